import { wholeText } from './compile.ts';

/** A row of a table of rules. */
export interface Rule {
  /** Unique in its table. */
  id: string;
  /** The source of an expression for the whole text, apart from signs around it. */
  pattern: string;
  /** A text that this row is for, and none above it: the test of the row. */
  example: string;
  /** What a match says of a title. */
  vote: 'no event' | 'standing page';
}

/** An expression for all rows of a table. */
export function anyRule(table: readonly Rule[]): RegExp {
  return wholeText(table.map(({ pattern }) => pattern));
}
