import { idsIn } from '../hearts/hearts.ts';

/** Ids of the series that lists leave out, in this browser; those of an account join them (keep-hidden-series.ts). */
export const hiddenSeries = idsIn('marquee.hiddenSeries');
