import type { Extraction, Finding, Hints, SourceDocument } from '@marquee/extraction';
import type { FetchOutcome } from '@marquee/fetching';
import type { Message } from '@marquee/kernel';
import type { Lessons } from '../learning/index.ts';
import type { PageRow } from './page-rows.ts';

/** What is read, and by which rules. */
export interface PagesToRead {
  url: string;
  /** The pages of the read before. */
  known: readonly PageRow[];
  hints: Hints;
  /** A page read at this time or later is not fetched again. */
  freshSince: number;
  lessons: Lessons;
  /** Called before each page but the first, which was checked when the job was claimed; a reason ends the read. */
  whyStop: () => Promise<Message | null>;
}

/** A changed page with its extraction. */
export interface ReadPage {
  row: PageRow;
  extraction: Extraction;
  /** Kept if no event was found, or most with doubt; another rung may read it better. */
  document: SourceDocument | null;
}

export type RootFailure =
  | Extract<FetchOutcome, { kind: 'failed' }>
  /** Its document could not be read; `page` is its row. */
  | { kind: 'unreadable'; reason: 'unreadable' | 'set-aside'; detail: Message; transient: boolean; page: PageRow };

export interface PagesRead {
  changed: ReadPage[];
  /** Unchanged URLs: no parse, no tokens. */
  unchanged: string[];
  /** Pages to store for the next run, read or not. */
  rows: PageRow[];
  /** Known pages that are no longer linked or are gone. */
  forgotten: Set<string>;
  /** Why the first page could not be fetched or read, if so. */
  rootFailure: RootFailure | null;
  movedTo: string | null;
  /** Pages deferred because their host requested a pause. */
  deferredMs: number | null;
  /** Why it stopped early: a control or a person. */
  stoppedBecause: Message | null;
  findings: Finding[];
  bytes: number;
  /** Tokens of the language model. */
  tokens: number;
}

/** A read of a source's pages as it goes. */
export interface Round {
  task: PagesToRead;
  result: PagesRead;
  /** Pages to fetch, in order. */
  queue: PageRow[];
  /** Addresses of all pages that are known or were queued. */
  queued: Set<string>;
  /** Addresses of pages that list no event. */
  empty: Set<string>;
}
