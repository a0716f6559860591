export { copySettings } from './copy-settings.ts';
export { dbFor, ofCity, ofEvent, ofPlace, ofVenue } from './db-for.ts';
export { noteGuests } from './directory.sql.ts';
export { inRegion, regionsOf } from './in-region.ts';
export { MAIN } from './main.ts';
export { moveCities } from './move/move-cities.ts';
