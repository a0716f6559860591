import { type Draft, statedTown } from '@marquee/extraction';
import { isUsState } from '@marquee/kernel';
import { nameKey } from '../cities/index.ts';
import { milesBetween, type Point } from '../places/index.ts';

/** A town of the gazetteer. */
export interface Town extends Point {
  slug: string;
  name: string;
  nameKey: string;
  state: string;
  timezone: string;
  isOfNetwork: boolean;
}

/** The town of an event, where its middle is, and the city in whose list it stands. */
export interface Place extends Point {
  slug: string;
  name: string;
  state: string;
  timezone: string;
}

/** What a draft says about its place: possible names of its town, the most likely first. */
export interface Stated {
  state: string | null;
  names: string[];
  /** The state is named unambiguously. */
  isSure: boolean;
}

/** A town within this distance of the source's city appears in that city's list. */
export const METRO_MILES = 60;
/** Canadian provinces: two letters, like a state. */
const ABROAD = /^(?:AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT|ontario|quebec|québec|british columbia|alberta)$/i;

/** Reads a draft's own fields first, then the end of its address. */
export function statedPlace(draft: Draft): Stated {
  const written = draft.state?.value.trim() ?? '';
  const ofAddress = statedTown(draft.address?.value ?? '');
  const isCode = isUsState(written.toUpperCase()) || written.toUpperCase() === 'PR';
  const isAbroad = ABROAD.test(written);
  const city = draft.city?.value;
  return {
    state: isCode || isAbroad ? written.toUpperCase() : ofAddress.state,
    names: [...new Set([...(city ? [city] : []), ...(isAbroad ? [] : ofAddress.towns)])],
    isSure: isCode || isAbroad || ofAddress.isSure,
  };
}

/**
 * The place an event belongs to: the town in its own address, else the source's city. A nearby town that the
 * network does not have keeps its name, and its events appear in the list of the source's city.
 * An address in another state is never listed under the source's city: if its town is unknown, the draft is rejected.
 */
export function attributeCity(stated: Stated, home: Town, towns: readonly Town[]): Place | { refused: string } {
  const town = townOf(stated, home, towns);
  if (town) {
    const isListedAtHome = !town.isOfNetwork && milesBetween(town, home) <= METRO_MILES;
    return placeOf(town, isListedAtHome ? home.slug : town.slug);
  }
  if (stated.state === null || stated.state === home.state || !stated.isSure) return placeOf(home, home.slug);
  const where = [stated.names[0], stated.state].filter(Boolean).join(', ');
  return {
    refused: `its address lies in ${where}, which we cannot place; its source is of ${home.name}, ${home.state}`,
  };
}

function townOf(stated: Stated, home: Town, towns: readonly Town[]): Town | null {
  for (const name of stated.names.map(nameKey)) {
    const named = towns.filter((town) => town.nameKey === name);
    // Without a state, only a nearby town counts: there are many Springfields.
    const eligible =
      stated.state === null
        ? named.filter((town) => milesBetween(town, home) <= METRO_MILES)
        : named.filter((town) => town.state === stated.state);
    const [nearest] = eligible.toSorted((a, b) => milesBetween(a, home) - milesBetween(b, home));
    if (nearest) return nearest;
  }
  return null;
}

const placeOf = (town: Town, slug: string): Place => ({
  slug,
  name: town.name,
  state: town.state,
  timezone: town.timezone,
  latitude: town.latitude,
  longitude: town.longitude,
});
