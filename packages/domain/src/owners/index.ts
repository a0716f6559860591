import type { OwnedKind } from '@marquee/contract';
import { findBoostOwner } from '../boosts/index.ts';
import { findCampaignOwner } from '../campaigns/index.ts';
import type { ReadDeps } from '../deps.ts';
import { findFollowOwner } from '../follows/index.ts';
import { findItineraryOwner } from '../itineraries/index.ts';

/** The id of the user who owns the thing with this id; null if it does not exist or has no owner. */
export type FindOwner = (deps: ReadDeps, id: string) => Promise<string | null>;

/** Finds the owner for each kind of thing. A kind added to the contract does not compile until it is added here. */
export type Owners = Readonly<Record<OwnedKind, FindOwner>>;

export const owners: Owners = {
  itinerary: findItineraryOwner,
  follow: findFollowOwner,
  boost: findBoostOwner,
  campaign: findCampaignOwner,
};
