import { say } from '@marquee/kernel';
import { citerOf } from '../../base/evidence.ts';
import { finding } from '../../base/findings.ts';
import { oncePer } from '../../base/kept.ts';
import { LIMITS } from '../../base/limits.ts';
import type { FollowUp } from '../../base/types.ts';
import { emptyReading, type Reading } from '../../candidates/sighting.ts';
import type { Page } from '../../document/page.ts';
import type { Located } from '../jsonld/nodes.ts';
import type { EventRecord } from '../records/event-record.ts';
import { sightingOf } from '../records/sighting-of.ts';
import type { Rung } from '../rung.ts';

/** The content of one platform's feed. */
export interface Feed {
  records: EventRecord[];
  followUps?: FollowUp[];
  /** It lists everything between its first and its last day. */
  inFull?: boolean;
  cut?: Reading['cut'];
}

/** A platform with known JSON, recognized by its shape, never by its host. */
export interface Platform {
  /** kebab-case. */
  name: string;
  /** The feed in a JSON value; null, quickly, if it has another shape. */
  feedIn: (root: Located<unknown>, page: Page) => Feed | null;
}

export function feedRung({ name, feedIn }: Platform): Rung {
  const found = oncePer((page: Page) => ({ feed: feedIn({ value: page.json(), at: '' }, page) }));
  const feedOf = (page: Page) => (page.format === 'json' ? found(page).feed : null);
  return {
    name,
    method: 'platform-feed',
    applies: (page) => feedOf(page) !== null,
    read: (page) => {
      const feed = feedOf(page);
      return feed ? readFeed(feed, page) : emptyReading();
    },
  };
}

function readFeed(feed: Feed, page: Page): Reading {
  const reading = emptyReading();
  const cite = citerOf(page.url, 'platform-feed');
  for (const record of feed.records.slice(0, LIMITS.draftsPerDocument + 1)) {
    const { sighting, findings } = sightingOf(record, page, cite);
    if (sighting) reading.sightings.push(sighting);
    reading.findings.push(...findings);
  }
  if (feed.records.length === 0) reading.findings.push(finding('no-events', say('document.noEventsInDays')));
  reading.followUps.push(...(feed.followUps ?? []));
  reading.listsInFull = feed.inFull ?? false;
  if (feed.cut) reading.cut = feed.cut;
  return reading;
}

/** The same URL with one query parameter changed. */
export function withQuery(url: string, name: string, value: string | number): string {
  const next = new URL(url);
  next.searchParams.set(name, String(value));
  return next.href;
}
