import type { Listed, Statement } from '@marquee/db';
import type { Draft, Finding } from '@marquee/extraction';
import type { Message } from '@marquee/kernel';
import type { Appraised } from './appraise.ts';
import type { Place } from './attribute-city.ts';
import type { Window } from './reconcile.ts';

/** The number of showings a page lists, and how many were rejected. */
export interface PageCount {
  url: string;
  listed: number;
  rejected: number;
}

/** The result of one read of a source. */
export interface Reading {
  source: { id: string; name: string; url: string };
  citySlug: string;
  shiftWeeks: number;
  drafts: ReadonlyArray<{ draft: Draft; pageUrl: string }>;
  /** Listed too, but not stored: they count as seen, so that nothing is withdrawn because of a doubt. */
  held?: ReadonlyArray<{ draft: Draft; pageUrl: string }>;
  /** Draft key -> what the enhancement did, or why it did nothing; one of the reasons of the tier. */
  notes?: ReadonlyMap<string, Message>;
  /** Keys of the drafts that were already enhanced. */
  enhanced?: ReadonlySet<string>;
  /** Pages that were parsed. */
  pageUrls: readonly string[];
  /** The complete pages among them, with the days they cover. */
  windows: ReadonlyMap<string, Window>;
  /** The source's own state, committed together with the events. */
  statements: readonly Statement[];
  /** The statement that counts what its pages list, if pages were read; runs after the others. */
  countListed?(counts: readonly PageCount[]): Statement[];
  /** The statement that keeps what the source lists, where it lists anything. */
  keepListed?(listed: Listed): Statement;
  /** Every commit is guarded by the job's lease. */
  guard: Statement;
  /** What else must hold. */
  guards?: readonly Statement[];
}

export interface Ingested {
  counts: { found: number; kept: number; created: number; updated: number; withdrawn: number; rejected: number };
  findings: Finding[];
}

/** An appraised draft with its page, its place, and the event it belongs to. */
export interface Assigned extends Appraised {
  pageUrl: string;
  place: Place;
  eventId: string;
  /** Its original event, if that one was merged into another. */
  ownEventId: string | null;
  isNew: boolean;
  /** Its former key at the source. */
  replaces: string | null;
}
