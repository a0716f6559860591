import type { Fact, Hints } from '@marquee/extraction';
import { ReadingFailed } from '@marquee/kernel';
import type { EngineDeps } from '../deps.ts';
import { orFailure } from '../reading-failure.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** What an event's description says about the visit, for an event whose own page may not or cannot be read. */
export async function readDescription(
  deps: Pick<EngineDeps, 'reader'>,
  { title, description, url, hints }: { title: string; description: string; url: string; hints: Hints },
): Promise<Fact[]> {
  const lines = description.split('\n').map((line) => `<p>${escaped(line)}</p>`);
  const html = `<title>${escaped(title)}</title><h1>${escaped(title)}</h1><main>${lines.join('')}</main>`;
  const document = { url, contentType: 'text/html; charset=utf-8', bytes: new TextEncoder().encode(html) };
  const read = await orFailure(deps.reader.facts({ document, hints, title }));
  return read instanceof ReadingFailed ? [] : read.facts.filter(({ topic }) => topic !== 'fullDescription');
}
