import type { ViolationSeverity } from '@marquee/contract';
import { statedTown, stateOfZip } from '@marquee/extraction';
import { isUsState, stateName } from '@marquee/kernel';
import { METRO_MILES } from '../events/index.ts';
import { milesBetween, type Point } from '../places/index.ts';

/** The stated place of an event, and what the gazetteer knows about it. */
export interface LocatedEvent {
  venue: string | null;
  address: string | null;
  city: string;
  state: string;
  timezone: string;
  /** The town with this name in this state; null if the gazetteer has none. */
  town: (Point & { timezone: string }) | null;
  /** The city that lists it. */
  list: Point & { name: string; state: string };
}

interface Breach {
  message: string;
  correctionSuggestion: string;
}

interface Rule {
  id: string;
  description: string;
  severity: ViolationSeverity;
  /** The breach; null if there is none. */
  check: (event: LocatedEvent) => Breach | null;
}

const PLACEHOLDER =
  /^(?:tb[ad]|to be (?:announced|determined)|online|virtual|zoom|various(?: locations)?|n\/a|undefined|null|unknown)$/i;
const WEB_ADDRESS = /^(?:https?:|www\.)/i;
const ZIP_AT_END = /\b(\d{5})(?:-\d{4})?(?:,?\s*(?:USA?|United States))?\s*$/i;

/** The rules of the audit, the worst first (spec: LOCINT-03). */
export const LOCATION_RULES: readonly Rule[] = [
  {
    id: 'state-known',
    description: 'The state is one of the 50 states or the District of Columbia.',
    severity: 'error',
    check: ({ state }) =>
      isUsState(state) ? null : breach(`“${state}” is not a state.`, 'Set the state to its two-letter code.'),
  },
  {
    id: 'state-of-address',
    description: 'The address does not name a different state than the event.',
    severity: 'error',
    check: ({ address, state }) => {
      const stated = statedTown(address ?? '');
      if (!stated.isSure || stated.state === null || stated.state === state) return null;
      const message = `The address is in ${stateName(stated.state)}, but the event is filed under ${stateName(state)}.`;
      return breach(message, `File it under a city of ${stateName(stated.state)}, or correct the address.`);
    },
  },
  {
    id: 'zip-of-state',
    description: 'The ZIP code of the address belongs to the state.',
    severity: 'error',
    check: ({ address, state }) => {
      const zip = ZIP_AT_END.exec(address ?? '')?.[1];
      const of = zip ? stateOfZip(zip) : null;
      if (!zip || of === null || of === state) return null;
      return breach(
        `ZIP code ${zip} is in ${stateName(of)}, not in ${stateName(state)}.`,
        'Correct the ZIP code or the state.',
      );
    },
  },
  {
    id: 'near-its-list',
    description: `The town is within ${METRO_MILES} miles of the city that lists the event.`,
    severity: 'error',
    check: ({ town, list, city, state }) => {
      const miles = town ? Math.round(milesBetween(town, list)) : 0;
      if (miles <= METRO_MILES) return null;
      const message = `${city}, ${state} is ${miles} miles from ${list.name}, ${list.state}, where it is listed.`;
      return breach(message, `Move it to the list of ${city}, ${state}.`);
    },
  },
  {
    id: 'zone-of-town',
    description: 'The time zone is that of the town.',
    severity: 'error',
    check: ({ town, timezone, city }) =>
      !town || town.timezone === timezone
        ? null
        : breach(
            `Its times are in ${timezone}, but ${city} uses ${town.timezone}.`,
            `Read its source again in ${town.timezone}.`,
          ),
  },
  {
    id: 'town-known',
    description: 'The gazetteer has the town in that state.',
    severity: 'warning',
    check: ({ town, city, state }) =>
      town
        ? null
        : breach(
            `There is no known town ${city} in ${stateName(state)}.`,
            'Check the spelling of the town and the state.',
          ),
  },
  {
    id: 'venue-is-a-place',
    description: 'The venue is the name of a place, not a placeholder or a web address.',
    severity: 'warning',
    check: ({ venue }) =>
      venue !== null && (PLACEHOLDER.test(venue.trim()) || WEB_ADDRESS.test(venue.trim()))
        ? breach(`“${venue}” is not a place.`, 'Enter the venue, or leave it empty.')
        : null,
  },
  {
    id: 'place-named',
    description: 'The event has a venue or an address.',
    severity: 'info',
    check: ({ venue, address }) =>
      venue || address
        ? null
        : breach('The event has neither a venue nor an address.', 'Look for the venue on the page of the event.'),
  },
];

/** The rules for display: id, description, severity. */
export const listLocationRules = () =>
  LOCATION_RULES.map(({ id, description, severity }) => ({ id, description, severity }));

const breach = (message: string, correctionSuggestion: string): Breach => ({ message, correctionSuggestion });
