import { similarity } from './titles.ts';

/** From this similarity on, a source and a venue are the same place. */
const SAME_VENUE = 0.6;

/** Whether a source is the venue's own, by its name. */
export const isNamedFor = (sourceName: string, venue: string): boolean => similarity(sourceName, venue) >= SAME_VENUE;
