import { citerOf } from '../evidence.ts';
import { finding } from '../findings.ts';
import type { Page } from '../page.ts';
import { withHouse } from '../places/with-house.ts';
import type { EventRecord } from '../records/event-record.ts';
import { statedOf } from '../records/moment.ts';
import { sightingOf } from '../records/sighting-of.ts';
import type { Rung } from '../rung.ts';
import { emptyReading, type Reading } from '../sighting.ts';
import { houseOfFeed } from './house.ts';
import { feedItems } from './items.ts';
import { type ItemReading, publishedAt, readItem } from './read-item.ts';

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
  read,
};

function read(page: Page): Reading {
  const reading = emptyReading();
  const items = feedItems(page);
  const readings = items.map((item) => readItem(item, page));
  const accepted = acceptable(readings);
  const records = readings.flatMap(({ ground, record }) => (record && ground && accepted.has(ground) ? [record] : []));
  if (records.length === 0) records.push(...byPublication(page));
  const cite = citerOf(page.url, 'rss');
  for (const record of records) {
    const { sighting, findings } = sightingOf(record, page, cite);
    if (sighting) reading.sightings.push(sighting);
    reading.findings.push(...findings);
  }
  reading.sightings = withHouse(reading.sightings, () => houseOfFeed(page, items, cite));
  const undated = items.length - records.length;
  if (records.length > 0 && undated > 0)
    reading.findings.push(finding('undated-event', `${undated} of ${items.length} entries of the feed name no date.`));
  return reading;
}

function acceptable(readings: readonly ItemReading[]): ReadonlySet<ItemReading['ground']> {
  const accepted = new Set<ItemReading['ground']>(['field', 'label']);
  const worded = readings.filter(({ ground }) => ground !== null);
  const isMost = worded.length >= readings.length / 2;
  const timed = readings.filter(({ ground, timed: hasTime }) => ground === 'title' && hasTime);
  if (isMost || timed.length >= 3) accepted.add('title');
  if (isMost) accepted.add('head');
  return accepted;
}

function byPublication(page: Page): EventRecord[] {
  const { today } = page.hints;
  const dated = feedItems(page).flatMap((item) => {
    const published = publishedAt(item);
    const date = published && statedOf(published.value, { today, zone: undefined, epochIsLocal: false })?.date;
    const { record } = readItem(item, page);
    return published && date && record
      ? [{ record: { ...record, start: { moment: published } }, isAhead: date > today }]
      : [];
  });
  const ahead = dated.filter(({ isAhead }) => isAhead).length;
  return ahead > dated.length / 2 ? dated.map(({ record }) => record) : [];
}
