import { CATEGORIES, type Category, type Status, type Venue, type WeeklyShow } from '../model.ts';

type Venues = Readonly<Record<string, Venue>>;
type Undated = Omit<WeeklyShow, 'when'>;

/** How each word of a show's line is read that is not its title, time, category or price. */
const WORDS: Readonly<Record<string, (value: string, venues: Venues) => Partial<WeeklyShow>>> = {
  at: (value, venues) => ({ at: known(venues, value) }),
  everyWeeks: (value) => ({ everyWeeks: Number(value) }),
  formerly: (formerly) => ({ formerly }),
  hint: (hint) => ({ hint }),
  online: () => ({ isOnline: true }),
  pausesEvery: (value) => ({ pausesEvery: Number(value) }),
  saleWeeks: (value) => ({ saleWeeks: Number(value) }),
  season: (value) => {
    const [first = '', last = ''] = value.split('-');
    return { season: [Number(first), Number(last)] };
  },
  status: (value) => ({ status: value as Status }),
  terms: (terms) => ({ terms }),
};

/**
 * Shows as a venue would print them, two lines each: `title | Fri 20:00-22:30 | Music | $12`, then its text. The price may be absent; what
 * else there is to say follows it as `hint: Ages 21+`, under the names of `WORDS`. Throws for a line that it cannot read.
 * @param venues where shows are that are not at their site's own venue, by the names that their lines use
 */
export function showsOf(leaflet: string, venues: Venues = {}): WeeklyShow[] {
  return entriesOf(leaflet).map(([line, text]) => {
    const [title = '', when = '', ...rest] = line.split(' | ');
    return { title, when, ...told(rest, text, venues) };
  });
}

/** The same for shows whose days follow from a rotation: their lines have no time. */
export function playsOf(leaflet: string): Undated[] {
  return entriesOf(leaflet).map(([line, text]) => {
    const [title = '', ...rest] = line.split(' | ');
    return { title, ...told(rest, text, {}) };
  });
}

function told([category = '', ...rest]: string[], text: string, venues: Venues): Omit<Undated, 'title'> {
  const words = rest.filter(isWord);
  const price = rest.find((part) => !isWord(part));
  const facts = words.map((word) => {
    const [name = '', value = ''] = word.split(/: (.*)/);
    return known(WORDS, name)(value, venues);
  });
  return Object.assign({ category: categoryOf(category), text }, price !== undefined && { price }, ...facts);
}

function isWord(part: string): boolean {
  return part === 'online' || part.includes(': ');
}

function categoryOf(name: string): Category {
  const category = CATEGORIES.find((each) => each === name);
  if (!category) throw new Error(`no such category: ${name}`);
  return category;
}

function known<Value>(of: Readonly<Record<string, Value>>, name: string): Value {
  const value = of[name];
  if (value === undefined) throw new Error(`no such word: ${name}`);
  return value;
}

function entriesOf(leaflet: string): Array<[line: string, text: string]> {
  const lines = leaflet.trim().split(/\n\s*/);
  if (lines.length % 2 !== 0) throw new Error(`a show has no text: ${lines.at(-1)}`);
  return lines.flatMap((line, at) => (at % 2 === 0 ? [[line, lines[at + 1] ?? '']] : []));
}
