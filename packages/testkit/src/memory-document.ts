/** What of a top-level page the framework touches, in memory: events, location, storage, navigation, one meta element. */
export interface MemoryDocument {
  readonly document: Document;
  readonly window: Window;
}

/** Makes a page at a path; it has no context before `installModelContext`. */
export function createMemoryDocument(path = '/'): MemoryDocument {
  const origin = 'http://localhost';
  const location = { origin, pathname: path };
  const navigation = new EventTarget();
  const window = Object.assign(new EventTarget(), {
    origin,
    location,
    navigation,
    isSecureContext: true,
    localStorage: createStorage(),
    sessionStorage: createStorage(),
    navigator: { language: 'en' },
    history: {
      // oxlint-disable-next-line max-params -- the platform's signature
      pushState(_state: unknown, _unused: string, target: string) {
        location.pathname = target;
        navigation.dispatchEvent(new Event('currententrychange'));
      },
    },
  });
  Object.assign(window, { top: window, window });
  const children: { name: string; content: string }[] = [];
  const document = Object.assign(new EventTarget(), {
    defaultView: window,
    location,
    visibilityState: 'visible',
    documentElement: { lang: 'en' },
    head: { append: (meta: { name: string; content: string }) => void children.push(meta) },
    createElement: () => ({ name: '', content: '' }),
    querySelector: () => children.at(-1) ?? null,
  });
  Object.assign(window, { document });
  return { document: document as unknown as Document, window: window as unknown as Window };
}

function createStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}
