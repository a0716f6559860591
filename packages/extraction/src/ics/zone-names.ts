import { isZone } from '../time/zone.ts';

/** Outlook's names for US zones (Unicode CLDR, windowsZones). */
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
};

/** `(UTC-05:00) Eastern Time (US & Canada)`, as Outlook shows them. */
const SHOWN_ZONES: ReadonlyArray<readonly [RegExp, string]> = [
  [/\beastern time \(us/i, 'America/New_York'],
  [/\bcentral time \(us/i, 'America/Chicago'],
  [/\bmountain time \(us/i, 'America/Denver'],
  [/\bpacific time \(us/i, 'America/Los_Angeles'],
];

/** No zone name is longer, including a vendor's prefix; longer texts are not searched. */
const LONGEST_NAME = 120;
/** `/freeassociation.sourceforge.net/America/New_York` */
const BEHIND_PREFIX = /(?:^|[^A-Za-z_])([A-Za-z_]+\/(?:[A-Za-z_]+\/)?[A-Za-z_]+)$/;

/** The IANA zone of a TZID: by its name, after a vendor's prefix, or by Outlook's name; null if it has none. */
export function zoneNamed(name: string): string | null {
  if (name.length > LONGEST_NAME) return null;
  const parts = BEHIND_PREFIX.exec(name)?.[1];
  const names = [
    name,
    parts,
    // A prefix may end in a word of letters only.
    parts?.split('/').slice(-2).join('/'),
    WINDOWS_ZONES[name.toLowerCase()],
    SHOWN_ZONES.find(([shown]) => shown.test(name))?.[1],
  ];
  return names.find((one) => one !== undefined && isZone(one)) ?? null;
}
