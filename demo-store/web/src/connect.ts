import type { Shop } from './shop.ts';
import { unsavedForms } from './unsaved-forms.ts';

/** Offers this page's store and ways to move to whoever displays its tools; without anybody listening nothing happens. */
export function connect(document: Document, { store, router }: Shop): void {
  const actions = {
    openCart: () => router.go('/cart'),
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
