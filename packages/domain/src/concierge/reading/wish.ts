import { ACCESS_KEYS, CATEGORIES, keptFilterFields, RADII, type Radius } from '@marquee/contract';
import { z } from 'zod';

const clock = z.string().regex(/^\d\d:\d\d$/);
const words = z.string().max(200);

export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;
/** Ways to feel that facts of an event speak for or against (`matching/moods.ts`). */
const MOODS = [
  'loud',
  'quiet',
  'weird',
  'spooky',
  'cozy',
  'festive',
  'active',
  'creative',
  'funny',
  'seated',
  'indoors',
] as const;
export type Mood = (typeof MOODS)[number];
export const PARTIES = ['date', 'kids', 'friends', 'group', 'solo'] as const;
export type Party = (typeof PARTIES)[number];

/** One of several things to do. */
const thing = z.object({
  categories: z.array(z.enum(CATEGORIES)).max(4),
  words: words.optional(),
  part: z.enum(DAY_PARTS).optional(),
});
export type Thing = z.output<typeof thing>;

/** What a visitor asks for, as filters over our own data. A model that reads requests has to give the same. */
export const wish = z.object({
  /** Days of the calendar, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** The days were asked for as a weekend, of which only a Sunday may be left. */
  isWeekend: z.literal(true).optional(),
  part: z.enum(DAY_PARTS).optional(),
  /** Wall times between which it starts. */
  after: clock.optional(),
  before: clock.optional(),
  categories: z.array(z.enum(CATEGORIES)).max(4),
  /** A search term. */
  words: words.optional(),
  not: z.object({ categories: z.array(z.enum(CATEGORIES)).max(8), words: z.array(words).max(6) }),
  ...keptFilterFields,
  /** Ways of being accessible that must all be known of an event; without one, any way will do (`accessible`). */
  access: z.array(z.enum(ACCESS_KEYS)).max(ACCESS_KEYS.length).optional(),
  /** It is on again and again: every week, or on several dates. */
  isRepeated: z.literal(true).optional(),
  mostDollars: z.number().min(0).max(10_000).optional(),
  party: z.enum(PARTIES).optional(),
  /** Of who comes along, where it is a teenager: a family's event for small children is none for them. */
  age: z.number().int().min(13).max(17).optional(),
  /** Of these, what was told of the person and not of what is looked for: it holds for another question, too. */
  personal: z
    .array(z.enum(['party', 'access']))
    .max(2)
    .optional(),
  sort: z.enum(['price', 'dear', 'popular', 'date', 'longest', 'shortest']).optional(),
  /** Of what is ordered so, the first alone is asked for: `the cheapest concert`, `the next trivia night`. */
  best: z.literal(true).optional(),
  /** A place other than the visitor's city: whether it is one is for the gazetteer to say. */
  city: z.string().max(80).optional(),
  state: z.string().length(2).optional(),
  /** Another place that will do as well. */
  orCity: z.string().max(80).optional(),
  /** Miles, as they are said. */
  within: z.number().min(0).max(100).optional(),
  /** Two or three things, one after the other. `categories` and `words` are those of all. */
  plan: z.array(thing).min(2).max(3).optional(),
  /** How it should feel. It orders what is found, and leaves nothing out. */
  moods: z.array(z.enum(MOODS)).max(MOODS.length).optional(),
});
export type Wish = z.output<typeof wish>;

export const NO_WISH: Wish = { categories: [], not: { categories: [], words: [] } };

/** Whether something to do is looked for, known or not. */
export const hasTopic = (wanted: Pick<Wish, 'categories' | 'words'>) =>
  wanted.categories.length > 0 || wanted.words !== undefined;

/** What may be asked of one event. `other` is what no event of ours says by itself. */
export const FACTS = [
  'on',
  'when',
  'where',
  'price',
  'length',
  'tickets',
  'access',
  'ages',
  'story',
  'host',
  'booking',
  'parking',
  'repeats',
  'other',
] as const;
export type Fact = (typeof FACTS)[number];

/** What a message asks of the concierge. */
export type Ask =
  /** `fact`: it would be a question about one event, if it says the title of one. */
  | { kind: 'find'; fact?: Fact }
  /** `other`: nothing that events answer, such as a joke, a booking, an insult. */
  | { kind: 'hello' | 'bye' | 'thanks' | 'help' | 'cities' | 'categories' | 'reset' | 'weather' | 'other' }
  /** Somebody would end their life or hurt themselves. */
  | { kind: 'danger' }
  /**
   * A fact of one event, whose name is the wish's words; without a name, of one of those shown last: `which` from 1 on, the last is -1. `also` is asked in the same breath.
   * `ofAll`: of each of them; `isNext`: of the one behind that which was told last. `isPast`: of a time that is over.
   */
  | {
      kind: 'about';
      fact: Fact;
      also?: Fact;
      isNamed: boolean;
      which?: number;
      ofAll?: true;
      isNext?: true;
      isPast?: true;
    }
  /** One of those shown last, by words of it: `the library one`; `fact` is what is asked of it. Where none has them, they are looked for. */
  | { kind: 'pick'; words: string; fact: Fact }
  /** Others than those shown. */
  | { kind: 'again' }
  /** The number of what was asked for last. */
  | { kind: 'count' }
  /** Like one of the shown, counted from 1. */
  | { kind: 'like'; which: number }
  /** After, or before, those shown. */
  | { kind: 'later' | 'earlier' };

export interface Reading {
  ask: Ask;
  wish: Wish;
}

/** The listing's next wider radius, which is the smallest that can be searched. */
export const radiusOf = (miles: number): Radius => RADII.find((radius) => radius >= miles) ?? 50;
