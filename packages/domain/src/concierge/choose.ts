import { CHAT_EVENTS_MAX, type Event } from '@marquee/contract';
import { strengthOf } from './matching/matched-words.ts';
import type { Wish } from './reading/wish.ts';
import { isOf, type Place } from './tools.ts';

/**
 * The first of the events, one of each show and venue where there are enough: three dates of one show are one recommendation. What answers the words
 * of a wish better comes first, then what is in the town itself, whatever its venue.
 */
export function choose(
  events: readonly Event[],
  { from, words, best, within }: Partial<Wish> = {},
  place?: Place,
): Event[] {
  // What began before the days that were asked for comes after what begins on them.
  const fresh =
    from === undefined
      ? events
      : [...events.filter(({ startDate }) => startDate >= from), ...events.filter(({ startDate }) => startDate < from)];
  const chosen: Event[] = [];
  const seen = new Set<string>();
  const isOwn = (event: Event) => place === undefined || best || within !== undefined || isOf(place, event);
  const tiers = new Map<number, Event[]>();
  for (const event of fresh) {
    const tier = 2 * (words === undefined ? 0 : strengthOf(event, words)) + (isOwn(event) ? 1 : 0);
    tiers.set(tier, [...(tiers.get(tier) ?? []), event]);
  }
  const passes = [...tiers.keys()]
    .toSorted((a, b) => b - a)
    .flatMap((tier) => [true, false].map((isStrict) => ({ tier: tiers.get(tier) ?? [], isStrict })));
  for (const { tier, isStrict } of passes) {
    for (const event of tier) {
      if (chosen.length === CHAT_EVENTS_MAX) return chosen;
      const keys = [`title:${event.title.toLowerCase()}`, ...(isStrict && event.venue ? [`venue:${event.venue}`] : [])];
      if (chosen.includes(event) || keys.some((key) => seen.has(key))) continue;
      chosen.push(event);
      for (const key of keys) seen.add(key);
    }
  }
  return chosen;
}
