import type { Draft } from '@marquee/extraction';
import { type Instant, type Message, say } from '@marquee/kernel';
import { type Appraised, appraise } from './appraise.ts';
import type { Place } from './attribute-city.ts';
import type { Placed } from './place-drafts.ts';

export type Judged = { draft: Draft } & ({ kept: Appraised & { place: Place } } | { rejected: Message });

/** The decision on a placed draft: kept in its stored form, or rejected with the reason. */
export function judge({ draft, place }: Placed, shiftWeeks: number, now: Instant): Judged {
  if ('refused' in place)
    return {
      draft,
      rejected: say('trial.refusedPlace', { title: draft.title.value.slice(0, 60), why: place.refused }),
    };
  const verdict = appraise(draft, place.timezone, shiftWeeks, now);
  return 'rejected' in verdict ? { draft, ...verdict } : { draft, kept: { ...verdict.kept, place } };
}
