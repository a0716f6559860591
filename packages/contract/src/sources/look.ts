import { z } from 'zod';
import { sentence } from '../sentence.ts';
import { sourceRecord } from './scraping.ts';

/**
 * What a look at an address led to. `proposal`: a page with coming events, which may be added. `doubtful`: a page that may have some, which a person
 * may add. `known`: it is read already. `refused`: it is not to be read, could not be read, or has no coming events.
 */
const LOOK_OUTCOMES = ['proposal', 'doubtful', 'known', 'refused'] as const;

/** Coming events that a look shows by name. */
export const LOOK_SAMPLES = 3;

/** An address that was looked at before it becomes a source. */
export const sourceLook = z.object({
  /** The address that was looked at. */
  url: z.string(),
  outcome: z.enum(LOOK_OUTCOMES),
  /** What was found, or why nothing was. */
  says: sentence,
  /** What a person may do now. */
  advice: sentence,
  /** The documents that were fetched, at most SITE_PAGES, each with what it holds. */
  pages: z.array(z.object({ url: z.string(), says: sentence })),
  /** The page or feed that is to be read. */
  proposal: z
    .object({
      url: z.string(),
      /** Certain events from today on. */
      upcoming: z.number().int(),
      /** The first of them: titles as published, and their local start, `2026-10-02T20:00` or a day. */
      samples: z.array(z.object({ title: z.string(), start: z.string() })),
      /** The source that yields nothing and is to be read there from now on, instead of a second source; null for a new source. */
      moves: sourceRecord.nullable(),
    })
    .nullable(),
  /** The source that reads it already. */
  known: sourceRecord.nullable(),
  /** An address without coming events that a person may add all the same; null where that would be of no use or is forbidden. */
  anyway: z.string().nullable(),
});
export type SourceLook = z.output<typeof sourceLook>;

/** Events of a source that its progress shows by name. */
export const PROGRESS_EVENTS = 5;

/** Where the first read of a source is, from the queue to the events on the site. */
export const sourceProgress = z.object({
  source: sourceRecord,
  /** `stopped`: a switch stops it, or the source is not active. */
  state: z.enum(['waiting', 'reading', 'read', 'failed', 'stopped']),
  /** For what it waits and until when, or what came of it. */
  says: sentence,
  /** Coming events that visitors see. */
  onSite: z.number().int(),
  /** Events that wait for a decision under Held Drafts. */
  held: z.number().int(),
  /** The first of those on the site. */
  events: z.array(z.object({ id: z.string(), slug: z.string(), title: z.string(), start: z.string() })),
});
export type SourceProgress = z.output<typeof sourceProgress>;
