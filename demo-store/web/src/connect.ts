import type { Shop } from './shop.ts';
import { unsavedForms } from './unsaved-forms.ts';

interface Connection {
  shop: Shop;
  openCart: () => void;
}

/** Offers this page's store and ways to move to whoever displays its tools; without anybody listening nothing happens. */
export function connect(document: Document, { shop: { store, router }, openCart }: Connection): void {
  const actions = {
    openCart,
    show: (target: string) => router.go(target),
    canLeave: () => unsavedForms(document).length === 0,
    authenticate: (returnTo: string) => router.go(`/sign-in?${new URLSearchParams({ return_to: returnTo })}`),
  };
  const offer = (): void => {
    document.dispatchEvent(new CustomEvent('vitrine:connect', { detail: { store, actions } }));
  };
  document.addEventListener('vitrine:ready', offer);
  offer();
}
