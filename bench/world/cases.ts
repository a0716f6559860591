import type { SearchSort } from '@marquee/contract';
import { answerRequest } from '@marquee/domain/concierge';
import type { ReadDeps } from '@marquee/domain/deps';
import { countVenues, type EventQuery, listEvents, searchEvents } from '@marquee/domain/events';

interface Answer {
  events: readonly unknown[];
  found: { n: number; more: boolean } | null;
}

export interface Case {
  run: () => Promise<Answer>;
  target: [perRow: number, besides: number] | null;
}

const PAGE = 50;
const COLUMBIA = { city: 'Columbia', state: 'SC' };
const LIST_TARGET: Case['target'] = [2.5, 30];
const SEARCH_TARGET: Case['target'] = [20, 200];

/** Pages by benchmark and name. A new subject (feeds, documents) is one more group. */
export async function casesOf(deps: ReadDeps): Promise<Record<string, Record<string, Case>>> {
  return { list: await lists(deps), search: await searches(deps), chat: chats(deps) };
}

async function lists(deps: ReadDeps): Promise<Record<string, Case>> {
  const base = { ...COLUMBIA, limit: PAGE, sort: 'date-asc' as const };
  const { nextCursor } = await listEvents(deps, base);
  const list = (change: Partial<Parameters<typeof listEvents>[1]>, target = LIST_TARGET): Case => ({
    run: () => listEvents(deps, { ...base, ...change }),
    target,
  });
  const inDays = { from: dayIn(30), to: dayIn(32) };
  return {
    'date-asc': list({}),
    'date-desc': list({ sort: 'date-desc' }),
    'price-asc': list({ sort: 'price-asc' }),
    'price-desc': list({ sort: 'price-desc' }),
    popularity: list({ sort: 'popularity' }),
    'second page': list({ cursor: nextCursor ?? '' }),
    'one category': list({ categories: ['Music'] }),
    'one venue': list({ venue: 'Hall 7' }),
    'three categories': list({ categories: ['Music', 'Food', 'Arts'] }, null),
    'three days': list(inDays, SEARCH_TARGET),
    'free, three days, one category': list({ ...inDays, free: true, categories: ['Music'] }, SEARCH_TARGET),
    'family friendly': list({ family: true }, SEARCH_TARGET),
    'family friendly, by price': list({ family: true, sort: 'price-asc' }, SEARCH_TARGET),
    'family friendly, free, three days, one category': list(
      { ...inDays, family: true, free: true, categories: ['Food'] },
      SEARCH_TARGET,
    ),
    'a whole state': list({ city: undefined }, SEARCH_TARGET),
  };
}

async function searches(deps: ReadDeps): Promise<Record<string, Case>> {
  const search = (term: string, filters: EventQuery & { sort?: SearchSort; cursor?: string } = {}): Case => ({
    run: () => searchEvents(deps, { ...COLUMBIA, limit: PAGE, sort: 'relevance', ...filters, term }),
    target: SEARCH_TARGET,
  });
  const first = await searchEvents(deps, { ...COLUMBIA, limit: PAGE, sort: 'relevance', term: 'lanterns' });
  const cursor = first.nextCursor ?? '';
  return {
    'in every title': search('lanterns'),
    'in one of 97': search('37 lanterns'),
    'in one of 1,000': search('zebra'),
    'in a description alone': search('some length'),
    'while typing': search('lant'),
    'two letters': search('ev'),
    'one letter': search('l'),
    'two words apart': search('hall evening'),
    'in nothing': search('xylophone'),
    'by date': search('lanterns', { sort: 'date-asc' }),
    'latest first': search('lanterns', { sort: 'date-desc' }),
    'by price': search('lanterns', { sort: 'price-asc' }),
    'by popularity': search('lanterns', { sort: 'popularity' }),
    'second page': search('lanterns', { cursor }),
    'in a category': search('lanterns', { categories: ['Music'] }),
    'at a venue': search('lanterns', { venue: 'Hall 7' }),
    'in three days, free': search('lanterns', { from: dayIn(30), to: dayIn(32), free: true }),
    'family friendly': search('lanterns', { family: true }),
    'in a small city': search('lanterns', { city: 'Town 7', state: 'NC' }),
    'venues of a search': {
      run: async () => ({ events: await countVenues(deps, { ...COLUMBIA, term: 'lanterns' }), found: null }),
      target: null,
    },
  };
}

/** Requests to the concierge: what one answer costs, whatever it shows. */
function chats(deps: ReadDeps): Record<string, Case> {
  const ask = (message: string): Case => ({
    run: async () => {
      const request = { ...COLUMBIA, message, sessionId: 'a-session-of-the-bench', language: 'en' as const };
      return { events: (await answerRequest(deps, request)).answer.recommendedEvents, found: null };
    },
    target: null,
  });
  return {
    'a category': ask('live music'),
    'a word on a day': ask('lanterns on the next friday'),
    'free this weekend': ask('free things to do this weekend'),
    'looked through': ask('concerts under $5 before noon, not a bar'),
    families: ask('something for the kids next week'),
    'found in nothing': ask('xylophone duel tonight'),
    'two words': ask('evening lanterns'),
    'either of two': ask('lanterns or zebra on friday'),
    'one after the other': ask('lanterns and then live music on friday'),
    'a word with an hour': ask('lanterns after 9 on friday'),
    'a word with an hour and a price': ask('zebra after 11pm under $5 on friday'),
    'by price': ask('cheap things to do this weekend'),
    'a category with an hour and a price on a day': ask('comedy or food before 9am under $5 on friday'),
    'three, one after the other': ask('lanterns, then food, then live music on friday'),
    'how it should feel': ask('somewhere quiet this weekend'),
    'one that is over': ask('did I miss the 37 lanterns evening?'),
    'one event': ask('is the 37 lanterns evening still on?'),
  };
}

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
