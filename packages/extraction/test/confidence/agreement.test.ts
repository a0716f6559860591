import { describe, expect, it } from 'vitest';
import { featuresOf } from '../../src/confidence/features.ts';
import { extract } from '../../src/index.ts';
import { openPage } from '../../src/page.ts';

const HINTS = { today: '2026-11-20', timezone: 'America/New_York', city: 'Salem', state: 'OH' };

function featuresIn(body: string, head = 'Hall') {
  const html = `<!doctype html><title>${head}</title><body><main>${body}</main>`;
  const document = {
    url: 'https://hall.example/events/',
    contentType: 'text/html',
    bytes: new TextEncoder().encode(html),
  };
  const { drafts, method } = extract(document, HINTS);
  if (!method) throw new Error('Nothing was read.');
  return featuresOf(openPage(document, HINTS), method, drafts);
}

const cards = (weekday: string) =>
  `<h1>Coming up</h1>${['Harp Evening', 'Oboe Trio', 'Viola Night', 'Cello Suites']
    .map(
      (title, index) =>
        `<article><h3><a href="/e/${title.toLowerCase().replace(' ', '-')}">${title}</a></h3><p>${index === 0 ? weekday : ''} December ${index + 4}, 2026, 8 pm</p></article>`,
    )
    .join('')}`;

describe('what agrees with a draft', () => {
  it('is the weekday printed beside its day, right or wrong', () => {
    const [right, none] = featuresIn(cards('Friday,'));
    expect(right).toMatchObject({ weekday_agrees: 1, year_written: 1, day_unmarked: 0 });
    expect(none).toMatchObject({ weekday_agrees: 0 });
  });

  it('is the address of its link', () => {
    const [first] = featuresIn(cards(''));
    expect(first).toMatchObject({ has_link: 1, title_linked: 1, title_in_head: 0 });
  });

  it('is the head of its page', () => {
    const [only] = featuresIn(
      '<h1>Harp Evening</h1><p>Friday, December 4, 2026, 8 pm</p><p>Tickets $12 at the door</p>',
      'Harp Evening – Hall',
    );
    expect(only).toMatchObject({ title_in_head: 1 });
  });

  it('is averaged over the list that it is in', () => {
    const all = featuresIn(cards(''));
    const mean = all.reduce((sum, one) => sum + (one['looks'] ?? 0), 0) / all.length;
    for (const one of all) expect(one['all_looks']).toBeCloseTo(mean);
  });
});
