import type { EventStatus, Field } from '../../base/types.ts';
import { isSoldOutNote, MAY_BE_SOLD_OUT } from '../../candidates/conditions/sold-out.ts';
import { statusOf } from '../../candidates/names/read-title.ts';
import type { Layout } from '../../candidates/pieces/layout.ts';
import type { ListedRecord } from '../../candidates/pieces/listed-record.ts';
import type { PageCiter } from '../../candidates/pieces/page-citer.ts';
import type { Piece } from '../../document/html/pieces.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { within } from '../../document/html/within.ts';
import { CANCELLED, IS_SAID, MAY_BE_OFF, NOT_SAID_BEHIND, POSTPONED, RESCHEDULED } from '../../rules/status-words.ts';

export const STATUS = new RegExp(
  String.raw`^\W*${IS_SAID}(?:${RESCHEDULED}|(?:${CANCELLED}|${POSTPONED})\b${NOT_SAID_BEHIND})\b.{0,40}$`,
  'i',
);

/** What a record says of its state: cancelled, postponed, at another time. */
export function statusIn(
  record: ListedRecord,
  title: Stretch,
  layout: Layout,
  cite: PageCiter,
): Field<EventStatus> | null {
  const pieces = layout.piecesIn(record);
  // Most records are on: their pieces are not looked at one by one.
  if (!MAY_BE_OFF.test(textOf(pieces, layout))) return null;
  for (const piece of pieces) {
    if (piece.text.length >= 120) continue;
    const text = piece === title ? behindAll(piece, layout) : behindDays(piece, layout);
    const status = STATUS.test(text) ? statusOf(text) : null;
    if (status) return cite.field(status, piece);
  }
  return null;
}

/** `Boletos agotados`, `8 pm – SOLD OUT` */
export function soldOutIn(record: ListedRecord, title: Stretch, layout: Layout, cite: PageCiter): Field<true> | null {
  const pieces = layout.piecesIn(record);
  const whole = textOf(pieces, layout);
  if (!MAY_BE_SOLD_OUT.test(whole)) return null;
  const note = pieces.find((piece) => piece !== title && isSoldOutNote(behindDays(piece, layout), whole));
  return note ? cite.field(true as const, note) : null;
}

/** From the first of these pieces to the end of the last. */
export function textOf(pieces: readonly Piece[], { visible }: Layout): string {
  return visible.text.slice(pieces[0]?.start ?? 0, pieces.at(-1)?.end ?? 0);
}

/** `March 17, 7 pm – CANCELED`: without the days and hours at the beginning. */
function behindDays({ start, end, text }: Piece, layout: Layout): string {
  const mentions = [...within(layout.marks, start, end), ...within(layout.times, start, end)].sort(
    (a, b) => a.start - b.start,
  );
  let at = 0;
  for (const mention of mentions) {
    if (!BEFORE_HOUR.test(text.slice(at, Math.max(at, mention.start - start)))) break;
    at = Math.max(at, mention.end - start);
  }
  return text.slice(at);
}

/** `December 19 – Lily Night – 9 pm – CANCELED`: behind the last day or hour of the line of a title. */
function behindAll({ start, end, text }: Piece, layout: Layout): string {
  const last = [...within(layout.marks, start, end), ...within(layout.times, start, end)].map((mention) => mention.end);
  return last.length > 0 ? text.slice(Math.max(...last) - start) : '';
}

const BEFORE_HOUR = /^[^\p{L}]*(?:(?:at|from|on|to|until|a las?|de|desde las?|hasta)\s)?$/iu;
