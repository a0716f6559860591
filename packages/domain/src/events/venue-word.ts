import type { EventDetail } from '@marquee/contract';
import type { CorrectedPrice, CorrectedTime } from '@marquee/db';
import { priceLabel } from './price-label.ts';
import type { ShownCorrection } from './venue-word.sql.ts';

type Claim = EventDetail['sources'][number];
type Fact = Claim['fields'][number];

/** What the venue itself corrects, as one more source of the event's page; the first, because it stands above the others. */
export function venueWord(corrections: readonly ShownCorrection[]): Claim[] {
  const [first] = corrections;
  if (!first) return [];
  return [
    {
      source: first.venue,
      url: `/venue/${encodeURIComponent(first.venueSlug)}`,
      venueSlug: first.venueSlug,
      ownPage: null,
      lastSeenAt: new Date(Math.max(...corrections.map(({ changedAt }) => changedAt))).toISOString(),
      shiftWeeks: 0,
      fields: corrections.flatMap(factsOf),
    },
  ];
}

/** A text that the venue took away is an empty snippet. */
function factsOf({ field, date, value }: ShownCorrection): Fact[] {
  const fact = (name: string, snippet: string | null): Fact => ({
    field: name,
    method: 'venue',
    locator: date,
    snippet: snippet ?? '',
  });
  if (field === 'price') return [fact('price', priceLabel(value as CorrectedPrice))];
  if (field !== 'time') return [fact(field, value as string | null)];
  const { startLocal, endLocal } = value as CorrectedTime;
  return [fact('start', startLocal), ...(endLocal === null ? [] : [fact('end', endLocal)])];
}
