import type { SearchSort } from '@marquee/contract';
import { base64urlOf, bytesOfBase64url, Reject } from '@marquee/kernel';

/** Where a page ended: the sort value (by relevance the rank), the start and the row of its last event. */
export interface Position {
  sort: SearchSort;
  value: number;
  startsAt: number;
  seq: number;
}

/** An opaque text for the wire. */
export function encodeCursor(position: Position): string {
  const parts = [position.sort, position.value, position.startsAt, position.seq];
  return base64urlOf(new TextEncoder().encode(JSON.stringify(parts)));
}

/** Throws Reject (400, field `cursor`) for what was not made by encodeCursor for the same order. */
export function decodeCursor(text: string, sort: SearchSort): Position {
  try {
    const parts: unknown = JSON.parse(new TextDecoder().decode(bytesOfBase64url(text)));
    if (Array.isArray(parts) && parts.length === 4) {
      const [madeFor, value, startsAt, seq] = parts as unknown[];
      if (madeFor === sort && [value, startsAt, seq].every(Number.isSafeInteger)) {
        return { sort, value: value as number, startsAt: startsAt as number, seq: seq as number };
      }
    }
  } catch {
    // Falls through: every kind of invalid cursor gets the same response.
  }
  throw new Reject(400, 'bad-cursor', 'The cursor does not belong to this list and order.', 'cursor');
}
