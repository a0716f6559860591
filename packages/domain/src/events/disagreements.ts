import type { Disagreement } from '@marquee/contract';
import type { OtherStart } from '@marquee/db';
import type { Draft } from '@marquee/extraction';
import { isNamedFor, similarity } from '../identity/index.ts';
import { amount, priceLabel } from './price-label.ts';

/** What one source says of an event's next date. */
interface SourceStatement {
  sourceId: string;
  name: string;
  pageUrl: string;
  startLocal: string;
  draft: Draft;
}

/** What is shown, and whose word it is. */
interface Shown {
  sourceId: string;
  sourceName: string;
  venue: string | null;
  startLocal: string;
  /** Other starts that sources give for that date. */
  otherStarts: readonly OtherStart[];
  priceMinCents: number | null;
  priceMaxCents: number | null;
  priceText: string;
  isOnline: boolean;
  /** What the venue itself corrected. */
  corrected: ReadonlySet<string>;
}

/**
 * Where sources disagree with an event as it is shown. Whose word counts: what the venue corrects; else what the event's own page says; else its primary
 * source, which is the one that is named for the venue, or else the first that knew of it (`upsert.ts`, `show-dates.ts`); a value that this one
 * does not give, another does.
 */
export function disagreementsOf(shown: Shown, said: readonly SourceStatement[]): Disagreement[] {
  const inTurn = said.toSorted((a, b) => Number(b.sourceId === shown.sourceId) - Number(a.sourceId === shown.sourceId));
  return [aboutTime(shown, inTurn), aboutPrice(shown, inTurn), aboutVenue(shown, inTurn)].filter(
    (each) => each !== null,
  );
}

type Field = Disagreement['field'];
type Other = Disagreement['others'][number];

/** What others say beside the sayer of the value that is shown; null if nobody says anything else. */
function disagreement(
  { corrected, sourceName, venue }: Shown,
  {
    field,
    value,
    sayer,
    others,
  }: { field: Field; value: string; sayer: SourceStatement | undefined; others: readonly Other[] },
): Disagreement | null {
  // Several sources may repeat one of them: each value once.
  const said = [...new Map(others.map((other) => [other.value, other])).values()];
  if (said.length === 0) return null;
  const source = sayer?.name ?? sourceName;
  const isVenue = corrected.has(field) || (venue !== null && isNamedFor(source, venue));
  return { field, shown: value, shownBy: { source, isVenue }, others: said };
}

function aboutTime(shown: Shown, said: readonly SourceStatement[]): Disagreement | null {
  const { startLocal: value, otherStarts, sourceId: primary } = shown;
  const others = otherStarts.flatMap(({ sourceId, startLocal }) => {
    const other = said.find((each) => each.sourceId === sourceId);
    if (!other || sourceId === primary) return [];
    return [
      { source: other.name, url: other.pageUrl, value: startLocal, perhaps: perhapsDoors(startLocal, value) },
    ] satisfies Other[];
  });
  const sayer = said.find(({ startLocal }) => startLocal === value);
  return disagreement(shown, { field: 'time', value, sayer, others });
}

/** Doors open at most this long before the show. */
const DOORS_MINUTES = 60;

function perhapsDoors(other: string, shown: string): 'doors' | 'show' | null {
  const minutes = (Date.parse(`${shown}Z`) - Date.parse(`${other}Z`)) / 60_000;
  if (Math.abs(minutes) > DOORS_MINUTES || minutes === 0) return null;
  return minutes > 0 ? 'doors' : 'show';
}

/** A seller's fees add so much at most. */
const FEES = 1.4;

function priceOf({ draft }: SourceStatement) {
  const price = draft.price?.value;
  const min = amount(price?.minCents ?? null);
  const max = amount(price?.maxCents ?? null);
  return price && min !== null
    ? { min, max: max ?? min, label: priceLabel({ minCents: min, maxCents: max, text: price.text ?? null }) }
    : null;
}

function aboutPrice(shown: Shown, said: readonly SourceStatement[]): Disagreement | null {
  const min = amount(shown.priceMinCents);
  if (min === null) return null;
  const maxCents = amount(shown.priceMaxCents);
  const max = maxCents ?? min;
  const sayer = said.find((each) => priceOf(each)?.min === min && priceOf(each)?.max === max);
  const others = said.flatMap((each) => {
    const price = priceOf(each);
    // One price within the other's range is the same price, said with less. What the primary source says is shown, or was overruled with a reason.
    if (!price || each === sayer || each.sourceId === shown.sourceId || (price.min <= max && min <= price.max))
      return [];
    const perhaps = min > 0 && price.min > max && price.min <= max * FEES ? 'fees' : null;
    return [{ source: each.name, url: each.pageUrl, value: price.label, perhaps }] satisfies Other[];
  });
  const value = priceLabel({ minCents: min, maxCents, text: shown.priceText });
  return disagreement(shown, { field: 'price', value, sayer, others });
}

/** Below this similarity two names are two places, unless one is a part of the other. */
const SAME_PLACE = 0.34;
const bare = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

function aboutVenue(shown: Shown, said: readonly SourceStatement[]): Disagreement | null {
  const { venue: value, isOnline } = shown;
  if (value === null || isOnline) return null;
  const nameOf = ({ draft }: SourceStatement) => draft.venue?.value.trim() ?? '';
  const others = said.flatMap((each) => {
    const other = nameOf(each);
    const [a, b] = [bare(value), bare(other)];
    if (b === '' || each.sourceId === shown.sourceId || each.draft.isOnline?.value) return [];
    if (a.includes(b) || b.includes(a) || similarity(value, other) >= SAME_PLACE) return [];
    return [{ source: each.name, url: each.pageUrl, value: other, perhaps: null }];
  });
  const sayer = said.find((each) => nameOf(each) === value);
  return disagreement(shown, { field: 'venue', value, sayer, others });
}
