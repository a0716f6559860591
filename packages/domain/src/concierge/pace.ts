/** How long an event without an end is taken to last; its end is never told. */
export const ASSUMED_MINUTES = 120;
/** To leave, to park and to find a seat; then at the pace of a town. */
export const CHANGE_MINUTES = 15;
export const MILES_AN_HOUR = 25;
