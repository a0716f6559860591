import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Recorded documents are outside the repository, to keep it small: `../shared/corpus`. */
const MANIFEST = fileURLToPath(new URL('../../../shared/corpus/manifest.json', import.meta.url).href);
const DAY_MS = 86_400_000;

/** One true showing of a recorded page, moved by full weeks to the time of the benchmark. */
export interface Base {
  document: string;
  city: string;
  state: string;
  timezone: string;
  title: string;
  start: string;
  venue: string | undefined;
  address: string | undefined;
  url: string | undefined;
  /** Whose page it is, where it names no place because all of it is in one venue; other sources name that venue. */
  ownVenue: string | undefined;
}

interface Entry {
  id: string;
  city: string;
  state: string;
  timezone: string;
  recordedAt: string;
  kind: string;
  truth: { events: Array<Partial<Base> & { title: string; start: string; optional?: boolean; titleAlt?: unknown }> };
}

/** True showings of all recorded pages of the US that lie after `today` once moved; the same show on the same moment once a page. */
export function baseShowings(today: string): Base[] {
  const entries = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Entry[];
  return entries
    .filter(({ state }) => /^[A-Z]{2}$/.test(state))
    .flatMap(({ id, city, state, timezone, recordedAt, kind, truth }) => {
      const weeks = Math.ceil((Date.parse(today) - Date.parse(recordedAt)) / DAY_MS / 7);
      const seen = new Set<string>();
      const isOfOneVenue = kind !== 'feed' && truth.events.every(({ venue, address }) => !venue && !address);
      const ownVenue = isOfOneVenue ? nameOf(id) : undefined;
      return truth.events
        .filter((event) => !event.optional)
        .map(({ title, start, venue, address, url }) => ({
          document: id,
          city,
          state,
          timezone,
          title,
          venue,
          address,
          url,
          ownVenue,
          start: later(start, weeks * 7),
        }))
        .filter(({ title, start, venue }) => {
          const name = `${title}|${start}|${venue ?? ''}`;
          return start.slice(0, 10) > today && !seen.has(name) && seen.add(name);
        });
    });
}

/** `sea-hellbent` is the page of Hellbent. */
function nameOf(document: string): string {
  return document
    .split('-')
    .slice(1)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** A wall time some days and minutes later. */
export function later(start: string, days: number, minutes = 0): string {
  const hasTime = start.length > 10;
  const at = Date.parse(`${hasTime ? start : `${start}T00:00`}Z`) + days * DAY_MS + minutes * 60_000;
  return new Date(at).toISOString().slice(0, hasTime ? 16 : 10);
}
