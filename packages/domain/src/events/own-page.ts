import { type Draft, isBelowBar, type Method, withoutDoubtfulValues } from '@marquee/extraction';
import type { Instant } from '@marquee/kernel';
import { similarity } from '../identity/index.ts';
import { addWeeks, dateOf, isDateOnly, timesOf } from '../places/index.ts';
import { amount, priceLabel } from './price-label.ts';

/** What an event's own page says of a showing beyond what its list says; with the words, as evidence. Kept with the showing. */
export interface PageSaid {
  /** The start under which the showing is listed; if the list changes it, this no longer counts. */
  about: string;
  url: string;
  readAt: Instant;
  status?: 'cancelled' | 'postponed';
  isSoldOut?: true;
  price?: { text: string; minCents: number | null; maxCents: number | null };
  /** When it starts now, if the page says that it was moved from the listed start. */
  moved?: { startLocal: string; endLocal: string | null; startsAt: Instant; endsAt: Instant };
  /** The fields of the page's draft that this is from. */
  fields: Partial<Draft>;
}

/** A showing as its source lists it, and what its page said before. */
export interface ListedShowing {
  key: string;
  startLocal: string;
  draft: Draft;
  before?: PageSaid | null;
}

/** From this title similarity on, a listed event and its own page are the same show. */
const SAME_TITLE = 0.8;
/** Ways of reading that take a price for one because of where it stands; a listed price is worth more. */
const BY_LOOKS: ReadonlySet<Method> = new Set<Method>([
  'listing',
  'detail',
  'learned',
  'language-model',
  'visible-text',
]);

interface Reading {
  url: string;
  now: Instant;
  timezone: string;
  shiftWeeks: number;
}

/**
 * What a page says of the listed showings of one event, by key; null: it is surely about this showing and says nothing beyond the list. Showings
 * that it does not surely speak of are left out. Sure is: above the publishing bar, the same title, the same day, and the same time if that day
 * has several.
 */
export function pageSays(
  listed: readonly ListedShowing[],
  drafts: readonly Draft[],
  reading: Reading,
): Map<string, PageSaid | null> {
  const sure = drafts.filter((draft) => !isBelowBar(draft)).map(withoutDoubtfulValues);
  const said = new Map<string, PageSaid | null>();
  for (const showing of listed) {
    const draft = draftAbout(showing, listed, sure, reading.shiftWeeks);
    if (draft) said.set(showing.key, saidBy(draft, showing, reading));
  }
  return said;
}

function draftAbout(
  showing: ListedShowing,
  listed: readonly ListedShowing[],
  drafts: readonly Draft[],
  shiftWeeks: number,
): Draft | null {
  const alike = drafts.filter(({ title }) => similarity(title.value, showing.draft.title.value) >= SAME_TITLE);
  const at = (draft: Draft) => shifted(draft.previousStart?.value ?? draft.start.value, shiftWeeks);
  const day = dateOf(showing.startLocal);
  const ofDay = alike.filter((draft) => dateOf(at(draft)) === day);
  const exact = ofDay.filter((draft) => at(draft) === showing.startLocal);
  if (exact.length > 0) return exact.length === 1 ? (exact[0] ?? null) : null;
  const isOnlyOne = listed.filter(({ startLocal }) => dateOf(startLocal) === day).length === 1;
  // A day with a matinee and an evening: which of them is meant is a guess.
  return isOnlyOne && ofDay.length === 1 ? (ofDay[0] ?? null) : null;
}

function saidBy(draft: Draft, { startLocal, draft: list }: ListedShowing, reading: Reading): PageSaid | null {
  const { url, now: readAt, timezone, shiftWeeks } = reading;
  const said: PageSaid = { about: startLocal, url, readAt, fields: {} };
  const status = draft.status?.value;
  if (draft.status && status !== undefined && status !== 'scheduled' && status !== list.status?.value) {
    said.status = status;
    said.fields.status = draft.status;
  }
  if (draft.soldOut && !list.soldOut) {
    said.isSoldOut = true;
    said.fields.soldOut = draft.soldOut;
  }
  const price = priceOf(draft, list);
  if (price && draft.price) {
    said.price = price;
    said.fields.price = draft.price;
  }
  const moved = movedTo(draft, startLocal, timezone, shiftWeeks);
  if (moved && draft.previousStart) {
    said.moved = moved;
    said.fields.start = draft.start;
    said.fields.previousStart = draft.previousStart;
  }
  return Object.keys(said.fields).length > 0 ? said : null;
}

/** The price of an event after its page was read: the page's, or the list's again if the page no longer says another; null leaves it. */
export function priceAfter(
  listed: readonly ListedShowing[],
  said: ReadonlyMap<string, PageSaid | null>,
): NonNullable<PageSaid['price']> | null {
  const told = [...said.values()].find((one) => one?.price)?.price;
  if (told) return told;
  const first = listed.find(({ key, before }) => before?.price && said.has(key));
  if (!first) return null;
  const { minCents = null, maxCents = null, text = null } = first.draft.price?.value ?? {};
  const figures = { minCents: amount(minCents), maxCents: amount(maxCents) };
  return { ...figures, text: priceLabel({ ...figures, text }) };
}

/** A price in figures that differs from the list's; a price that only its place on the page makes one does not overrule a listed one. */
function priceOf(draft: Draft, list: Draft): PageSaid['price'] {
  const minCents = amount(draft.price?.value.minCents ?? null);
  const maxCents = amount(draft.price?.value.maxCents ?? null);
  if (!draft.price || (minCents === null && maxCents === null)) return undefined;
  const listedMin = amount(list.price?.value.minCents ?? null);
  const listedMax = amount(list.price?.value.maxCents ?? null);
  if (listedMin === minCents && listedMax === maxCents) return undefined;
  const method = draft.price.evidence[0]?.method;
  if ((listedMin !== null || listedMax !== null) && (method === undefined || BY_LOOKS.has(method))) return undefined;
  return { text: priceLabel({ minCents, maxCents, text: draft.price.value.text ?? null }), minCents, maxCents };
}

/** Only a page that names the listed start as the old one has moved it; any other difference may be a mistake of either. */
function movedTo(draft: Draft, startLocal: string, timezone: string, shiftWeeks: number): PageSaid['moved'] {
  if (!draft.previousStart || isDateOnly(draft.start.value)) return undefined;
  const from = shifted(draft.previousStart.value, shiftWeeks);
  const isListed = from === startLocal || (isDateOnly(from) && from === dateOf(startLocal));
  const start = shifted(draft.start.value, shiftWeeks);
  if (!isListed || start === startLocal) return undefined;
  const end = draft.end ? shifted(draft.end.value, shiftWeeks) : null;
  return timesOf(start, end, timezone) ?? undefined;
}

function shifted(moment: string, weeks: number): string {
  try {
    return addWeeks(moment, weeks);
  } catch (error) {
    if (error instanceof RangeError) return moment;
    throw error;
  }
}
