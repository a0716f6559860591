import { CAMPAIGN_FAULTS } from '@marquee/contract';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** Sentences that the specification prescribes, without a full stop. */
const PRESCRIBED: ReadonlySet<string> = new Set(Object.values(CAMPAIGN_FAULTS));

/** The error of an input as a sentence that names the field (docs/spec/decisions.md 113). */
export function inputSentence(issue: Issue | undefined, field: string): string {
  // A full sentence from the contract is used unchanged.
  if (issue && (issue.message.endsWith('.') || PRESCRIBED.has(issue.message))) return issue.message;
  return `${field} ${issue ? predicate(issue) : 'is malformed'}.`;
}

const NAMES: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function predicate(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      // zod gives the received type only in its message, to keep inputs out of logs.
      return issue.message.endsWith('received undefined')
        ? 'is missing'
        : `must be ${NAMES[issue.expected] ?? issue.expected}`;
    case 'too_small':
      return issue.origin === 'string'
        ? tooShort(Number(issue.minimum))
        : `must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string'
        ? `may have at most ${issue.maximum} characters`
        : `must be at most ${issue.maximum}`;
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`;
    case 'custom':
      return `is refused: ${issue.message}`;
    default:
      return /^must\b/.test(issue.message) ? issue.message : 'is malformed';
  }
}

function tooShort(minimum: number): string {
  return minimum === 1 ? 'must not be empty' : `must have at least ${minimum} characters`;
}
