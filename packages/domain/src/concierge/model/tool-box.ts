import { CATEGORIES, type Event, type Town } from '@marquee/contract';
import { Moved, Reject } from '@marquee/kernel';
import type { CityRow } from '../../cities/index.ts';
import type { ReadDeps } from '../../deps.ts';
import { countCategories, getEvent } from '../../events/index.ts';
import type { Liking } from '../liking.ts';
import { coveredNear, placed } from '../place-of.ts';
import { type Wish, wish as wishSchema } from '../reading/wish.ts';
import { eventsOf, type Place } from '../tools.ts';
import { rowsOf } from './event-rows.ts';
import { eventArguments, noArguments, type SearchArguments, searchArguments } from './tools.ts';

/** Events of one search that the model sees. */
const MOST_ROWS = 8;
const MOST_ARGUMENTS = 2_000;

export interface Searched {
  wish: Wish;
  place: Place;
  nearby: Town[];
  events: Event[];
  /** Where the listing shows the same number. */
  total: number | null;
}

/** An event that a tool returned in this turn, and the search that found it. */
export interface Returned {
  event: Event;
  searched: Searched | null;
}

export interface Ground {
  home: Place;
  city: CityRow | null;
  today: string;
  /** Ids of the events shown in this session, the latest last. */
  shown: readonly string[];
  /** Orders what a search finds. The model sees the order, and nothing of what was saved. */
  liking: Liking | null;
}

/** The call has a form that no tool takes. */
export class BadCall extends Error {}

/** The tools of one turn and what they returned: the only events that its answer may show. They only read. */
export class ToolBox {
  readonly returned = new Map<string, Returned>();
  readonly searches: Searched[] = [];
  readonly #deps: ReadDeps;
  readonly #ground: Ground;
  readonly #told = new Map<string, Promise<unknown>>();

  constructor(deps: ReadDeps, ground: Ground) {
    this.#deps = deps;
    this.#ground = ground;
  }

  /** What a tool returns, as JSON. The same call again costs nothing. Throws BadCall. */
  async call(name: string, given: string): Promise<string> {
    if (given.length > MOST_ARGUMENTS) throw new BadCall('The arguments are too long.');
    const key = `${name} ${given}`;
    const told = this.#told.get(key) ?? this.#call(name, argumentsOf(given));
    this.#told.set(key, told);
    return JSON.stringify({ data: await told });
  }

  #call(name: string, given: unknown): Promise<unknown> {
    switch (name) {
      case 'search_events':
        return this.#search(parsed(searchArguments, given));
      case 'get_event':
        return this.#event(parsed(eventArguments, given).handle);
      case 'nearby_cities':
        parsed(noArguments, given);
        return coveredNear(this.#deps, this.#ground.city, this.#ground.home.city);
      case 'list_categories':
        parsed(noArguments, given);
        return this.#categories();
      default:
        return Promise.reject(new BadCall('There is no such tool.'));
    }
  }

  async #search(asked: SearchArguments): Promise<unknown> {
    const { home, today, shown, liking } = this.#ground;
    const { wish, place } = await placed(this.#deps, wishOf(asked, today), home);
    const beyond = asked.unseen ? { shown: new Set(shown) } : {};
    const { events, total, nearby } = await eventsOf(this.#deps, place, wish, { beyond, liking });
    const searched = { wish, place, nearby, events, total };
    this.searches.push(searched);
    const titles = new Set<string>();
    const first = events.filter(({ title }) => !titles.has(title) && titles.add(title)).slice(0, MOST_ROWS);
    return { events: rowsOf(first.map((event) => [this.#handleOf(event, searched), event])), found: events.length };
  }

  async #event(handle: string): Promise<unknown> {
    const known = this.returned.get(handle);
    const id = known?.event.id ?? shownBefore(this.#ground.shown, handle);
    if (id === undefined) throw new BadCall('No tool returned that handle.');
    try {
      const event = known?.event ?? (await getEvent(this.#deps, id));
      if (!known) this.returned.set(handle, { event, searched: null });
      return { events: rowsOf([[handle, event]]) };
    } catch (error) {
      if (error instanceof Reject || error instanceof Moved) return { events: [] };
      throw error;
    }
  }

  async #categories(): Promise<unknown> {
    const counts = await countCategories(this.#deps, this.#ground.home);
    return Object.fromEntries(CATEGORIES.map((one) => [one, counts[one] ?? 0]).filter(([, n]) => n !== 0));
  }

  #handleOf(event: Event, searched: Searched): string {
    for (const [handle, { event: one }] of this.returned) if (one.id === event.id) return handle;
    const handle = `e${[...this.returned.keys()].filter((key) => key.startsWith('e')).length + 1}`;
    this.returned.set(handle, { event, searched });
    return handle;
  }
}

/** The event that an earlier answer showed: `s3` is the latest. */
function shownBefore(shown: readonly string[], handle: string): string | undefined {
  const [, place] = /^s([1-3])$/.exec(handle) ?? [];
  return place === undefined ? undefined : shown.at(Number(place) - 4);
}

/** What a search asks for, by the arguments that the model wrote. Throws BadCall. */
export const wishOfCall = (given: string, today: string): Wish =>
  wishOf(parsed(searchArguments, argumentsOf(given)), today);

function wishOf(asked: SearchArguments, today: string): Wish {
  const { from, to, words, notWords, notCategories } = asked;
  const [first, last] = [from ?? to, to ?? from];
  if (first !== undefined && last !== undefined && last < first) throw new BadCall('The last day is before the first.');
  if (last !== undefined && last < today) throw new BadCall('Those days are over.');
  const term = words?.toLowerCase().trim();
  const wish = {
    ...asked,
    words: term || undefined,
    city: asked.city?.trim() || undefined,
    from: first !== undefined && first < today ? today : first,
    to: last,
    not: { categories: notCategories, words: notWords.map((word) => word.toLowerCase()) },
  };
  // The schema leaves out what is no part of a wish.
  return wishSchema.parse(Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined)));
}

function argumentsOf(given: string): unknown {
  try {
    return given.trim() === '' ? {} : JSON.parse(given);
  } catch {
    throw new BadCall('The arguments are not valid JSON.');
  }
}

function parsed<T>(
  schema: { safeParse(value: unknown): { success: true; data: T } | { success: false } },
  given: unknown,
): T {
  const result = schema.safeParse(given);
  if (!result.success) throw new BadCall('The arguments have another form.');
  return result.data;
}
