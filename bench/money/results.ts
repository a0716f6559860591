import type { Message } from '@marquee/kernel';

export interface Played {
  counts: Record<string, number>;
  differences: string[];
}

export interface Proved {
  entries: number;
  breaks: Message[];
  rowsRead: number;
}

/** The one city of the benchmark. */
export const CITY = `INSERT INTO cities (slug, name, name_key, state, latitude, longitude, population, timezone, status, added_at)
  VALUES ('columbia-sc', 'Columbia', 'columbia', 'SC', 34, -81, 136632, 'America/New_York', 'live', 0)`;
