import { compact } from '../base/compact.ts';
import type { EventStatus, Field } from '../base/types.ts';
import { readStated } from '../candidates/days/stated.ts';
import { readTitle } from '../candidates/names/read-title.ts';
import type { Sighting } from '../candidates/sighting.ts';
import { attribute, type ElementNode } from '../document/html/dom.ts';
import type { Stretch } from '../document/html/title-places.ts';
import { within } from '../document/html/within.ts';
import { momentsOf } from '../formats/listing/moments.ts';
import { phraseOf } from '../formats/listing/phrase.ts';
import { timesOf as momentTimes } from '../formats/listing/record-times.ts';
import type { Moment } from '../formats/listing/showings.ts';
import { NO_EVENT_TITLE } from '../rules/no-event-titles.ts';
import { STANDING_PAGE } from '../rules/standing-pages.ts';
import type { Ground } from './ground.ts';
import { elementsOf, type Item } from './items.ts';
import { readDetails, statusIn } from './read-details.ts';
import type { DayRule, LearnedList, TextRule } from './schema.ts';
import { shownBy, textBy } from './words.ts';

/** The showings of an item; none without a title and a day. */
export function readItem(item: Item, list: LearnedList, ground: Ground): Sighting[] {
  const read = readShowings(item, list, ground);
  if (!read) return [];
  const details = readDetails(item, list.fields, ground);
  const venue = read.venue ?? details.venue;
  const status = read.status ? null : statusIn(item, ground);
  return read.showings.map((showing) => ({ ...showing, ...details, ...compact({ venue, status }) }));
}

interface Showings {
  showings: Sighting[];
  /** The rest of the title's line. */
  venue: Field<string> | null;
  status: EventStatus | null;
}

/** The title of an item with its times. */
export function readShowings(item: Item, list: LearnedList, ground: Ground): Showings | null {
  const read = titleBy(list.title, item, ground);
  const starts = read ? startsOf(item, list.days, ground, read.named.range) : [];
  if (!read || starts.length === 0) return null;
  const { title, status, named, venue } = read;
  if (NO_EVENT_TITLE.test(title) || STANDING_PAGE.test(title)) return null;
  const common = {
    title: { value: title, evidence: [named.evidence] },
    ...(status ? { status: { value: status, evidence: [named.evidence] } } : {}),
  };
  return { showings: starts.map((times) => ({ ...common, ...times })), venue, status };
}

export function titleBy(rule: TextRule, item: Item, ground: Ground) {
  const line = textBy(rule, item, ground);
  if (!line) return null;
  const phrase = rule.phrase ? phraseOf(line.words, { carrier: line.element }) : { title: line.words };
  const { title, status } = readTitle(phrase.title);
  const venue = phrase.venue ? { value: phrase.venue, evidence: [line.part(phrase.venue).evidence] } : null;
  return title ? { title, status, venue, named: line.part(phrase.title) } : null;
}

type Times = Pick<Sighting, 'start' | 'end'>;

export function startsOf(item: Item, days: DayRule, ground: Ground, title: Stretch | null): Times[] {
  const found = elementsOf(days, item, ground);
  const meant = days.many ? found : [found.at(days.nth)].filter((element) => element !== undefined);
  if (days.attribute !== undefined) {
    const name = days.attribute;
    return meant.flatMap((element) => machineStart(element, name, ground) ?? []);
  }
  const known = days.asides ? ground.allMarks() : ground.marks;
  const marks = meant.flatMap((element) => {
    const shown = shownBy(days, element, item, ground);
    return shown?.range ? within(known, shown.range.start, shown.range.end) : [];
  });
  const own = days.many ? marks : marks.slice(0, 1);
  if (own.length === 0) return [];
  const clocks = { visible: ground.visible, times: timesIn(item, days.times, ground), pieceAt: () => undefined };
  const record = { start: item.start, end: item.end, marks: own };
  const moments: Moment[] = momentsOf(record, own, title ?? { start: -1, end: -1 }, clocks);
  return moments.map((moment) => momentTimes(moment, ground.cite));
}

function timesIn(item: Item, rule: LearnedList['days']['times'], ground: Ground) {
  if (!rule) return ground.times;
  return elementsOf(rule, item, ground).flatMap((element) => {
    const range = ground.visible.rangeOf(element);
    return range ? within(ground.times, range[0], range[1]) : [];
  });
}

function machineStart(element: ElementNode, name: string, ground: Ground): Times | null {
  const stated = readStated(attribute(element, name) ?? '');
  const [evidence] = ground.cite.attribute(null, element, name).evidence;
  return stated && evidence ? { start: { ...stated, evidence } } : null;
}
