import type { Draft, Evidence, Field, Finding, FollowUp } from '../base/types.ts';
import type { StatedMoment } from './days/stated.ts';
import type { Stated } from './times/stated-time.ts';

/**
 * One showing as a rung reads it: a draft whose times are still as the document states them.
 * Rungs report what is written; only `decide/moments/` resolves it.
 */
export interface Sighting
  extends Omit<Draft, 'key' | 'start' | 'end' | 'timezone' | 'previousStart' | 'confidence' | 'doubts'> {
  /** The document's own name for this showing (UID, id): becomes the draft's key. */
  id?: string;
  start: StatedMoment;
  /** An all-day end is the last day, inclusive. */
  end?: StatedMoment;
  previousStart?: StatedMoment;
  /** The date of a series that it replaces (RECURRENCE-ID, RFC 5545 §3.8.4.4); the series has this id. */
  replaces?: Replaced;
  /** As written; helps to decide whether an offset other than that of the source's city can be right. */
  country?: string;
}

export interface Replaced {
  series: string;
  /** As the series has it, before it was moved. */
  moment: Stated;
  /** And all later dates of the series, by this line. */
  rest?: Evidence;
}

/** The result of one rung for one document. */
export interface Reading {
  sightings: Sighting[];
  findings: Finding[];
  followUps: FollowUp[];
  /** The document lists everything between its first and its last date (feeds do, pages rarely state it). */
  listsInFull: boolean;
  /** It continues from or on another page, so its first or last day may be incomplete. */
  cut?: { before: boolean; after: boolean };
}

export function emptyReading(): Reading {
  return { sightings: [], findings: [], followUps: [], listsInFull: false };
}

/** The same showing with changed evidence, for example when it was read from a part of another document. */
export function relocated(sighting: Sighting, change: (evidence: Evidence) => Evidence): Sighting {
  const entries = Object.entries(sighting).map(([name, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null || !('evidence' in value)) return [name, value];
    const { evidence } = value as Field<unknown> | StatedMoment;
    return [name, { ...value, evidence: Array.isArray(evidence) ? evidence.map(change) : change(evidence) }];
  });
  return Object.fromEntries(entries) as Sighting;
}
