/** Series that one person hides. */
export const HIDDEN_SERIES_MOST = 200;
