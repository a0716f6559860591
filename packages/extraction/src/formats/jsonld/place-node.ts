import { compact } from '../../base/compact.ts';
import type { Citer } from '../../base/evidence.ts';
import { isRecord, type JsonRecord } from '../../base/json.ts';
import type { Field } from '../../base/types.ts';
import { readPoint } from '../../candidates/places/point.ts';
import { isRoomName, readPlace, townOf } from '../../candidates/places/read-place.ts';
import type { Sighting } from '../../candidates/sighting.ts';
import type { Page } from '../../document/page.ts';
import { comparable, plainLine } from '../../document/text.ts';
import { namesNoPlace } from '../../rules/no-place.ts';
import { stateCode } from '../../rules/us-states.ts';
import { get, items, type LinkedData, type Located, textOf, typesOf } from './nodes.ts';

type PlaceFields = Pick<Sighting, 'venue' | 'address' | 'city' | 'state' | 'country' | 'point'>;

/** `location`: a text, a Place, an address, a VirtualLocation, or several of these; the first physical place is used. */
export function readPlaceNode(location: Located<unknown>, data: LinkedData, page: Page, cite: Citer): PlaceFields {
  let online: PlaceFields = {};
  for (const { value, at } of items(location, data)) {
    if (typeof value === 'string') {
      const fields = fromText({ value, at }, cite);
      if (fields.venue) return fields;
    }
    if (!isRecord(value)) continue;
    const node = { value, at };
    if (typesOf(value).includes('VirtualLocation'))
      online = { venue: cite.field('Online', `${at}/@type`, 'VirtualLocation') };
    else {
      const fields = fromPlace(node, data, page, cite);
      if (fields.venue || fields.address || fields.city) return fields;
    }
  }
  return online;
}

function fromText(text: Located<string>, cite: Citer): PlaceFields {
  const place = readPlace(text.value);
  const field = (value: string | undefined) => (value ? cite.field(value, text.at, text.value) : null);
  return compact({
    venue: field(place.venue),
    address: field(place.address),
    city: field(place.city),
    state: field(place.state),
  });
}

function fromPlace(node: Located<JsonRecord>, data: LinkedData, page: Page, cite: Citer): PlaceFields {
  const line = (located: Located<unknown>) => {
    const text = textOf(located, data);
    return cite.read(text?.value ?? null, text?.at ?? located.at, plainLine);
  };
  const isAddress = typesOf(node.value).includes('PostalAddress');
  const named = isAddress ? null : line(get(node, 'name'));
  const venue = named && namesNoPlace(named.value) ? null : named;
  const [address] = isAddress ? [node] : items(get(node, 'address'), data);
  const point = pointOfNode(node, data, cite);
  const parts = { ...(address ? fromAddress(address, data, cite) : {}), ...(point ? { point } : {}) };
  // Some software repeats the address in the name: then the place has no other name.
  if (venue && parts.address && comparable(venue.value) === comparable(parts.address.value)) return { ...parts, venue };
  return { ...parts, ...(venue ? { venue: withBuilding(venue, parts, page, data, cite) } : {}) };
}

/** `geo`: GeoCoordinates, or the two numbers on the place itself. */
function pointOfNode(place: Located<JsonRecord>, data: LinkedData, cite: Citer): PlaceFields['point'] | null {
  const [geo] = items(get(place, 'geo'), data);
  const node = geo && isRecord(geo.value) ? { value: geo.value, at: geo.at } : place;
  const written = (name: string) => {
    const found = textOf(get(node, name), data);
    return found && { text: found.value, locator: found.at };
  };
  return readPoint(written('latitude'), written('longitude'), cite);
}

function fromAddress(address: Located<unknown>, data: LinkedData, cite: Citer): PlaceFields {
  const { value, at } = address;
  if (typeof value === 'string') {
    const town = townOf(value);
    const field = (text: string | undefined) => (text ? cite.field(text, at, value) : null);
    return compact({ address: cite.read(value, at, plainLine), city: field(town.city), state: field(town.state) });
  }
  if (!isRecord(value)) return {};
  const node = { value, at };
  const line = (name: string): Field<string> | null => {
    const text = textOf(get(node, name), data);
    return text && cite.read(text.value, text.at, plainLine);
  };
  const state = line('addressRegion');
  const country = items(get(node, 'addressCountry'), data)[0];
  const countryName =
    country && isRecord(country.value)
      ? textOf(get({ value: country.value, at: country.at }, 'name'), data)
      : textOf(get(node, 'addressCountry'), data);
  return compact({
    address: line('streetAddress') ?? line('name'),
    city: line('addressLocality'),
    state: state && { ...state, value: stateCode(state.value) ?? state.value },
    country: countryName?.value,
  });
}

/** `Auditorium` alone cannot be located: if the place has no address, the site's own name is its venue. */
function withBuilding(
  venue: Field<string>,
  parts: PlaceFields,
  page: Page,
  data: LinkedData,
  cite: Citer,
): Field<string> {
  if (!isRoomName(venue.value) || parts.address) return venue;
  const site = page.siteName() ?? websiteName(data);
  if (!site) return venue;
  return {
    value: `${venue.value}, ${plainLine(site.value)}`,
    evidence: [...venue.evidence, cite.evidence(site.locator, site.value)],
  };
}

const websiteNames = new WeakMap<LinkedData, { value: string; locator: string } | null>();

/** Computed once, because every event may need it. */
function websiteName(data: LinkedData): { value: string; locator: string } | null {
  const known = websiteNames.get(data);
  if (known !== undefined) return known;
  const name = findWebsiteName(data);
  websiteNames.set(data, name);
  return name;
}

function findWebsiteName(data: LinkedData): { value: string; locator: string } | null {
  for (const node of data.byId.values()) {
    const name = typesOf(node.value).includes('WebSite') ? textOf(get(node, 'name'), data) : null;
    if (name) return { value: name.value, locator: name.at };
  }
  return null;
}
