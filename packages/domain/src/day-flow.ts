import { DAY_MS, type Instant } from '@marquee/kernel';

interface Day {
  /** Days since 1970, UTC. */
  day: number;
  added: number;
  ended: number;
}

/** Each of the last UTC days, empty ones, too: `2026-12-05` with its events that came and that were over. */
export function flowOf(
  rows: readonly Day[],
  now: Instant,
  days: number,
): Array<{ day: string; added: number; ended: number }> {
  const today = Math.floor(now / DAY_MS);
  const known = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: days }, (_, index) => {
    const day = today - (days - 1 - index);
    const { added = 0, ended = 0 } = known.get(day) ?? {};
    return { day: new Date(day * DAY_MS).toISOString().slice(0, 10), added, ended };
  });
}
