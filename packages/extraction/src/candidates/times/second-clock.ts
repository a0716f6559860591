import { TIMES } from '../../decide/weights/times.ts';
import type { TimeMention } from './written-times.ts';

/**
 * `10:00 AM 3:00 PM 10:00 15:00`: systems write the hours of an event twice, for readers of either clock, and show one of them. Without the second
 * ones, which repeat those right before them in the same order.
 * @param times in text order
 */
export function withoutSecondClock(times: readonly TimeMention[], text: string): TimeMention[] {
  const again = new Set<TimeMention>();
  for (let at = 1; at < times.length; at += 1) {
    const most = Math.min(TIMES.secondClock.most, at, times.length - at);
    for (let count = most; count > 0; count -= 1) {
      const first = times.slice(at - count, at);
      const second = times.slice(at, at + count);
      if (!repeats(first, second, text)) continue;
      for (const time of second) again.add(time);
      break;
    }
  }
  return again.size > 0 ? times.filter((time) => !again.has(time)) : [...times];
}

const HALF = /[ap]\.?\s?m\b/i;

function repeats(first: readonly TimeMention[], second: readonly TimeMention[], text: string): boolean {
  const all = [...first, ...second];
  return (
    first.every(({ from, to, start, end }, index) => {
      const same = second[index];
      const isSame = same !== undefined && same.from === from && same.to === to;
      return isSame && HALF.test(text.slice(start, end)) && !HALF.test(text.slice(same.start, same.end));
    }) && all.every(({ end }, index) => text.slice(end, all[index + 1]?.start ?? end).trim() === '')
  );
}
