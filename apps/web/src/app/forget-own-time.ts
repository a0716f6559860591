import { setOwnTime } from '../features/events/own-time.ts';

/** A calendar that somebody opened is not the next person's. Here, since main.tsx may import no feature. */
export const forgetOwnTime = (): void => setOwnTime(null);
