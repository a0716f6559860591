import { DAY_MS, HOUR_MS } from '@marquee/kernel';

/** A source: when it changes, in milliseconds from the start, and where in the interval its reads begin. */
export interface Simulated {
  changes: number[];
  phase: number;
}

interface Bytes {
  bytes(count: number): Uint8Array;
}

/** Changes a day of the source in the middle, and how far sources differ: one in forty changes twenty-five times as often. */
const MEDIAN_A_DAY = 0.25;
const SPREAD = 1.6;
/** People work on their calendars by day. */
const OPEN = { from: 8, to: 20 };

/** Sources whose rates are spread log-normally; the times of their changes are random within working hours. */
export function sourcesOf(random: Bytes, count: number, days: number): Simulated[] {
  const draw = () => {
    const [a = 0, b = 0, c = 0] = random.bytes(3);
    return (a * 65_536 + b * 256 + c + 0.5) / 16_777_216;
  };
  const normal = () => Math.sqrt(-2 * Math.log(draw())) * Math.cos(2 * Math.PI * draw());
  return Array.from({ length: count }, () => {
    const aDay = MEDIAN_A_DAY * Math.exp(SPREAD * normal());
    const changes: number[] = [];
    const openMs = (OPEN.to - OPEN.from) * HOUR_MS;
    for (let open = 0; ; ) {
      open += (-Math.log(draw()) / aDay) * openMs;
      const day = Math.floor(open / openMs);
      if (day >= days) break;
      changes.push(day * DAY_MS + OPEN.from * HOUR_MS + (open % openMs));
    }
    return { changes, phase: draw() };
  });
}

/** The changes from the given one on that happened by then. */
export function changesOf({ changes }: Simulated, next: number, now: number): number[] {
  let end = next;
  while ((changes[end] ?? Number.POSITIVE_INFINITY) <= now) end += 1;
  return changes.slice(next, end);
}
