import type { ToolDefinition } from '@vitrine/core';
import { versions } from '../generated/versions.gen.ts';

/** Whose words a result may hold. The built version is that of our own texts; a marketplace's variant has its own, computed when needed. */
export const originOf = (
  name: keyof typeof versions,
  thirdParty: boolean,
): Pick<ToolDefinition, 'content'> & { version?: string } =>
  thirdParty ? { content: 'third-party' } : { content: 'own', version: versions[name] };
