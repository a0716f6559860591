export { doubtfulValues, isBelowBar, PUBLISHING_BAR, withoutDoubtfulValues } from './confidence/index.ts';
export { extract } from './extract.ts';
export * from './facts/index.ts';
export type { PosterOnPage } from './flyers/posters-on-page.ts';
export type { PictureReading } from './flyers/read-transcript.ts';

export * from './learned/index.ts';
export { LIMITS } from './limits.ts';
export * from './model/index.ts';
export { statedTown } from './normalize/address.ts';
export { readPrice } from './normalize/price.ts';
export { isCents, priceText } from './normalize/price-text.ts';
export { stateOfZip } from './normalize/zip-codes.ts';
export * from './reading/index.ts';
export { expandRecurrence } from './recurrence/expand-recurrence.ts';
export * from './reduction/index.ts';
export * from './site/index.ts';
export * from './types.ts';
