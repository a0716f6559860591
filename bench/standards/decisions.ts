import { type IcsComponent, readComponents, valueOf } from '../../packages/extraction/src/formats/ics/components.ts';

/** A decision of ours, as a change of the file after which both readings must agree. */
export interface Decision {
  name: string;
  rule: string;
  /** Events that are left out because of it. */
  leavesOut: (event: IcsComponent, all: readonly IcsComponent[]) => boolean;
}

const textOf = (event: IcsComponent, name: string) => valueOf(event, name)?.raw.trim() ?? '';
const sequenceOf = (event: IcsComponent) => Number(textOf(event, 'sequence')) || 0;
const idOf = (event: IcsComponent) => `${textOf(event, 'uid')} ${textOf(event, 'recurrence-id')}`;

export const DECISIONS: readonly Decision[] = [
  {
    name: 'untitled',
    rule: 'An event without SUMMARY cannot be listed.',
    leavesOut: (event) => textOf(event, 'summary') === '',
  },
  {
    name: 'private',
    rule: 'CLASS:PRIVATE and CLASS:CONFIDENTIAL are not public (RFC 5545 §3.8.1.3).',
    leavesOut: (event) => /^(?:private|confidential)$/i.test(textOf(event, 'class')),
  },
  {
    name: 'revised',
    rule: 'Of the revisions of an event the one with the highest SEQUENCE counts (RFC 5545 §3.8.7.4, RFC 5546 §2.1.5); the library keeps all.',
    leavesOut: (event, all) =>
      all.some((other) => idOf(other) === idOf(event) && sequenceOf(other) > sequenceOf(event)),
  },
];

/** The text of a calendar without the events that a decision leaves out; null if there are none. */
export function without(text: string, { leavesOut }: Decision): string | null {
  const { events } = readComponents(text);
  const out = events.map((event) => leavesOut(event, events));
  if (!out.includes(true)) return null;
  let index = -1;
  return text.replaceAll(/^BEGIN:VEVENT\s*?$[\s\S]*?^END:VEVENT\s*?$\r?\n?/gim, (event) => {
    index += 1;
    return out[index] ? '' : event;
  });
}
