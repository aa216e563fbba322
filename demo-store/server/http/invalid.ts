import type * as z from 'zod';
import { refused } from '../shop/outcome.ts';

/** The refusal of a request that does not fit its schema: every field, the type it had and what is accepted; never its value. */
export function invalid(issues: readonly z.core.$ZodIssue[], value: unknown) {
  const fields = issues.slice(0, 20).flatMap((issue) => toFields(issue, value));
  return refused(400, {
    code: 'invalid',
    content: 'The request does not fit what this operation takes.',
    fields,
  }).refusal;
}

function toFields(issue: z.core.$ZodIssue, value: unknown) {
  const pointer = (path: readonly PropertyKey[]) =>
    path.map((part) => `/${String(part).slice(0, 30)}`).join('');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: pointer([...issue.path, key]),
      got: 'unknown',
      accepted: 'nothing of this name',
    }));
  }
  return [{ path: pointer(issue.path), got: typeAt(value, issue.path), accepted: accepted(issue) }];
}

function accepted(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return issue.expected;
  if (issue.code === 'invalid_value') return issue.values.map(String).join(', ').slice(0, 120);
  if (issue.code === 'too_big') return `at most ${issue.maximum}`;
  if (issue.code === 'too_small') return `at least ${issue.minimum}`;
  if (issue.code === 'invalid_format') return issue.pattern?.slice(0, 120) ?? issue.format;
  return issue.code === 'invalid_union' ? 'exactly one of the accepted shapes' : 'another value';
}

function typeAt(value: unknown, path: readonly PropertyKey[]): string {
  let at = value;
  for (const part of path)
    at = typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[part] : undefined;
  if (at === null) return 'null';
  return Array.isArray(at) ? 'array' : at === undefined ? 'nothing' : typeof at;
}
