const CITIES = 20;
const MINUTES = 180;
/** Of one person: a list, what they narrow it by, a search, an event or two; some read a feed. */
const EACH = 12;

export const visitsOf = (people: number) => people * EACH;

/** Cities as visitors choose them: the n-th is visited 1/n as often as the first (Zipf). */
const cityOf = (chance: number) => {
  const weights = Array.from({ length: CITIES }, (_, n) => 1 / (n + 1));
  let left = chance * weights.reduce((sum, one) => sum + one, 0);
  const found = weights.findIndex((weight) => (left -= weight) <= 0);
  return found <= 0 ? { city: 'Columbia', state: 'SC' } : { city: `Town ${found}`, state: 'NC' };
};

/** An evening of so many people in 20 cities, by minutes: the same each time. It begins slowly, and most come in its middle. */
export function evening(people: number): string[][] {
  const random = sequence(20_261_128);
  const minutes = Array.from({ length: MINUTES }, (): string[] => []);
  for (let person = 0; person < people; person += 1) {
    const place = cityOf(random());
    const starts = Math.floor(((random() + random()) / 2) * (MINUTES - EACH * 2));
    for (let step = 0; step < EACH; step += 1)
      minutes[starts + Math.floor(step * (1 + random()))]?.push(pathOf(place, step, random));
  }
  return minutes;
}

const CATEGORIES = ['Music', 'Food', 'Arts', 'Outdoor'];
const TERMS = ['lanterns', 'evening', 'zebra', 'hall'];

function pathOf(place: { city: string; state: string }, step: number, random: () => number): string {
  const search = new URLSearchParams(place).toString();
  const one = (list: readonly string[]) => list[Math.floor(random() ** 2 * list.length)] ?? '';
  /** Popular events are opened more often; half of all lie in Columbia, and 500 towns share the rest. */
  const slug = () => `event-${1 + 2 * Math.floor(random() ** 3 * 200)}`;
  const paths: Array<() => string> = [
    () => `/events?${search}`,
    () => `/api/events?${search}&categories=${one(CATEGORIES)}&boosted=true&within=25`,
    () => `/events/${slug()}`,
    () => `/api/events?${search}&free=true&boosted=true&within=25`,
    () => `/api/events/search/${one(TERMS)}?${search}&boosted=true&within=25`,
    () => `/events/${slug()}`,
    () => `/api/venues/counts?${search}`,
    () => `/api/events?${search}&sort=popularity&boosted=true&within=25`,
    () => `/api/events/${slug()}`,
    () => `/api/categories/counts?${search}&within=25`,
    () => (random() < 0.3 ? `/api/feeds/events.ics?${search}` : `/events?${search}`),
    () => '/',
  ];
  return paths[step % paths.length]?.() ?? '/';
}

/** Mulberry32: numbers from 0 to 1, the same for each seed. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
