import type { Page } from './page.ts';
import type { Reading } from './sighting.ts';
import type { Method } from './types.ts';

/**
 * One way to read events from a document. A rung says what the document says, with evidence for each value; it does not judge times,
 * make keys, drop duplicates or cap numbers: `finish` does that for all rungs alike.
 * To add one: write it in a folder of its own, list it in `cascade.ts` where its certainty and cost put it, test it on recorded documents.
 */
export interface Rung {
  /** kebab-case, for findings and tests. */
  readonly name: string;
  /** What its evidence is marked with. */
  readonly method: Method;
  /** Quick and without side effects: is this document worth a look? */
  applies(page: Page): boolean;
  /** Never throws for a bad document: it returns what can be read, and findings. */
  read(page: Page): Reading;
}
