import { compact } from '../base/compact.ts';
import type { EventStatus, Field, Price } from '../base/types.ts';
import { statusOf } from '../candidates/names/read-title.ts';
import { readPlace, townOf } from '../candidates/places/read-place.ts';
import type { Sighting } from '../candidates/sighting.ts';
import { readPrice } from '../candidates/values/price.ts';
import { attribute } from '../document/html/dom.ts';
import { plainLine } from '../document/text.ts';
import { webUrl } from '../document/url.ts';
import { PRICE } from '../formats/listing/read-record.ts';
import { OUTWARD } from '../formats/listing/record-links.ts';
import { STATUS } from '../formats/listing/record-notes.ts';
import type { Ground } from './ground.ts';
import { elementOf, type Item } from './items.ts';
import type { AttributeRule, LearnedList, TextRule } from './schema.ts';
import { type Found, shownBy, textBy } from './words.ts';

/** The values of the other fields' rules. */
export function readDetails(item: Item, fields: LearnedList['fields'], ground: Ground): Details {
  const { venue, address, price, url, imageUrl } = fields;
  return compact({
    ...placeBy(venue, address, item, ground),
    price: price ? priceBy(price, item, ground) : null,
    url: url ? addressBy(url, item, ground) : null,
    imageUrl: imageUrl ? addressBy(imageUrl, item, ground) : null,
  });
}

/** A part of the item that only says that the event is cancelled. */
export function statusIn(item: Item, ground: Ground): Field<EventStatus> | null {
  const { pieces, text } = ground.visible;
  for (let at = ground.pieceFrom(item.start); at < pieces.length; at += 1) {
    const start = pieces[at]?.start ?? item.end;
    if (start >= item.end) break;
    const words = text.slice(start, pieces[at + 1]?.start ?? text.length).trimEnd();
    const status = words.length < 120 && STATUS.test(words) ? statusOf(words) : null;
    if (status) return ground.cite.field(status, { start, end: start + words.length });
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
  const stated = venueRule ? textBy(venueRule, item, ground) : null;
  const street = addressRule ? textBy(addressRule, item, ground) : null;
  // The name of a venue at the head of the page is used in full.
  const place = stated && (venueRule?.cut.literal === undefined ? readPlace(stated.words) : { venue: stated.words });
  const town = street ? townOf(street.words) : (place ?? {});
  const field = (value: string | undefined, found: Found | null) =>
    value && found ? { value: plainLine(value), evidence: [found.evidence] } : null;
  return {
    venue: field(place?.venue, stated),
    address: field(street?.words, street) ?? field(place?.address, stated),
    city: field(town.city, street ?? stated),
    state: field(town.state, street ?? stated),
  };
}

/** The first amount in an element's text, or that it is free. */
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
  return url && element ? ground.cite.attribute(url, element, rule.attribute) : null;
}
