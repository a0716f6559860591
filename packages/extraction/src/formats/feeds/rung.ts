import { say } from '@marquee/kernel';
import { type Citer, citerOf } from '../../base/evidence.ts';
import { finding } from '../../base/findings.ts';
import { emptyReading, type Reading } from '../../candidates/sighting.ts';
import type { Page } from '../../document/page.ts';
import type { EventRecord } from '../records/event-record.ts';
import { statedOf } from '../records/moment.ts';
import { sightingOf } from '../records/sighting-of.ts';
import type { Rung } from '../rung.ts';
import { withFeedVenue } from '../with-feed-venue.ts';
import type { Entry } from './entry.ts';
import { feedItems } from './items.ts';
import { isJsonFeed, jsonEntries } from './json-entries.ts';
import { venueOfFeed, venueOfJsonFeed } from './own-venue.ts';
import { type ItemReading, readItem } from './read-item.ts';
import { xmlEntry } from './xml-entry.ts';

/**
 * Events in RSS, Atom and plain XML lists. A news feed has dates in its words too, so words count only if most entries have
 * them; the publication date counts only if it is in the future, as in calendars that publish each event on its day.
 */
export const feedRung: Rung = {
  name: 'feed',
  method: 'rss',
  applies: (page) =>
    page.format === 'xml' &&
    /<(?:rss|feed|rdf:rdf|(?:\w+:)?(?:item|entry|event|meeting|show|concert|performance|program|activity|occurrence|showing|class))[\s>]/i.test(
      page.text,
    ),
  read(page) {
    const items = feedItems(page);
    const cite = citerOf(page.url, 'rss');
    const reading = readEntries(items.map(xmlEntry), page, cite);
    return { ...reading, sightings: withFeedVenue(reading.sightings, () => venueOfFeed(page, items, cite)) };
  },
};

/** Events in a JSON Feed, read by the same rules. */
export const jsonFeedRung: Rung = {
  name: 'json-feed',
  method: 'json-feed',
  applies: isJsonFeed,
  read(page) {
    const entries = jsonEntries(page);
    const cite = citerOf(page.url, 'json-feed');
    const reading = readEntries(entries, page, cite);
    return { ...reading, sightings: withFeedVenue(reading.sightings, () => venueOfJsonFeed(page, entries, cite)) };
  },
};

/** @param entries null for one without a title */
function readEntries(entries: ReadonlyArray<Entry | null>, page: Page, cite: Citer): Reading {
  const reading = emptyReading();
  const readings = entries.map((entry) => (entry ? { entry, ...readItem(entry, page) } : NOTHING));
  const accepted = acceptable(readings);
  const records = readings.flatMap(({ ground, record }) => (record && ground && accepted.has(ground) ? [record] : []));
  if (records.length === 0) records.push(...byPublication(readings, page));
  for (const record of records) {
    const { sighting, findings } = sightingOf(record, page, cite);
    if (sighting) reading.sightings.push(sighting);
    reading.findings.push(...findings);
  }
  const undated = entries.length - records.length;
  if (records.length > 0 && undated > 0)
    reading.findings.push(finding('undated-event', say('document.undatedEntries', { n: undated, n2: entries.length })));
  return reading;
}

type EntryReading = ItemReading & { entry: Entry | null };

const NOTHING: EntryReading = { entry: null, ground: null, record: null, timed: false };

function acceptable(readings: readonly ItemReading[]): ReadonlySet<ItemReading['ground']> {
  const accepted = new Set<ItemReading['ground']>(['field', 'label']);
  const worded = readings.filter(({ ground }) => ground !== null);
  const isMost = worded.length >= readings.length / 2;
  const timed = readings.filter(({ ground, timed: hasTime }) => ground === 'title' && hasTime);
  if (isMost || timed.length >= 3) accepted.add('title');
  if (isMost) accepted.add('head');
  return accepted;
}

function byPublication(readings: readonly EntryReading[], page: Page): EventRecord[] {
  const { today } = page.hints;
  const dated = readings.flatMap(({ entry, record }) => {
    const published = entry?.published;
    const date = published && statedOf(published.value, { today, zone: undefined, epochIsLocal: false })?.date;
    return published && date && record
      ? [{ record: { ...record, start: { moment: published } }, isAhead: date > today }]
      : [];
  });
  const ahead = dated.filter(({ isAhead }) => isAhead).length;
  return ahead > dated.length / 2 ? dated.map(({ record }) => record) : [];
}
