/** To leave, to park and to find a seat; then at the pace of a town. */
export const CHANGE_MINUTES = 15;
export const MILES_AN_HOUR = 25;
