import { extract, type Hints } from '../../src/index.ts';
import { COLUMBIA } from '../reading.ts';

/** The starts of the events of a page about shows. */
export function starts(body: string, hints: Hints = COLUMBIA): string[] {
  const html = `<!doctype html><html><head><title>Shows</title></head><body><h1>Upcoming Shows</h1>${body}</body></html>`;
  const bytes = new TextEncoder().encode(html);
  return extract({ url: 'https://hall.example/shows', contentType: 'text/html', bytes }, hints).drafts.map(
    (draft) => draft.start.value,
  );
}
