import { attribute, type ElementNode, elements } from '../html/dom.ts';
import { readPrice } from '../normalise/price.ts';
import { readTitle, statusOf } from '../normalise/title.ts';
import { webUrl } from '../normalise/url.ts';
import type { Sighting } from '../sighting.ts';
import { compact } from '../structured/compact.ts';
import type { Stretch } from '../time/title-places.ts';
import type { TimeMention } from '../time/written-times.ts';
import type { EventStatus, Field, Price } from '../types.ts';
import type { CommonFacts } from './common-facts.ts';
import type { ListedRecord } from './groupings.ts';
import type { Layout } from './layout.ts';
import { type LineColumns, readColumns } from './line-columns.ts';
import type { Mark } from './marks.ts';
import { momentsOf } from './moments.ts';
import { type Phrase, phraseOf } from './phrase.ts';
import type { Piece } from './pieces.ts';
import { placeOf, venueFields } from './place.ts';
import type { Moment } from './showings.ts';
import { type TitleSlots, titlePiece } from './title-slots.ts';
import { within } from './within.ts';
import type { PageWitness } from './witness.ts';

export const PRICE = /(?:\$\s?\d|\bfree\b)/i;
export const STATUS =
  /^\W*(?:this (?:event|show|program|meeting) (?:has been|is|was) )?(?:cancell?ed|postponed|rescheduled)\b.{0,40}$/i;
export const OUTWARD =
  /facebook\.com|twitter\.com|instagram\.com|\/\/x\.com|youtube\.com|maps\.google|google\.com\/(?:maps|calendar)|goo\.gl|\.ics(?:$|\?)|outlook|^mailto:|^tel:|^javascript:|^#/i;

/** How the records of one grouping are read. */
export interface Plan {
  layout: Layout;
  witness: PageWitness;
  titles: TitleSlots;
  /** The part of a record where its days stand. */
  days: string | null;
  /** The part that names its place without saying so. */
  places: string | null;
  /** What all are called where none has a title of its own. */
  common: (Stretch & { text: string }) | null;
  /** Which part of their lines is what. */
  columns: LineColumns | null;
  /** What the text above says of all. */
  facts: CommonFacts;
}

/**
 * The showings that one record tells of; none without a title.
 * @param given what is already known of it
 */
export function readRecord(
  record: ListedRecord,
  plan: Plan,
  given?: { title: Piece; marks: readonly Mark[] },
): Sighting[] {
  const { layout, witness } = plan;
  const piece = given?.title ?? titlePiece(record, plan.titles, layout);
  const home: Titled | null = piece ?? record.name ?? plan.common;
  const whole = piece ? layout.titleOf(piece) : home?.text;
  if (!home || !whole) return [];
  const parts = plan.columns && readColumns(record, plan.titles, plan.columns, layout);
  const phrase: Phrase = parts ? { title: parts.title.value } : phraseOf(whole, piece);
  const { title, status } = readTitle(phrase.title);
  if (!title) return [];
  const range = parts?.title ?? rangeOf(phrase.title, home);
  const link = piece && !given ? linkOf(record, piece, layout) : null;
  const place = { ...placeOf(record, range, plan), ...(parts ? venueFields(parts.place, witness) : {}) };
  const venue = phrase.venue ? witness.field(phrase.venue, rangeOf(phrase.venue, home)) : place.venue;
  const { facts } = plan;
  const shared = {
    title: witness.field(title, range),
    ...compact({
      status: status ? witness.field(status, range) : statusIn(record, home, layout, witness),
      url: link && witness.attribute(link.url, link.element, 'href'),
      imageUrl: piece && imageOf(record, piece, layout, witness),
      price: priceIn(record, layout, witness),
      ...place,
      venue: venue ?? (facts.place && !place.address ? witness.field(facts.place.value, facts.place) : undefined),
    }),
  };
  const moments = momentsOf(record, given?.marks ?? plan.days, home, layout);
  const isUntimed = moments.every(({ time, mark }) => time === null && !mark.until);
  return moments.map((moment) => ({
    ...shared,
    ...timesOf(isUntimed ? atHour(moment, timeInHead(record, piece, layout) ?? facts.time) : moment, witness),
  }));
}

/** `Work Sessions – 7:00 a.m.` at the head of a column of days. */
function timeInHead({ start }: Stretch, title: Piece | null, { times, visible }: Layout): TimeMention | null {
  if (!title || title.end > start) return null;
  const [from, to] = visible.rangeOf(title.carrier) ?? [title.start, title.end];
  const whole = to - from <= HEAD_CHARS && to <= start ? { start: from, end: to } : title;
  return within(times, whole.start, whole.end).find(({ halfDayUnknown }) => !halfDayUnknown) ?? null;
}

const HEAD_CHARS = 80;

/** A day without a time at the hour that is said of all, with its end where that is later the same day. */
function atHour(moment: Moment, time: TimeMention | null): Moment {
  const to = time?.to;
  if (!time || !to || to <= time.from || moment.end) return { ...moment, time };
  return { ...moment, time, end: { date: moment.mark.date, at: time, time: to } };
}

type Titled = Stretch & { text: string };

export function timesOf({ mark, time, end }: Moment, witness: PageWitness): Pick<Sighting, 'start' | 'end'> {
  const isJoint = time && Math.max(mark.end, time.end) - Math.min(mark.start, time.start) <= 120;
  const range = isJoint ? { start: Math.min(mark.start, time.start), end: Math.max(mark.end, time.end) } : mark;
  const evidence = witness.shown(range);
  const start = {
    date: mark.date,
    isVisible: true,
    midnightIsMeant: true,
    evidence,
    ...(time ? { time: time.from } : {}),
    ...(time && !isJoint ? { timeEvidence: witness.shown(time) } : {}),
  };
  if (!end) return { start };
  return {
    start,
    end: {
      date: end.date,
      isVisible: true,
      midnightIsMeant: true,
      evidence: witness.shown(end.at),
      ...(end.time ? { time: end.time } : {}),
    },
  };
}

/** Where a part of a piece stands; the whole piece when it was written otherwise. */
function rangeOf(part: string, piece: Titled): Stretch {
  const at = piece.text.indexOf(part);
  return at < 0 ? piece : { start: piece.start + at, end: piece.start + at + part.length };
}

function statusIn(
  record: ListedRecord,
  title: Titled,
  layout: Layout,
  witness: PageWitness,
): Field<EventStatus> | null {
  for (const piece of layout.piecesIn(record)) {
    if (piece === title || piece.text.length >= 120) continue;
    const text = behindDays(piece, layout);
    const status = STATUS.test(text) ? statusOf(text) : null;
    if (status) return witness.field(status, piece);
  }
  return null;
}

/** `March 17 – CANCELED` */
function behindDays({ start, end, text }: Piece, layout: Layout): string {
  const [day] = within(layout.marks, start, end);
  return day?.start === start ? text.slice(day.end - start) : text;
}

function priceIn(record: ListedRecord, layout: Layout, witness: PageWitness): Field<Price> | null {
  for (const piece of layout.piecesIn(record)) {
    const match = PRICE.exec(piece.text);
    if (!match || (piece.text.length > 160 && !match[0].startsWith('$'))) continue;
    const from = match.index;
    const text = piece.text
      .slice(from, from + 60)
      .replace(/[\n;].*$/s, '')
      .trim();
    const price = readPrice(text);
    if (price?.minCents !== undefined)
      return witness.field(price, { start: piece.start + from, end: piece.start + from + text.length });
  }
  return null;
}

/** The link of the title, the one around the record, else the first inside it that leads to a page of the event. */
function linkOf(record: Stretch, title: Piece, layout: Layout): { url: string; element: ElementNode } | null {
  for (let node: ElementNode | null = title.carrier; node; node = node.parent) {
    const range = layout.visible.rangeOf(node);
    if (!range || range[0] < record.start - 1 || range[1] > record.end + 1) break;
    const found = node.name === 'a' ? usable(node, layout) : null;
    if (found) return found;
  }
  for (const element of layout.linksIn(title)) {
    const found = usable(element, layout);
    if (found) return found;
  }
  for (const element of [
    ...layout.linksIn(record),
    ...wholeOf(record, title, layout).filter(({ name }) => name === 'a'),
  ]) {
    const found = usable(element, layout);
    if (found) return found;
  }
  return null;
}

/** Everything in the largest element around the title that is still this record's. */
function wholeOf(record: Stretch, title: Piece, layout: Layout): ElementNode[] {
  let root: ElementNode | null = null;
  for (let node: ElementNode | null = title.carrier; node; node = node.parent) {
    const range = layout.visible.rangeOf(node);
    if (!range || range[0] < record.start || range[1] > record.end) break;
    root = node;
  }
  return root ? elements(root) : [];
}

function usable(element: ElementNode, layout: Layout): { url: string; element: ElementNode } | null {
  const href = attribute(element, 'href') ?? '';
  if (!href || OUTWARD.test(href)) return null;
  const url = webUrl(href, layout.page.url);
  return url ? { url, element } : null;
}

function imageOf(record: Stretch, title: Piece, layout: Layout, witness: PageWitness): Field<string> | null {
  for (const element of wholeOf(record, title, layout)) {
    if (element.name !== 'img') continue;
    for (const name of ['src', 'data-src', 'data-lazy-src']) {
      const url = webUrl(attribute(element, name) ?? '', layout.page.url);
      if (url) return witness.attribute(url, element, name);
    }
  }
  return null;
}
