import { readTitle } from '../../candidates/names/read-title.ts';
import { FLYERS } from '../../decide/weights/flyers.ts';
import type { Found } from './flyer-day.ts';
import type { FlyerLayout, FlyerRow } from './flyer-layout.ts';

/** The title: the largest type that is no day, time, place or price, with the lines of about its size above and below. Null if there is no text. */
export function findTitle({ rows }: FlyerLayout, taken: readonly FlyerRow[]): Found<string> | null {
  const free = rows.filter((row) => !taken.includes(row) && /\p{L}{2}/u.test(row.text));
  const largest = free.toSorted((a, b) => b.size - a.size)[0];
  if (!largest) return null;
  const title = [largest];
  const at = rows.indexOf(largest);
  for (let above = at - 1; above >= 0 && belongs(rows[above], title, free); above -= 1)
    title.unshift(rows[above] as FlyerRow);
  for (let below = at + 1; below < rows.length && belongs(rows[below], title, free); below += 1)
    title.push(rows[below] as FlyerRow);
  const others = Math.max(0, ...free.filter((row) => !title.includes(row)).map(({ size }) => size));
  const clear =
    largest.size >= others * FLYERS.flyerTitle.clearly
      ? FLYERS.flyerTitle.confidence.clear
      : FLYERS.flyerTitle.confidence.close;
  const line = Math.min(...title.map(({ confidence }) => confidence));
  const { title: value } = readTitle(title.map(({ text }) => text).join(' '));
  return { value: value.replace(/^[\s·.,;:–—-]+|[\s·,;:–—-]+$/g, ''), rows: title, confidence: Math.min(clear, line) };
}

function belongs(row: FlyerRow | undefined, title: readonly FlyerRow[], free: readonly FlyerRow[]): boolean {
  if (!row || !free.includes(row)) return false;
  const [first, last] = [title[0], title.at(-1)];
  if (!first || !last) return false;
  const size = Math.max(...title.map((one) => one.size));
  const gap = row.top < first.top ? first.top - row.bottom : row.top - last.bottom;
  return row.size >= size * FLYERS.flyerTitle.sameTitle && gap < size * FLYERS.flyerTitle.leading;
}
