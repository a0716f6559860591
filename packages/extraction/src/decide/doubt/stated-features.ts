import type { Method, Unkeyed } from '../../base/types.ts';
import { dateOf, daysBetween, timeOf } from '../../candidates/times/local.ts';
import type { Page } from '../../document/page.ts';
import type { FeatureParts } from './feature-parts.ts';
import { titleWordings, togetherness } from './wording.ts';

/** Drafts whose fields a format names. */
export function statedFeatures(page: Page, method: Method, drafts: readonly Unkeyed[]): FeatureParts[] {
  const together = togetherness(drafts);
  const wordings = titleWordings(drafts);
  const read = { [`by_${method}`]: 1 };
  return drafts.map((draft, index) => {
    const time = timeOf(draft.start.value);
    const ahead = daysBetween(page.hints.today, dateOf(draft.start.value));
    const own = {
      past: Number(ahead < -1),
      far: Number(ahead > 300),
      confirmed: Number(draft.start.evidence.some((one) => one.method === 'visible-text')),
      odd_hour: Number(time !== undefined && time < '08:00'),
      midnight: Number(time === '00:00'),
      venue: Number(draft.venue !== undefined),
      venue_long: Number((draft.venue?.value.length ?? 0) > 60),
      venue_confirmed: Number(draft.venue?.evidence.some((one) => one.method === 'visible-text') ?? false),
    };
    return [together[index] ?? {}, wordings[index] ?? {}, read, own];
  });
}
