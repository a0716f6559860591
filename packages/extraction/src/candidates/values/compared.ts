import type { Field } from '../../base/types.ts';
import { comparable } from '../../document/text.ts';

const MOST = 2_000;
/** A part of a page's text keeps the whole text: they are forgotten after each document. */
const known = new Map<string, string>();

/** A title or venue for comparing, computed once for a document: each step compares those of all events. */
export function comparableOf({ value }: Field<string>): string {
  const found = known.get(value);
  if (found !== undefined) return found;
  const made = comparable(value);
  if (known.size < MOST) known.set(value, made);
  return made;
}

export function forgetNames(): void {
  known.clear();
}
