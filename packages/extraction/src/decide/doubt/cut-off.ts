import type { Method, Unkeyed } from '../../base/types.ts';
import type { Page } from '../../document/page.ts';
import { DOUBT } from '../weights/doubt.ts';
import type { Doubt } from './doubts.ts';

/** Whether a document ends before its end, as its format tells: what it says last may be incomplete, and the rest is unknown. */
export function isCutOff({ format, text }: Page): boolean {
  if (format === 'ics') return !/END:VCALENDAR(?![\s\S]*^BEGIN:)/im.test(text.slice(-DOUBT.cutOff.endingChars));
  const ending = text.slice(-DOUBT.cutOff.endingChars).trimEnd();
  return format === 'json' ? !/[\]});]$/.test(ending) : !ending.endsWith('>');
}

/** Formats whose events have parts that come one after the other. */
const IN_PARTS: readonly Method[] = ['ics', 'jsonld', 'json-feed'];

/** Why the days of drafts in a document that is cut off must not be published unseen, per draft. */
export function doubtsOfCut(page: Page, method: Method, drafts: readonly Unkeyed[]): Array<Doubt | null> {
  const isCut = isCutOff(page);
  return drafts.map(({ recurrence }, index) => {
    if (!isCut) return null;
    if (recurrence) return 'doubt.repeatsInCutDocument';
    return IN_PARTS.includes(method) && index === drafts.length - 1 ? 'doubt.lastOfCutDocument' : null;
  });
}
