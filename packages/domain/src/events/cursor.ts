import type { SearchSort } from '@marquee/contract';
import { base64urlOf, bytesOfBase64url, Reject } from '@marquee/kernel';

/** Where a page ended: the sort value (by relevance the rank), the start and the row of its last event. */
export interface Position {
  sort: SearchSort;
  value: number;
  startsAt: number;
  seq: number;
  /** Of a search: its hits in other words are among them, too. */
  inOtherWords?: boolean;
  /** Of a search whose term was corrected: what was looked for instead. */
  corrected?: string | null;
}

/** An opaque text for the wire. */
export function encodeCursor(position: Position): string {
  const { sort, value, startsAt, seq, inOtherWords, corrected } = position;
  const search = inOtherWords || corrected ? [inOtherWords === true, corrected ?? null] : [];
  const parts = [sort, value, startsAt, seq, ...search];
  return base64urlOf(new TextEncoder().encode(JSON.stringify(parts)));
}

/** Throws Reject (400, field `cursor`) for what was not made by encodeCursor for the same order. */
export function decodeCursor(text: string, sort: SearchSort): Position {
  try {
    const parts: unknown = JSON.parse(new TextDecoder().decode(bytesOfBase64url(text)));
    if (Array.isArray(parts) && (parts.length === 4 || parts.length === 6)) {
      const [madeFor, value, startsAt, seq, inOtherWords = false, corrected = null] = parts as unknown[];
      const isOfSearch = typeof inOtherWords === 'boolean' && (corrected === null || typeof corrected === 'string');
      if (madeFor === sort && isOfSearch && [value, startsAt, seq].every(Number.isSafeInteger)) {
        const place = { sort, value: value as number, startsAt: startsAt as number, seq: seq as number };
        return { ...place, inOtherWords, corrected };
      }
    }
  } catch {
    // Falls through: every kind of invalid cursor gets the same response.
  }
  throw new Reject(400, 'bad-cursor', 'The cursor does not belong to this list and order.', 'cursor');
}
