import type { ViolationSeverity } from '@marquee/contract';
import { statedTown, stateOfZip } from '@marquee/extraction';
import { isUsState, type Message, say, stateName } from '@marquee/kernel';
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
  message: Message;
  correctionSuggestion: Message;
}

interface Rule {
  id: string;
  description: Message;
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
    description: say('location.stateOneStatesDistrictColumbia'),
    severity: 'error',
    check: ({ state }) =>
      isUsState(state) ? null : breach(say('location.notState', { state }), say('location.setStateTwoLetterCode')),
  },
  {
    id: 'state-of-address',
    description: say('location.addressDoesNotNameDifferent'),
    severity: 'error',
    check: ({ address, state }) => {
      const stated = statedTown(address ?? '');
      if (!stated.isSure || stated.state === null || stated.state === state) return null;
      const message = say('location.addressButEventFiledUnder', {
        state: stateName(stated.state),
        other: stateName(state),
      });
      return breach(message, say('location.fileUnderCityCorrectAddress', { state: stateName(stated.state) }));
    },
  },
  {
    id: 'zip-of-state',
    description: say('location.zipCodeAddressBelongsState'),
    severity: 'error',
    check: ({ address, state }) => {
      const zip = ZIP_AT_END.exec(address ?? '')?.[1];
      const of = zip ? stateOfZip(zip) : null;
      if (!zip || of === null || of === state) return null;
      return breach(
        say('location.zipCodeNot', { zip, state: stateName(of), other: stateName(state) }),
        say('location.correctZipCodeState'),
      );
    },
  },
  {
    id: 'near-its-list',
    description: say('location.townWithinMilesCityLists', { n: METRO_MILES }),
    severity: 'error',
    check: ({ town, list, city, state }) => {
      const miles = town ? Math.round(milesBetween(town, list)) : 0;
      if (miles <= METRO_MILES) return null;
      const message = say('location.milesFromWhereListed', {
        city: `${city}, ${state}`,
        n: miles,
        list: `${list.name}, ${list.state}`,
      });
      return breach(message, say('location.moveList', { city: `${city}, ${state}` }));
    },
  },
  {
    id: 'zone-of-town',
    description: say('location.timeZoneTown'),
    severity: 'error',
    check: ({ town, timezone, city }) =>
      !town || town.timezone === timezone
        ? null
        : breach(
            say('location.timesButUses', { zone: timezone, city, other: town.timezone }),
            say('location.readSourceAgain', { zone: town.timezone }),
          ),
  },
  {
    id: 'town-known',
    description: say('location.gazetteerHasTownState'),
    severity: 'warning',
    check: ({ town, city, state }) =>
      town
        ? null
        : breach(
            say('location.thereNoKnownTown', { city, state: stateName(state) }),
            say('location.checkSpellingTownState'),
          ),
  },
  {
    id: 'venue-is-a-place',
    description: say('location.venueNamePlaceNotPlaceholder'),
    severity: 'warning',
    check: ({ venue }) =>
      venue !== null && (PLACEHOLDER.test(venue.trim()) || WEB_ADDRESS.test(venue.trim()))
        ? breach(say('location.notPlace', { venue }), say('location.enterVenueLeaveEmpty'))
        : null,
  },
  {
    id: 'place-named',
    description: say('location.eventHasVenueAddress'),
    severity: 'info',
    check: ({ venue, address }) =>
      venue || address ? null : breach(say('location.eventHasNeitherVenueNor'), say('location.lookVenuePageEvent')),
  },
];

/** The rules for display: id, description, severity. */
export const listLocationRules = () =>
  LOCATION_RULES.map(({ id, description, severity }) => ({ id, description, severity }));

const breach = (message: Message, correctionSuggestion: Message): Breach => ({ message, correctionSuggestion });
