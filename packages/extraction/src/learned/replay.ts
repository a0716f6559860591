import { attribute, type ElementNode } from '../html/dom.ts';
import { type Moment, momentsOf } from '../listing/moments.ts';
import { phraseOf } from '../listing/phrase.ts';
import { timesOf as momentTimes, OUTWARD, PRICE, STATUS } from '../listing/read-record.ts';
import { within } from '../listing/within.ts';
import { readPlace, townOf } from '../normalise/place.ts';
import { readPrice } from '../normalise/price.ts';
import { plainLine } from '../normalise/text.ts';
import { readTitle, statusOf } from '../normalise/title.ts';
import { webUrl } from '../normalise/url.ts';
import type { Sighting } from '../sighting.ts';
import { compact } from '../structured/compact.ts';
import { readStated } from '../time/stated.ts';
import type { Stretch } from '../time/title-places.ts';
import type { EventStatus, Evidence, Field, Price } from '../types.ts';
import { cutOut } from './cut.ts';
import type { Ground, Shown } from './ground.ts';
import { elementOf, elementsOf, type Item } from './items.ts';
import type { AttributeRule, DayRule, LearnedList, TextRule } from './schema.ts';

/** What an item tells; nothing without a title and a day. */
export function readItem(item: Item, list: LearnedList, ground: Ground): Sighting[] {
  const read = readShowings(item, list, ground);
  if (!read) return [];
  const details = readDetails(item, list.fields, ground);
  const venue = read.venue ?? details.venue;
  const status = read.status ? null : statusIn(item, ground);
  return read.showings.map((showing) => ({ ...showing, ...details, ...compact({ venue, status }) }));
}

/** What the rules of the other fields give. */
export function readDetails(item: Item, fields: LearnedList['fields'], ground: Ground): Details {
  const { venue, address, price, url, imageUrl } = fields;
  return compact({
    ...placeBy(venue, address, item, ground),
    price: price ? priceBy(price, item, ground) : null,
    url: url ? addressBy(url, item, ground) : null,
    imageUrl: imageUrl ? addressBy(imageUrl, item, ground) : null,
  });
}

interface Showings {
  showings: Sighting[];
  /** What the line of the title says besides. */
  venue: Field<string> | null;
  status: EventStatus | null;
}

/** The title of an item with its times. */
export function readShowings(item: Item, list: LearnedList, ground: Ground): Showings | null {
  const read = titleBy(list.title, item, ground);
  const starts = read ? startsOf(item, list.days, ground, read.named.range) : [];
  if (!read || starts.length === 0) return null;
  const { title, status, named, venue } = read;
  const told = {
    title: { value: title, evidence: [named.evidence] },
    ...(status ? { status: { value: status, evidence: [named.evidence] } } : {}),
  };
  return { showings: starts.map((times) => ({ ...told, ...times })), venue, status };
}

export function titleBy(rule: TextRule, item: Item, ground: Ground) {
  const line = textBy(rule, item, ground);
  if (!line) return null;
  const phrase = rule.phrase ? phraseOf(line.words, { carrier: line.element }) : { title: line.words };
  const { title, status } = readTitle(phrase.title);
  const venue = phrase.venue ? { value: phrase.venue, evidence: [line.part(phrase.venue).evidence] } : null;
  return title ? { title, status, venue, named: line.part(phrase.title) } : null;
}

interface Words {
  evidence: Evidence;
  /** In the visible text. */
  range: Stretch | null;
}

interface Found extends Words {
  words: string;
  element: ElementNode;
  /** A part of the words; all of them where it stands there in other words. */
  part(words: string): Words;
}

function textBy(rule: TextRule, item: Item, ground: Ground): Found | null {
  const element = elementOf(rule, item, ground);
  const shown = element && shownBy(rule, element, item, ground);
  const at = shown && cutOut(shown.text, rule.cut, element);
  if (!at) return null;
  const base = shown.range?.start;
  const stand = ({ start, end }: Stretch): Words => ({
    evidence: shown.evidence(start, end),
    range: base === undefined ? null : { start: base + start, end: base + end },
  });
  const words = shown.text.slice(at.start, at.end);
  return {
    words,
    element,
    ...stand(at),
    part(some) {
      const from = words.indexOf(some);
      return stand(from < 0 ? at : { start: at.start + from, end: at.start + from + some.length });
    },
  };
}

/** A run's own text is more than its first element's. */
export function shownBy(rule: { selector: string }, element: ElementNode, item: Item, ground: Ground): Shown | null {
  return rule.selector === '' ? ground.shownAt(item) : ground.shownIn(element);
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
  return moments.map((moment) => momentTimes(moment, ground.witness));
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
  const [evidence] = ground.witness.attribute(null, element, name).evidence;
  return stated && evidence ? { start: { ...stated, evidence } } : null;
}

/** A part of the item that says nothing but that it is off. */
function statusIn(item: Item, ground: Ground): Field<EventStatus> | null {
  const { pieces, text } = ground.visible;
  for (let at = ground.pieceFrom(item.start); at < pieces.length; at += 1) {
    const start = pieces[at]?.start ?? item.end;
    if (start >= item.end) break;
    const words = text.slice(start, pieces[at + 1]?.start ?? text.length).trimEnd();
    const status = words.length < 120 && STATUS.test(words) ? statusOf(words) : null;
    if (status) return ground.witness.field(status, { start, end: start + words.length });
  }
  return null;
}

type Details = Place & Pick<Sighting, 'price' | 'url' | 'imageUrl'>;
type Place = Pick<Sighting, 'venue' | 'address' | 'city' | 'state'>;

function placeBy(
  venueRule: TextRule | undefined,
  addressRule: TextRule | undefined,
  item: Item,
  ground: Ground,
): { [K in keyof Place]: Place[K] | null } {
  const said = venueRule ? textBy(venueRule, item, ground) : null;
  const street = addressRule ? textBy(addressRule, item, ground) : null;
  // The name of a house that heads the page is a name as a whole.
  const place = said && (venueRule?.cut.literal === undefined ? readPlace(said.words) : { venue: said.words });
  const town = street ? townOf(street.words) : (place ?? {});
  const field = (value: string | undefined, found: Found | null) =>
    value && found ? { value: plainLine(value), evidence: [found.evidence] } : null;
  return {
    venue: field(place?.venue, said),
    address: field(street?.words, street) ?? field(place?.address, said),
    city: field(town.city, street ?? said),
    state: field(town.state, street ?? said),
  };
}

/** The first amount of an element's text, or that it is free. */
function priceBy(rule: TextRule, item: Item, ground: Ground): Field<Price> | null {
  const element = elementOf(rule, item, ground);
  const shown = element && shownBy(rule, element, item, ground);
  for (const match of shown?.text.matchAll(new RegExp(PRICE, 'gi')) ?? []) {
    const words = (shown?.text ?? '')
      .slice(match.index, match.index + 60)
      .replace(/[\n;].*$/s, '')
      .trim();
    const price = readPrice(words);
    if (price?.minCents !== undefined && shown)
      return { value: price, evidence: [shown.evidence(match.index, match.index + words.length)] };
  }
  return null;
}

function addressBy(rule: AttributeRule, item: Item, ground: Ground): Field<string> | null {
  const element = elementOf(rule, item, ground);
  const written = (element && attribute(element, rule.attribute)) ?? '';
  const url = OUTWARD.test(written) ? null : webUrl(written, ground.page.url);
  return url && element ? ground.witness.attribute(url, element, rule.attribute) : null;
}
