import type { Draft, EventStatus, Evidence, Field, Point, Price } from '@marquee/extraction';

/** What a test says of a draft; the evidence is added. */
export interface DraftInput {
  title?: string;
  start?: string;
  end?: string;
  key?: string;
  seriesKey?: string;
  description?: string;
  venue?: string;
  address?: string;
  city?: string;
  state?: string;
  url?: string;
  ticketUrl?: string;
  imageUrl?: string;
  status?: EventStatus;
  price?: Price;
  labels?: string[];
  organizer?: string;
  point?: Point;
  soldOut?: true;
  isOnline?: boolean;
  ages?: string;
  fees?: string;
  onSale?: string;
  familyFriendly?: true;
  wheelchair?: 'yes' | 'no';
  signLanguage?: 'yes' | 'no';
  captions?: 'yes' | 'no';
  sensoryFriendly?: 'yes' | 'no';
  repeats?: 'daily' | 'weekly' | 'monthly';
  company?: 'alone' | 'group';
  previousStart?: string;
  /** The words of the start, if they are others. */
  startText?: string;
}

/** A field whose value stands verbatim in a document of example.org. */
function field<T>(name: string, value: T): Field<T> {
  const evidence: Evidence = {
    document: 'https://venue.example.org/events',
    locator: `/${name}`,
    snippet: (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 200),
    method: 'jsonld',
  };
  return { value, evidence: [evidence] };
}

/** A draft as extraction gives it: every value with evidence. Without a key it has title and start for one. */
export function makeDraft(input: DraftInput = {}): Draft {
  const { key, seriesKey, title = 'Jazz on the Green', start = '2026-10-10T19:30', startText, ...rest } = input;
  const optional = Object.fromEntries(
    Object.entries(rest)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, field(name, value)]),
  );
  return {
    key: key ?? `${title}@${start}`,
    ...(seriesKey === undefined ? {} : { seriesKey }),
    title: field('title', title),
    start: { value: start, evidence: field('start', startText ?? start).evidence },
    ...(optional as Partial<Draft>),
  };
}
