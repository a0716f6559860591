import type { FoundEvent } from './score.ts';

/** How the offset of a time is taken: the clock as it is written, or the instant on the clocks of the place. */
export type Offsets = 'ignored' | 'obeyed';

/** `Event`, `schema:MusicEvent`, `h-event`, `vevent`. */
const EVENT_TYPE = /(?:^|[/:])(?:\w*Event|Festival|h-event|vevent|EventSeries|VisualArtsEvent|CourseInstance)$/;
const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::?\d{2}(?:\.\d+)?)?\s?(Z|[+-]\d{2}:?\d{2})?)?/;
const MOST_DEEP = 40;

/** The events among the items that a peer found, as plainly as a user of it would read them: name, startDate, endDate, location, url. */
export function eventsIn(items: unknown, timezone: string, offsets: Offsets): FoundEvent[] {
  const found: FoundEvent[] = [];
  visit(items, 0, (node) => {
    const title = textOf(node['name'] ?? node['summary']);
    const start = momentOf(textOf(node['startDate'] ?? node['start'] ?? node['dtstart']), timezone, offsets);
    if (!title || !start) return;
    const end = momentOf(textOf(node['endDate'] ?? node['end'] ?? node['dtend']), timezone, offsets);
    const venue = textOf(node['location']) ?? undefined;
    found.push({ title, start, ...(end ? { end } : {}), ...(venue ? { venue } : {}) });
  });
  return [...new Map(found.map((event) => [`${event.title} ${event.start}`, event])).values()];
}

type Node = Readonly<Record<string, unknown>>;

function visit(value: unknown, depth: number, take: (node: Node) => void): void {
  if (depth > MOST_DEEP || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const one of value as unknown[]) visit(one, depth + 1, take);
    return;
  }
  const node = value as Node;
  const types = [node['@type'] ?? node['type'] ?? []].flat().map(String);
  if (types.some((type) => EVENT_TYPE.test(type))) take(node);
  for (const inner of Object.values(node)) visit(inner, depth + 1, take);
}

/** A text, the first of several, the name of a thing. */
function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() || null;
  if (Array.isArray(value)) return textOf(value[0]);
  if (typeof value !== 'object' || value === null) return null;
  const node = value as Node;
  return textOf(node['name'] ?? node['@value'] ?? node['value'] ?? null);
}

/** `2026-03-07T19:30`, or the day alone where no time is written; null for what is no ISO date, with dashes or without. */
function momentOf(text: string | null, timezone: string, offsets: Offsets): string | null {
  const spread = text?.replace(
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2}))?/,
    (_, y, m, d, hour, minute) => `${y}-${m}-${d}${hour ? `T${hour}:${minute}` : ''}`,
  );
  const match = ISO.exec(spread ?? '');
  if (!match?.[1]) return null;
  if (!match[2]) return match[1];
  if (offsets === 'ignored' || !match[3]) return `${match[1]}T${match[2]}`;
  const instant = new Date(`${match[1]}T${match[2]}:00${match[3].replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`);
  if (Number.isNaN(instant.getTime())) return null;
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone: timezone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(instant);
  return shown.replace(' ', 'T');
}
