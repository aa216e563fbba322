import type { ModelContext } from './model-context.ts';

/**
 * Puts a context on a document as `document.modelContext`, a getter without setter as in the browser. Returns the
 * function that takes it away again.
 */
export function installModelContext(document: object, context: ModelContext): () => void {
  const before = Object.getOwnPropertyDescriptor(document, 'modelContext');
  Object.defineProperty(document, 'modelContext', {
    configurable: true,
    enumerable: true,
    get: () => context,
  });
  return () => {
    if (before) Object.defineProperty(document, 'modelContext', before);
    else Reflect.deleteProperty(document, 'modelContext');
  };
}
