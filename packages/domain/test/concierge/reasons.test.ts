import { type Event, UNSTATED } from '@marquee/contract';
import * as fc from '@marquee/testkit/properties';
import { expect, it } from 'vitest';
import { matchedWords } from '../../src/concierge/matching/matched-words.ts';
import { NO_WISH } from '../../src/concierge/reading/wish.ts';
import { reasonsOf } from '../../src/concierge/reasons.ts';
import { en } from '../../src/concierge/words/en.ts';
import { es } from '../../src/concierge/words/es.ts';

const TODAY = '2026-10-01';
const event = (given: Partial<Event>): Event =>
  ({
    id: 'e1',
    title: 'Brass at Dusk',
    description: null,
    venue: 'Congaree Stage',
    city: 'Columbia',
    state: 'SC',
    startDate: '2026-10-01T19:30',
    isAllDay: false,
    price: '$15',
    priceMin: 15,
    priceMax: null,
    categories: ['Music'],
    status: 'active',
    ...UNSTATED,
    ...given,
  }) as Event;

it.each([
  ['Comedy by Candle', 'stand-up comedy', ['comedy']],
  ['Dragons of the Deep', 'drag', null],
  ['Drag Bingo', 'drag', ['drag']],
  ['Hiking the Ridge', 'hike', ['hiking']],
  ['Artful Dodgers', 'art', null],
  ['Red Clay, Blue Flame', 'blues', null],
  ['Blues on the River', 'blues', ['blues']],
  ['Teatro al Aire Libre', 'theater', ['teatro']],
  ['Cartography for All', 'car', null],
  ['Wines of the World', 'wine', ['wines']],
  ['Winners of the Year', 'wine', null],
  ['Win a Trip', 'wine', null],
  ['Winning at Chess', 'winner', ['winning']],
  ['Runners on Main', 'run', ['runners']],
  ['Biking the Ridge', 'bike', ['biking']],
  ['Clubbing Downtown', 'clubs', ['clubbing']],
  ['Planes over Town', 'plan', null],
  ['Danceable Jazz & Blues', 'jazz blues', ['jazz', 'blues']],
  ['Opéra en Plein Air', 'opera', ['opera']],
])('finds in “%s” of “%s” the words that are there', (title, words, there) => {
  expect(matchedWords(event({ title, categories: ['Other'] }), words)?.words ?? null).toEqual(there);
});

const WORDS = [
  'jazz',
  'drag',
  'dragons',
  'comedy',
  'stand-up',
  'art',
  'arts',
  'wine',
  'opera',
  'quilts',
  'teatro',
  'run',
  'running',
  'free',
  'night',
  'kids',
  'hall',
];
const text = fc
  .array(fc.constantFrom(...WORDS, 'the', 'of', 'Prelude', 'Grand', 'Candle'), { minLength: 1, maxLength: 6 })
  .map((words) => words.join(' '));
const plain = (some: string | null) => (some ?? '').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

it('gives no reason that the event does not bear out, for any request and any event', () => {
  fc.assert(
    fc.property(
      text,
      text,
      fc.option(text, { nil: null }),
      text,
      fc.record({
        priceMin: fc.constantFrom(null, 0, 5, 15),
        priceMax: fc.constantFrom(null, 0, 25),
        startDate: fc.constantFrom(
          '2026-10-01T09:00',
          '2026-10-01T19:30',
          '2026-10-02T20:00',
          '2026-10-01',
          '2026-09-30T20:00',
          '2026-11-14T10:00',
        ),
        categories: fc.constantFrom(['Music'], ['Arts', 'Food'], ['Other'], []),
        familyFriendly: fc.boolean(),
        ages: fc.constantFrom(null, 'all', '21+'),
        status: fc.constantFrom('active', 'cancelled', 'postponed'),
      }),
      fc.record({
        free: fc.constantFrom(undefined, true),
        mostDollars: fc.constantFrom(undefined, 10),
        party: fc.constantFrom(undefined, 'kids', 'date'),
        categories: fc.constantFrom([], ['Music'], ['Food']),
      }),
      (words, title, description, venue, facts, asked) => {
        const price = priceOf(facts.priceMin, facts.priceMax);
        const one = event({
          ...facts,
          title,
          description,
          venue,
          price,
          isAllDay: facts.startDate.length === 10,
        } as unknown as Partial<Event>);
        for (const language of [en, es]) {
          const wish = { ...NO_WISH, ...asked, words } as never;
          const { reasons } = reasonsOf(one, { wish, nearby: [], today: TODAY, words: language, liking: null });
          for (const reason of reasons) expect(`${isTrue(reason, one)} ${reason}`).toBe(`true ${reason}`);
        }
      },
    ),
    { numRuns: 500 },
  );
});

function priceOf(least: number | null, most: number | null): string {
  if (least === null) return 'See event page';
  if (most !== null && most > least) return `$${least}–$${most}`;
  return least === 0 ? 'Free' : `$${least}`;
}

/** Knows the wording of reasons, and nothing of how they are made. */
function isTrue(reason: string, one: Event): boolean {
  const there = [...reason.matchAll(/[“«]([^”»]+)[”»]/g)].map(([, word = '']) => word);
  const has = (some: string | null) =>
    there.length > 0 &&
    there.every((word) =>
      plain(some)
        .split(/[^a-z-]+/)
        .includes(plain(word)),
    );
  if (/title|título/.test(reason)) return has(one.title);
  if (/description|descripción/.test(reason)) return has(one.description);
  if (/^(?:free|gratis)$/.test(reason)) return one.priceMin === 0 && (one.priceMax ?? 0) === 0;
  if (reason.startsWith('$') || reason === 'See event page') return reason === one.price;
  if (/^(?:at|en) [a-zA-Z]/.test(reason) && reason !== 'en curso') return reason.endsWith(` ${one.venue}`);
  const day = one.startDate.slice(0, 10);
  if (/^(?:tonight|esta noche)$/.test(reason)) return one.startDate.startsWith(`${TODAY}T19`);
  if (/^(?:today|hoy)$/.test(reason)) return day === TODAY;
  if (/^(?:tomorrow|mañana)$/.test(reason)) return day === '2026-10-02';
  if (/^(?:on now|en curso)$/.test(reason)) return day < TODAY;
  if (/14/.test(reason)) return day === '2026-11-14';
  if (/famil/.test(reason)) return one.familyFriendly;
  if (/all ages|todas las edades/.test(reason)) return one.ages === 'all' && one.familyFriendly;
  if (/cancel/.test(reason)) return one.status === 'cancelled';
  if (/postponed|pospuesto/.test(reason)) return one.status === 'postponed';
  const NAMES: Record<string, string> = {
    music: 'Music',
    música: 'Music',
    arts: 'Arts',
    arte: 'Arts',
    food: 'Food',
    comida: 'Food',
  };
  return (one.categories as string[]).includes(NAMES[reason] ?? '');
}
