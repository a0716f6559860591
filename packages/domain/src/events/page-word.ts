import type { EventDetail } from '@marquee/contract';
import { evidenceOf } from './evidence-of.ts';
import type { PageSaid } from './own-page.ts';

type Claim = EventDetail['sources'][number];

/** One row of what an event's own page says of one date. */
export interface PageSaidOf {
  name: string;
  shiftWeeks: number;
  said: PageSaid;
}

/** Different statements shown of one event; more would be a list of its own. */
const MOST = 12;

/**
 * What an event's own pages say beyond its lists, as more sources of its page: each statement once, with the first date that it is about.
 * A page that says one price of every date is one source, not sixty.
 */
export function pageWord(rows: readonly PageSaidOf[]): Claim[] {
  const claims = new Map<string, Claim>();
  for (const row of rows) {
    const claim = claimOf(row);
    const { url, ownPage, fields } = claim;
    const key = JSON.stringify([url, { ...ownPage, about: null }, fields]);
    if (!claims.has(key)) claims.set(key, claim);
  }
  return [...claims.values()].slice(0, MOST);
}

function claimOf({ name, shiftWeeks, said }: PageSaidOf): Claim {
  return {
    source: name,
    url: said.url,
    venueSlug: null,
    ownPage: {
      about: said.about,
      status: said.status ?? null,
      soldOut: said.isSoldOut ?? false,
      movedTo: said.moved?.startLocal ?? null,
      price: said.price?.text ?? null,
    },
    lastSeenAt: new Date(said.readAt).toISOString(),
    shiftWeeks,
    fields: evidenceOf(said.fields),
  };
}
