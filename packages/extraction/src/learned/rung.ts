import { type Message, say } from '@marquee/kernel';
import { finding } from '../base/findings.ts';
import type { Draft, Finding } from '../base/types.ts';
import { emptyReading, type Reading, type Sighting } from '../candidates/sighting.ts';
import { LEARNED } from '../decide/weights/learned.ts';
import type { Page } from '../document/page.ts';
import { finish } from '../finish/finish.ts';
import { joinContinued } from '../formats/listing/continued.ts';
import type { Rung } from '../formats/rung.ts';
import { type Ground, groundOf } from './ground.ts';
import { type Item, itemsOf } from './items.ts';
import { readItem, readShowings } from './replay.ts';
import type { LearnedExtractor, LearnedList } from './schema.ts';

/** Reads a page by rules learned from an earlier scrape: no guessing, no model. */
export function learnedRung(extractor: LearnedExtractor): Rung {
  return {
    name: 'learned',
    method: 'learned',
    applies: (page) => page.format === 'html',
    read: (page) => replay(page, extractor),
  };
}

function replay(page: Page, { lists, learned }: LearnedExtractor): Reading {
  const ground = groundOf(page);
  const read = lists.map((list) => readList(list, ground));
  const items = read.flatMap((one) => one.items).sort((a, b) => a.start - b.start);
  const telling = read.reduce((sum, one) => sum + one.telling, 0);
  const outside = daysOutside(ground, items);
  const findings: Finding[] = [];
  const doubt = (message: Message) => void findings.push(finding('learned-doubtful', message));
  if (
    telling / Math.max(1, items.length) <
    (learned.telling / Math.max(1, learned.items)) * LEARNED.learned.leastTelling
  )
    doubt(say('document.fewItems', { n: telling, n2: items.length }));
  if (outside > learned.daysOutside * LEARNED.learned.outsideTimes + LEARNED.learned.outsideMore)
    doubt(say('document.daysOutside', { n: outside, n2: learned.daysOutside }));
  return { ...emptyReading(), sightings: read.flatMap(({ sightings }) => sightings), findings };
}

/** @returns `telling` the items that gave a showing */
export function readList(list: LearnedList, ground: Ground): { items: Item[]; telling: number; sightings: Sighting[] } {
  const items = itemsOf(list.items, ground);
  const readings = items.map((item) => readItem(item, list, ground));
  return {
    items,
    telling: readings.filter((sightings) => sightings.length > 0).length,
    sightings: joinContinued(readings.flat()),
  };
}

/** Only the showings, for trying rules. */
export function showingsOf(list: LearnedList, items: readonly Item[], ground: Ground): Sighting[] {
  return joinContinued(items.flatMap((item) => readShowings(item, list, ground)?.showings ?? []));
}

/** The drafts that rules give on a page, as the cascade would return them. */
export function draftsOf(lists: readonly LearnedList[], ground: Ground): Draft[] {
  const sightings = lists.flatMap((list) => readList(list, ground).sightings);
  return sightings.length === 0 ? [] : finish(ground.page, { ...emptyReading(), sightings }, 'learned').drafts;
}

/** Days of the page outside all items. */
export function daysOutside(ground: Ground, items: readonly Item[]): number {
  let at = 0;
  let outside = 0;
  for (const { start } of ground.marks) {
    while (at < items.length && (items[at]?.end ?? 0) <= start) at += 1;
    const item = items[at];
    if (!item || start < item.start) outside += 1;
  }
  return outside;
}
