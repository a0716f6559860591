import { readFileSync } from 'node:fs';
import { extract } from '@marquee/extraction';

/** A part of an event as the authors of the tests ask for it. */
const PARTS = ['name', 'start', 'end', 'location'] as const;
type Part = (typeof PARTS)[number];

/** Values that we do not read, or read otherwise, with the reason. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'no start': 'An event without a day cannot be listed.',
};

export interface MicroformatsFigures {
  files: number;
  values: number;
  read: number;
  reasons: Record<string, { values: number; reason: string }>;
  unexplained: string[];
}

/** Every title, start, end and place of an event that the microformats tests ask for, and whether it is read. */
export function readMicroformats(folder: string, names: readonly string[]): MicroformatsFigures {
  const figures: MicroformatsFigures = { files: 0, values: 0, read: 0, reasons: {}, unexplained: [] };
  for (const name of names) {
    const wanted = eventsIn(JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')) as Items);
    const bytes = new Uint8Array(readFileSync(`${folder}/${name}.html`));
    const hints = { today: '2010-01-01', timezone: 'UTC' };
    const { drafts } = extract(
      { url: 'https://suite.example/', contentType: 'text/html; charset=utf-8', bytes },
      hints,
    );
    figures.files += 1;
    for (const event of wanted) {
      const draft = drafts.find(({ title }) => sameText(title.value, event.name[0] ?? ''));
      for (const part of PARTS) {
        const [first] = event[part];
        if (first === undefined) continue;
        figures.values += 1;
        const own = {
          name: draft?.title.value,
          start: draft?.start.value,
          end: draft?.end?.value,
          location: draft?.venue?.value,
        }[part];
        if (own !== undefined && isSame(part, first, own)) figures.read += 1;
        else
          explain(
            figures,
            event.start.length === 0 ? 'no start' : null,
            `${name} ${part}: ${first} / ${own ?? 'none'}`,
          );
      }
    }
  }
  return figures;
}

function explain(figures: MicroformatsFigures, kind: string | null, value: string): void {
  const reason = kind === null ? undefined : OTHERWISE[kind];
  if (kind === null || reason === undefined) figures.unexplained.push(value);
  else figures.reasons[kind] = { values: (figures.reasons[kind]?.values ?? 0) + 1, reason };
}

interface Items {
  items: Array<{ type: string[]; properties: Record<string, unknown[]> }>;
}

function eventsIn({ items }: Items): Array<Record<Part, string[]>> {
  return items
    .filter(({ type }) => type.includes('h-event'))
    .map(({ properties }) => {
      const texts = (part: Part) => (properties[part] ?? []).map(textOf).filter((text) => text !== '');
      return { name: texts('name'), start: texts('start'), end: texts('end'), location: texts('location') };
    });
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const card = value as { properties?: Record<string, unknown[]>; value?: string };
  const name: unknown = card.properties?.name?.[0];
  return typeof name === 'string' ? name : (card.value ?? '');
}

function isSame(part: Part, wanted: string, own: string): boolean {
  if (part === 'name' || part === 'location') return sameText(own, wanted);
  const instant = (text: string) => Date.parse(/T|\d \d/.test(text) ? isoOf(text) : text);
  return (
    own === wanted || instant(wanted) === Date.parse(own.length > 10 ? `${own}Z` : own) || isoOf(wanted).startsWith(own)
  );
}

/** `2009-06-26 19:00-08`, `2009-06-26T19:00Z`; the 34th day of a year, `2013-034` (ISO 8601), is the third of February. */
function isoOf(text: string): string {
  const [, year, dayOfYear] = /^(\d{4})-(\d{3})(?!\d)/.exec(text) ?? [];
  if (year !== undefined)
    return isoOf(new Date(Date.UTC(Number(year), 0, Number(dayOfYear))).toISOString().slice(0, 10) + text.slice(8));
  const [, date = text, time = '', zone = ''] =
    /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2})?(Z|[+-]\d{2}(?::?\d{2})?)?$/i.exec(text) ?? [];
  if (!time) return date;
  const offset = /^[+-]\d{2}$/.test(zone) ? `${zone}:00` : zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
  return `${date}T${time}${offset ? offset.toUpperCase() : 'Z'}`;
}

function sameText(a: string, b: string): boolean {
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  return plain(a) === plain(b) || plain(b).startsWith(plain(a));
}
