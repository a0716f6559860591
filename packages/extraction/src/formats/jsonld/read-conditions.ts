import { compact } from '../../base/compact.ts';
import type { Citer } from '../../base/evidence.ts';
import { isRecord, type JsonRecord } from '../../base/json.ts';
import { ACCESS_FACTS, type Access, accessIn } from '../../candidates/conditions/accessibility.ts';
import { statedAges } from '../../candidates/conditions/ages.ts';
import { childrensAges } from '../../candidates/conditions/childrens-ages.ts';
import { readStated, type StatedMoment } from '../../candidates/days/stated.ts';
import type { Sighting } from '../../candidates/sighting.ts';
import { get, items, type LinkedData, type Located, memberOf, textOf, typesOf } from './nodes.ts';

type Conditions = Access & Pick<Sighting, 'isOnline' | 'ages' | 'familyFriendly' | 'previousStart'>;

/** The conditions that schema.org has properties for: where it is attended, for which ages, how accessible, and when it was before it was moved. */
export function readConditions(
  event: Located<JsonRecord>,
  location: Located<unknown>,
  data: LinkedData,
  cite: Citer,
): Conditions {
  const ages = textOf(get(event, 'typicalAgeRange'), data);
  return compact({
    isOnline: readAttendance(event, location, data, cite),
    ages: ages && cite.read(ages.value, ages.at, statedAges),
    familyFriendly: ages && cite.read(ages.value, ages.at, (range) => (childrensAges(range) ? (true as const) : null)),
    previousStart: readPrevious(event, data, cite),
    ...readAccess(event, location, data, cite),
  });
}

/** Online if the mode says so, or if all places are virtual and no mode is given; a physical place outweighs the mode. */
function readAttendance(event: Located<JsonRecord>, location: Located<unknown>, data: LinkedData, cite: Citer) {
  const mode = memberOf(get(event, 'eventAttendanceMode'), data);
  if (mode && /mixed/i.test(mode.value)) return cite.field(false, mode.at, mode.value);
  const places = items(location, data);
  const virtual = places.filter(({ value }) => isRecord(value) && typesOf(value).includes('VirtualLocation'));
  const [first] = virtual;
  if (first && virtual.length === places.length && !(mode && /offline/i.test(mode.value)))
    return cite.field(true, `${first.at}/@type`, 'VirtualLocation');
  const isPhysical = places.some((place) => hasStreet(place, data));
  return mode && /\bonline/i.test(mode.value) && !isPhysical ? cite.field(true, mode.at, mode.value) : null;
}

function hasStreet({ value, at }: Located<unknown>, data: LinkedData): boolean {
  if (!isRecord(value)) return typeof value === 'string' && /\d/.test(value);
  return items(get({ value, at }, 'address'), data).some(
    (address) =>
      typeof address.value === 'string' ||
      (isRecord(address.value) && textOf(get({ value: address.value, at: address.at }, 'streetAddress'), data)),
  );
}

function readPrevious(event: Located<JsonRecord>, data: LinkedData, cite: Citer): StatedMoment | null {
  // A list names the latest last.
  const written = items(get(event, 'previousStartDate'), data).at(-1);
  const stated = typeof written?.value === 'string' ? readStated(written.value) : null;
  return written && stated ? { ...stated, evidence: cite.evidence(written.at, String(written.value)) } : null;
}

/** Values of accessibilityFeature (W3C's accessibility discoverability vocabulary). */
const FEATURES: Readonly<Record<string, keyof Access>> = {
  signlanguage: 'signLanguage',
  captions: 'captions',
  opencaptions: 'captions',
  closedcaptions: 'captions',
};

/** Of the event itself, of what is performed, and of the place's amenities (a LocationFeatureSpecification with a value of yes or no). */
function readAccess(event: Located<JsonRecord>, location: Located<unknown>, data: LinkedData, cite: Citer): Access {
  const found: Access = {};
  const works = ['workPerformed', 'workFeatured'].flatMap((name) => records(items(get(event, name), data)));
  for (const owner of [event, ...works]) {
    for (const { value, at } of items(get(owner, 'accessibilityFeature'), data)) {
      if (typeof value !== 'string') continue;
      const key = FEATURES[value.replace(/\W/g, '').toLowerCase()];
      if (key) found[key] ??= cite.field('yes', at, value);
    }
    const summary = textOf(get(owner, 'accessibilitySummary'), data);
    for (const key of ACCESS_FACTS) {
      const answer = summary && accessIn(summary.value, key);
      if (summary && answer) found[key] ??= cite.field(answer, summary.at, summary.value);
    }
  }
  for (const place of records(items(location, data))) {
    for (const amenity of records(items(get(place, 'amenityFeature'), data))) {
      const [name, stated] = [textOf(get(amenity, 'name'), data), get(amenity, 'value')];
      const isStated = /^(?:true|yes|false|no)$/i.exec(String(stated.value))?.[0].toLowerCase();
      if (
        !name ||
        !isStated ||
        !/^\W*wheelchair[- ]access(?:ible|ibility)?(?: (?:entrance|venue))?\W*$/i.test(name.value)
      )
        continue;
      found.wheelchair ??= cite.field(isStated === 'true' || isStated === 'yes' ? 'yes' : 'no', name.at, name.value);
    }
  }
  return found;
}

const records = (some: ReadonlyArray<Located<unknown>>): Array<Located<JsonRecord>> =>
  some.flatMap(({ value, at }) => (isRecord(value) ? [{ value, at }] : []));
