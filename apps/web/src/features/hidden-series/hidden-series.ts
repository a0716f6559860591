import { idsIn } from '../favorites/hearts.ts';

/** Ids of the series that lists leave out, in this browser; those of an account join them (keep-hidden-series.ts). */
export const hiddenSeries = idsIn('marquee.hiddenSeries');
