const CENTRAL = 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI'.split(' ');
const MOUNTAIN = ['CO', 'ID', 'MT', 'NM', 'UT', 'WY'];
const PACIFIC = ['CA', 'NV', 'OR', 'WA'];

const OTHERS: Record<string, string> = {
  AK: 'America/Anchorage',
  AZ: 'America/Phoenix',
  HI: 'Pacific/Honolulu',
  PR: 'America/Puerto_Rico',
};

/**
 * The zone in which most people of a state live (IANA tz database). It decides which day "today" is, not the time of an event, which has a
 * zone of its own.
 */
export function zoneOfState(state: string): string {
  if (CENTRAL.includes(state)) return 'America/Chicago';
  if (MOUNTAIN.includes(state)) return 'America/Denver';
  if (PACIFIC.includes(state)) return 'America/Los_Angeles';
  return OTHERS[state] ?? 'America/New_York';
}
