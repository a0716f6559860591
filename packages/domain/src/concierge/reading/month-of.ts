import { addDays } from '../../places/index.ts';

/** A whole month, counted from that of a day. */
export function monthOf(day: string, ahead: number): { from: string; to: string } {
  const first = new Date(`${day.slice(0, 7)}-01T00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + ahead);
  const from = first.toISOString().slice(0, 10);
  first.setUTCMonth(first.getUTCMonth() + 1);
  return { from, to: addDays(first.toISOString().slice(0, 10), -1) };
}
