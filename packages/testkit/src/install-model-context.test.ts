import { describe, expect, it } from 'vitest';
import { installModelContext } from './install-model-context.ts';
import { createMemoryModelContext } from './memory-model-context.ts';

interface TestDocument {
  modelContext?: unknown;
}

describe('installModelContext', () => {
  it('puts the context on the document, not to be assigned, and takes it away again', () => {
    const document: TestDocument = {};
    const context = createMemoryModelContext();
    const remove = installModelContext(document, context);
    expect(document.modelContext).toBe(context);
    expect(() => (document.modelContext = null)).toThrow(TypeError);
    remove();
    expect('modelContext' in document).toBe(false);
  });

  it('brings back what the document had before', () => {
    const document: TestDocument = { modelContext: 'own' };
    installModelContext(document, createMemoryModelContext())();
    expect(document.modelContext).toBe('own');
  });
});
