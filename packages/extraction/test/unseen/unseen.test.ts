import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Draft, extract, type Method } from '../../src/index.ts';

interface Written {
  name: string;
  file: string;
  contentType: string;
  url: string;
  city: string;
  state: string;
  timezone: string;
  today: string;
  method: Method | null;
  /** `start – end · title @ venue (status)`, as a visitor reads them, in the order of their starts. */
  events: string[];
}

const FOLDER = new URL('./fixtures/', import.meta.url);
const truth = JSON.parse(readFileSync(new URL('./truth.json', import.meta.url), 'utf8')) as Written[];

/** Pages in the manner of widespread templates, written before the rules that read them, shortened. */
describe('pages in the manner of widespread templates', () => {
  it.each(truth)('$name', ({ file, contentType, url, city, state, timezone, today, method, events }) => {
    const bytes = new Uint8Array(readFileSync(new URL(file, FOLDER)));
    const found = extract({ url, contentType, bytes }, { today, timezone, city, state });
    expect(found.drafts.map(lineOf).toSorted()).toEqual(events);
    expect(found.method).toBe(method);
  });

  it('each has its truth', () => {
    expect(readdirSync(FOLDER).toSorted()).toEqual(truth.map(({ file }) => file).toSorted());
  });
});

function lineOf({ start, end, title, venue, status }: Draft): string {
  const off = status && status.value !== 'scheduled' ? ` (${status.value})` : '';
  return `${start.value}${end ? ` – ${end.value}` : ''} · ${title.value}${venue ? ` @ ${venue.value}` : ''}${off}`;
}
