import { cardPageTools } from './page-rules/card-page-tools.ts';
import { errorWithoutApi } from './page-rules/error-without-api.ts';
import { formAutosubmit } from './page-rules/form-autosubmit.ts';
import { formIncomplete } from './page-rules/form-incomplete.ts';
import { formPassword } from './page-rules/form-password.ts';
import { frameTools } from './page-rules/frame-tools.ts';
import { hintLost } from './page-rules/hint-lost.ts';
import { lateTool } from './page-rules/late-tool.ts';
import { originAgentCluster } from './page-rules/origin-agent-cluster.ts';
import { privateLeft } from './page-rules/private-left.ts';
import { staleApi } from './page-rules/stale-api.ts';
import { toolsPolicy } from './page-rules/tools-policy.ts';
import type { PageRule } from './rule.ts';

/** Rules about pages: what a live page or an HTML file shows beside its definitions. */
export const pageRules: readonly PageRule[] = [
  hintLost,
  lateTool,
  privateLeft,
  cardPageTools,
  errorWithoutApi,
  formAutosubmit,
  formIncomplete,
  formPassword,
  frameTools,
  originAgentCluster,
  staleApi,
  toolsPolicy,
];
