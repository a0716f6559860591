import { setOwnTime } from '../features/events/own-time.ts';

/** A calendar that somebody opened is not the next person's. */
export const forgetOwnTime = (): void => setOwnTime(null);
