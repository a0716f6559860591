import { filtersOn } from '@marquee/contract';
import { goesOnWith, type Reading, readRequest, type Wish } from '@marquee/domain/concierge';

/** The day on which all requests are made: a Thursday. */
export const TODAY = '2026-10-01';

/** What a request is understood as, by the names that the written requests use. */
export type Filters = Map<string, string>;

/** The filters of the last of some messages of one conversation. */
export function understood(messages: readonly string[]): Filters {
  let last: Wish | null = null;
  let reading: Reading | null = null;
  for (const message of messages) {
    reading = readRequest(message, last, TODAY);
    last = goesOnWith(reading, last);
  }
  return reading ? filtersOf(reading) : new Map();
}

const ASKS = new Set(['hello', 'thanks', 'help', 'cities', 'categories']);

export function filtersOf({ ask, wish }: Reading): Filters {
  const { from, to, part, after, before, categories, words, not, mostDollars, party, sort, city, state, within } =
    wish satisfies Wish;
  const entries: Array<[string, string | undefined]> = [
    ['ask', ASKS.has(ask.kind) ? ask.kind : undefined],
    ['again', ask.kind === 'again' ? 'true' : undefined],
    ['later', ask.kind === 'later' ? 'true' : undefined],
    ['like', ask.kind === 'like' ? String(ask.which) : undefined],
    ['days', from && `${from}..${to}`],
    ['part', part],
    ['after', after],
    ['before', before],
    ['category', categories.length > 0 ? categories.join(',') : undefined],
    ['q', words],
    ['not', [...not.categories, ...not.words].join(',') || undefined],
    ...filtersOn(wish).map((filter): [string, string] => [filter, 'true']),
    ['max', mostDollars?.toString()],
    ['party', party],
    ['sort', sort],
    ['city', city && (state ? `${city},${state}` : city)],
    ['within', within?.toString()],
  ];
  return new Map(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** `days=… q=…` as filters. `ask=` alone is none: the message asks for no events. */
export function pairsOf(filters: string): Filters {
  const pairs = filters
    .split(/ (?=\w+=)/)
    .filter((pair) => !pair.startsWith('ask=') || pair.length > 4)
    .map((pair) => pair.split('=') as [string, string]);
  return new Map(pairs.filter(([key]) => key !== ''));
}

export const shown = (filters: Filters) => [...filters].map(([key, value]) => `${key}=${value}`).join(' ') || 'nothing';
