import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Draft, extract } from '../../src/index.ts';
import { readTruth, WRITTEN_PAGES } from '../own-documents.ts';

const truth = readTruth();

/** Pages in the manner of widespread templates, written before the rules that read them, shortened. */
describe('pages in the manner of widespread templates', () => {
  it.each(truth)('$name', ({ file, contentType, url, city, state, timezone, today, method, events }) => {
    const bytes = new Uint8Array(readFileSync(new URL(file, WRITTEN_PAGES)));
    const found = extract({ url, contentType, bytes }, { today, timezone, city, state });
    expect(found.drafts.map(lineOf).toSorted()).toEqual(events);
    expect(found.method).toBe(method);
  });

  it('each has its truth', () => {
    expect(readdirSync(WRITTEN_PAGES).toSorted()).toEqual(truth.map(({ file }) => file).toSorted());
  });
});

function lineOf({ start, end, title, venue, status }: Draft): string {
  const off = status && status.value !== 'scheduled' ? ` (${status.value})` : '';
  return `${start.value}${end ? ` – ${end.value}` : ''} · ${title.value}${venue ? ` @ ${venue.value}` : ''}${off}`;
}
