import { showingsOf } from '@marquee/domain/sources';
import { extract } from '@marquee/extraction';
import { offsetAt } from '../../packages/extraction/src/candidates/times/zone.ts';
import { comparable } from '../../packages/extraction/src/document/text.ts';
import { type Days, type Instance, withinDays } from '../../packages/extraction/test/ical/with-ical.ts';

export interface Ours {
  instances: Instance[];
  /** Codes of what was found. */
  findings: string[];
  /** Drafts before they are expanded. */
  drafts: number;
}

/** A calendar as the product reads and expands it: the cascade of rungs, then the showings of the next 26 weeks. */
export function ourInstances(bytes: Uint8Array, days: Days): Ours {
  const hints = { today: days.from, timezone: days.home };
  const extraction = extract({ url: 'https://suite.example/calendar.ics', contentType: 'text/calendar', bytes }, hints);
  const { drafts, findings } = showingsOf(extraction, hints);
  const instances = drafts.map(({ title, start, timezone }): Instance => {
    if (start.value.length === 10) return { title: comparable(title.value), start: start.value };
    const offset = offsetAt(start.value, timezone?.value ?? days.home);
    return { title: comparable(title.value), start: Date.parse(`${start.value}Z`) - offset * 60_000 };
  });
  return {
    instances: withinDays(instances, days),
    findings: [...new Set([...extraction.findings, ...findings].map(({ code }) => code))],
    drafts: extraction.drafts.length,
  };
}
