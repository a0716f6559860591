import { shortDay } from '../../messages/dates.ts';

/** `Nov 22`, where the person is. */
export const dayOf = (instant: string): string => shortDay(new Date(instant));
