export { dbFor, homeOf, named, ofCity, ofEvent, ofPlace, ofVenue } from './db-for.ts';
export { MAIN } from './main.ts';
