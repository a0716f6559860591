import type { Instant } from '@marquee/kernel';
import { addDays, dateOf, instantOf, localOf } from '../places/index.ts';

const THURSDAY = 4;
const MORNING = 'T08:00';

/** The next Thursday morning in a zone, after an instant. */
export function nextWeekly(after: Instant, zone: string): Instant {
  const today = dateOf(localOf(after, zone));
  const weekday = new Date(`${today}T00:00Z`).getUTCDay();
  const thursday = addDays(today, (THURSDAY - weekday + 7) % 7);
  const at = instantOf(`${thursday}${MORNING}`, zone);
  return at > after ? at : instantOf(`${addDays(thursday, 7)}${MORNING}`, zone);
}
