import type { Method } from '../base/types.ts';
import type { Reading } from '../candidates/sighting.ts';
import type { Page } from '../document/page.ts';

/**
 * One method of reading events from a document. A rung reports what the document says, with evidence for each value; it does not resolve
 * times, create keys, remove duplicates or cap numbers: `finish` does that for all rungs.
 * To add one: write it in a folder of its own, list it in `cascade.ts` by its certainty and cost, test it on recorded documents.
 */
export interface Rung {
  /** kebab-case, for findings and tests. */
  readonly name: string;
  /** The method in its evidence. */
  readonly method: Method;
  /** Quick and without side effects: whether this document is worth trying. */
  applies(page: Page): boolean;
  /** Never throws because of a bad document: it returns what it can read, and findings. */
  read(page: Page): Reading;
}
