import type { TimeMention } from '../../candidates/times/written-times.ts';
import { LISTING } from '../../decide/weights/listing.ts';

/** `11:00 AM – 10:00 PM⏎11:00 – 22:00`: the same hours again, for readers of another clock. */
export function withoutRepeat(times: readonly TimeMention[]): readonly TimeMention[] {
  const half = times.length / 2;
  if (half < LISTING.toldTwice.fewest || !Number.isInteger(half)) return times;
  const isAgain = times
    .slice(half)
    .every(({ from, to }, index) => from === times[index]?.from && to === times[index]?.to);
  return isAgain && times.slice(0, half).every(({ halfDayUnknown }) => !halfDayUnknown) ? times.slice(0, half) : times;
}
