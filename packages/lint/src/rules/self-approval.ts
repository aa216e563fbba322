import { isFor, says, verb } from '../purpose.ts';
import type { ToolRule } from '../rule.ts';

/** A tool by which an agent approves what an agent proposed. */
export const selfApproval: ToolRule = {
  id: 'self-approval',
  family: 'sensitive',
  kind: 'tool',
  severity: 'error',
  reason:
    'If the same channel proposes and approves, there is no second person. Approving belongs to a button of the page.',
  source: 'WebMCP draft, security section; webmachinelearning/webmcp#198',
  check(tool) {
    if (
      tool.risk === 'read' ||
      tool.risk === 'show' ||
      says(verb(tool.nameWords), 'do:read', 'do:find', 'do:move')
    )
      return [];
    const approves = tool.nameWords.some(({ word }) => approving.test(word));
    return approves &&
      (isFor(tool, 'thing:proposal', 'do:refund') || pending.test(tool.description.slice(0, 500)))
      ? [{ path: '/name' }]
      : [];
  },
  good: [
    {
      name: 'approve_design',
      description: 'Opens the design for the shopper to look at.',
      effect: 'navigate',
      annotations: null,
    },
    { name: 'list_approved_offers', description: 'Lists offers.' },
  ],
  bad: [
    { name: 'approve_proposal', description: 'Approves it.', annotations: null },
    {
      name: 'approveAction',
      description: 'Carries out the action that the assistant proposed before.',
      annotations: null,
    },
    { name: 'grant_approval', description: 'Releases the pending request.', annotations: null },
  ],
};

const approving =
  /^(approve[sd]?|approval|authori[sz]es?|genehmig\w*|freigeb\w*|freigabe|aprob\w*|aprueba|approuv\w*|批准|承認|승인)$/;
const pending =
  /\b(proposed|suggested|requested|pending|queued|drafted)\b.{0,40}|\b(by|of) (the )?(assistant|agent|model|ai)\b|\bvorgeschlagen|\bpropuest|\bproposé|提案|대기/iu;
