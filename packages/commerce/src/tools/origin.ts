import type { ToolDefinition } from '@vitrine/core';

/** Whose words a result may hold. The built version is that of our own texts; a marketplace's variant has its own, computed when needed. */
export const originOf = (
  version: string,
  thirdParty: boolean,
): Pick<ToolDefinition, 'content'> & { version?: string } =>
  thirdParty ? { content: 'third-party' } : { content: 'own', version };
