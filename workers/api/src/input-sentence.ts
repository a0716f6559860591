import { CAMPAIGN_FAULTS } from '@marquee/contract';
import { type Message, say } from '@marquee/kernel';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** Sentences that the specification prescribes, without a full stop. */
const PRESCRIBED: ReadonlySet<string> = new Set(Object.values(CAMPAIGN_FAULTS));

/** The error of an input as a sentence that names the field (docs/spec/decisions.md 113). */
export function inputSentence(issue: Issue | undefined, field: string): Message | string {
  if (!issue) return say('input.malformed', { field });
  // A full sentence from the contract is used unchanged.
  if (issue.message.endsWith('.') || PRESCRIBED.has(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      // zod gives the received type only in its message, to keep inputs out of logs.
      if (issue.message.endsWith('received undefined')) return say('input.missing', { field });
      return say('input.mustBe', {
        field,
        what: isNamed(issue.expected) ? say(`input.kind.${issue.expected}`) : issue.expected,
      });
    case 'too_small':
      if (issue.origin === 'string') return tooShort(field, Number(issue.minimum));
      return say(issue.inclusive ? 'input.atLeast' : 'input.moreThan', { field, n: Number(issue.minimum) });
    case 'too_big':
      return say(issue.origin === 'string' ? 'input.tooLong' : 'input.atMost', {
        field,
        n: Number(issue.maximum),
      });
    case 'invalid_value':
      return say('input.oneOf', { field, values: issue.values.map(String).join(', ') });
    case 'custom':
      return `${field} is refused: ${issue.message}.`;
    default:
      if (issue.message === 'must say why') return say('input.mustSayWhy', { field });
      return /^must\b/.test(issue.message) ? `${field} ${issue.message}.` : say('input.malformed', { field });
  }
}

const KINDS = ['string', 'number', 'int', 'boolean', 'array', 'object'] as const;
const isNamed = (kind: string): kind is (typeof KINDS)[number] => (KINDS as readonly string[]).includes(kind);

function tooShort(field: string, n: number): Message {
  return n === 1 ? say('input.empty', { field }) : say('input.tooShort', { field, n });
}
