/** Events that one account keeps. */
export const HEARTS_MOST = 500;
/** Events whose cards are read in one call. */
export const CARDS_MOST = 200;
