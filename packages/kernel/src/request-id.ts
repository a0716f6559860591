import type { Clock } from './clock.ts';
import { newId, type Random } from './ids.ts';

/** Of a caller or of ours: 8 to 64 letters, digits, `-` and `_`. */
const FORM = /^[A-Za-z0-9][A-Za-z0-9_-]{7,63}$/;

/** The header that carries it between browsers, Workers and answers. */
export const REQUEST_ID_HEADER = 'x-request-id';

export function isRequestId(text: string): boolean {
  return FORM.test(text);
}

/** The id that came with a request if it is well-formed, else a new one. */
export function requestIdOf(given: string | null | undefined): string {
  return given && isRequestId(given) ? given : crypto.randomUUID();
}

const TICK = 'tick-';

/** The id of what the schedule starts by itself. */
export function tickId(clock: Clock, random: Random): string {
  return `${TICK}${newId(clock, random)}`;
}

export function isTickId(id: string): boolean {
  return id.startsWith(TICK);
}
