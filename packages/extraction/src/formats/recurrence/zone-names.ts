import { readOffset } from '../../candidates/days/stated.ts';
import { isZone } from '../../candidates/times/zone.ts';

/** Outlook's names of zones (Unicode CLDR, windowsZones): those of the US, and the most common others. */
const WINDOWS_ZONES: Readonly<Record<string, string>> = {
  'eastern standard time': 'America/New_York',
  'us eastern standard time': 'America/Indiana/Indianapolis',
  'central standard time': 'America/Chicago',
  'mountain standard time': 'America/Denver',
  'us mountain standard time': 'America/Phoenix',
  'pacific standard time': 'America/Los_Angeles',
  'alaskan standard time': 'America/Anchorage',
  'aleutian standard time': 'America/Adak',
  'hawaiian standard time': 'Pacific/Honolulu',
  'sa western standard time': 'America/Puerto_Rico',
  'west pacific standard time': 'Pacific/Port_Moresby',
  'samoa standard time': 'Pacific/Apia',
  'atlantic standard time': 'America/Halifax',
  'newfoundland standard time': 'America/St_Johns',
  'canada central standard time': 'America/Regina',
  'yukon standard time': 'America/Whitehorse',
  'central standard time (mexico)': 'America/Mexico_City',
  'eastern standard time (mexico)': 'America/Cancun',
  'pacific standard time (mexico)': 'America/Tijuana',
  'mountain standard time (mexico)': 'America/Mazatlan',
  'central america standard time': 'America/Guatemala',
  'cuba standard time': 'America/Havana',
  'haiti standard time': 'America/Port-au-Prince',
  'sa pacific standard time': 'America/Bogota',
  'e. south america standard time': 'America/Sao_Paulo',
  'argentina standard time': 'America/Buenos_Aires',
  'greenwich standard time': 'Atlantic/Reykjavik',
  'gmt standard time': 'Europe/London',
  'w. europe standard time': 'Europe/Berlin',
  'central europe standard time': 'Europe/Budapest',
  'central european standard time': 'Europe/Warsaw',
  'romance standard time': 'Europe/Paris',
  'fle standard time': 'Europe/Kiev',
  'gtb standard time': 'Europe/Bucharest',
  'e. europe standard time': 'Europe/Chisinau',
  'israel standard time': 'Asia/Jerusalem',
  'south africa standard time': 'Africa/Johannesburg',
  'arabian standard time': 'Asia/Dubai',
  'india standard time': 'Asia/Calcutta',
  'china standard time': 'Asia/Shanghai',
  'singapore standard time': 'Asia/Singapore',
  'tokyo standard time': 'Asia/Tokyo',
  'korea standard time': 'Asia/Seoul',
  'aus eastern standard time': 'Australia/Sydney',
  'e. australia standard time': 'Australia/Brisbane',
  'w. australia standard time': 'Australia/Perth',
  'new zealand standard time': 'Pacific/Auckland',
};

/** As people and phones call the zones of the US: `Eastern Daylight Time`, `(UTC-05:00) Eastern Time (US & Canada)`, `PDT`. */
const US_NAMES: ReadonlyArray<readonly [words: RegExp, abbreviations: RegExp, zone: string]> = [
  [named('eastern'), /^e[sd]?t$/i, 'America/New_York'],
  [named('central'), /^c[sd]t$/i, 'America/Chicago'],
  [named('mountain'), /^mdt$/i, 'America/Denver'],
  [named('pacific'), /^p[sd]?t$/i, 'America/Los_Angeles'],
  [named('alaskan?'), /^ak[sd]t$/i, 'America/Anchorage'],
  [named('hawaii(?:an|-aleutian)?'), /^hst$/i, 'Pacific/Honolulu'],
];
const ARIZONA = /^(?:\([^)]*\)\s*)?(?:mountain time \()?arizona\b/i;
const INDIANA = /^(?:\([^)]*\)\s*)?indiana \(east\)$/i;

/** No zone name is longer, including a vendor's prefix; longer texts are not searched. */
const LONGEST_NAME = 120;
/** `/freeassociation.sourceforge.net/America/New_York` */
const BEHIND_PREFIX = /(?:^|[^A-Za-z_])([A-Za-z_]+\/(?:[A-Za-z_]+\/)?[A-Za-z_][A-Za-z_-]*)$/;

/** The IANA zone of a TZID: by its name, after a vendor's prefix, or by its name elsewhere; null if it has none. */
export function zoneNamed(name: string): string | null {
  if (name.length > LONGEST_NAME) return null;
  const parts = BEHIND_PREFIX.exec(name)?.[1];
  const spelled = name.trim().replaceAll(/\s+/g, ' ');
  const names = [
    WINDOWS_ZONES[spelled.toLowerCase()] ?? zoneInWords(spelled),
    name,
    parts,
    // A prefix may end in a word of letters only.
    parts?.split('/').slice(-2).join('/'),
    // `America/New York`, `America-New_York`
    spelled.replaceAll(' ', '_').replace(/^(America|US|Pacific)[-_](?=[A-Z])/, '$1/'),
  ];
  return names.find((one) => one !== undefined && isZone(one)) ?? null;
}

/** Minutes east of UTC of a name that is an offset: `GMT-05:00`, `UTC-5`, `-0500`; null for another name. */
export function offsetNamed(name: string): number | null {
  const [, offset] = /^\(?(?:GMT|UTC)?\s*([+-]\d{1,2}(?::?\d{2})?)\)?$/i.exec(name.trim()) ?? [];
  return offset === undefined ? null : (readOffset(offset) ?? null);
}

/** Minutes east of UTC that Outlook shows before the cities of a zone: `(UTC+07:00) Bangkok, Hanoi, Jakarta`; null for another name. */
export function offsetShown(name: string): number | null {
  const [bracket] = /^\((?:GMT|UTC)[^)]{0,9}\)/i.exec(name.trim()) ?? [];
  return bracket === undefined ? null : offsetNamed(bracket);
}

function zoneInWords(name: string): string | undefined {
  if (ARIZONA.test(name)) return 'America/Phoenix';
  if (INDIANA.test(name)) return 'America/Indiana/Indianapolis';
  return US_NAMES.find(([words, abbreviations]) => words.test(name) || abbreviations.test(name))?.[2];
}

/** An offset before it and a country after it do not change what it names. */
function named(word: string): RegExp {
  return new RegExp(
    String.raw`^(?:\((?:GMT|UTC)?[^)]{0,9}\)\s*)?(?:us )?${word}(?: (?:standard|daylight|summer|prevailing))?(?: time)?(?:\s*\((?:us|usa|u\.s\.|united states)\b[^)]{0,20}\)?)?$`,
    'i',
  );
}
