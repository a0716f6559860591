import type { Mark } from '../../candidates/days/mark.ts';
import type { Layout } from '../../candidates/pieces/layout.ts';
import { BARE_SUBJECT } from '../../rules/other-subjects.ts';
import { ONE_EVENT } from '../weights/one-event.ts';
import type { Heading } from './found-heading.ts';

/** `Departures` above several days that each have another name beside them; a film of that name has only days and hours below it. */
export function isUnderBareSubject({ piece }: Heading, marks: readonly Mark[], layout: Layout): boolean {
  const [first] = marks;
  if (!first || marks.length < ONE_EVENT.bareSubject.fewestDays) return false;
  const above = layout.piecesIn({ start: piece.start, end: Math.max(piece.end, first.start) });
  if (!above.some(({ carrier, text }) => /^h[1-6]$/.test(carrier.name) && BARE_SUBJECT.test(text))) return false;
  return marks.slice(1).every((mark, index) => {
    const own = layout.pieceAt(mark.start);
    const isNamed = own !== undefined && layout.titleOf(own) !== null;
    return isNamed || layout.isTitled({ start: marks[index]?.end ?? 0, end: mark.start });
  });
}
