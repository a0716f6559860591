export { countView, forgetViews, isViewCounted } from './count-view.ts';
export { getManagedVenue, getVenue, knownVenue, listOwnVenues, managedVenue } from './get-venue.ts';
export type { ToldVenue } from './name-venues.sql.ts';
export { nameVenues } from './name-venues.ts';
export { makeOwner, managesAnother, removeOwner } from './owners.ts';
export { updateVenue } from './update-venue.ts';
