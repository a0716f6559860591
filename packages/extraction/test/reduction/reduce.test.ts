import { describe, expect, it } from 'vitest';
import { estimateTokens, extract, type Reduction, type ReductionLimits, reduce } from '../../src/index.ts';
import { sampleDocuments } from '../own-documents.ts';
import { ADDRESS, COLUMBIA } from '../reading.ts';

function reduced(html: string, limits?: Partial<ReductionLimits>): Reduction {
  const document = { url: ADDRESS, contentType: 'text/html', bytes: new TextEncoder().encode(html) };
  return reduce(document, COLUMBIA, limits);
}

const textOf = ({ chunks }: Reduction): string => chunks.map(({ text }) => text).join('\n');

const card = (title: string, when: string) =>
  `<div class="card"><h3><a href="/shows/${title.length}">${title}</a></h3><p class="when">${when}</p>
   <p class="where">Granby Hall, 12 Main St</p><p class="price">$12</p><a href="/buy">Buy tickets</a></div>`;

const page = (body: string) =>
  `<!doctype html><html><head><title>Hall calendar</title><style>.card{}</style><script>let x = 'May 9, 2026';</script></head>
  <body><nav><ul><li>Home</li><li>Visit</li><li>Gala on May 30, 2026</li></ul></nav><main>${body}</main>
  <footer>Open since June 1, 1990. <a href="/privacy">Privacy</a></footer></body></html>`;

describe('what is kept of a page', () => {
  const { chunks } = reduced(
    page(card('Jazz on the Green', 'Sat, Apr 18, 7:30 PM') + card('Open Mic', 'Sun, Apr 19, 6 PM')),
  );

  it('are records with title, date, time, place and price behind their number; no menus, footers, scripts or buttons', () => {
    expect(chunks.map(({ text }) => text)).toEqual([
      [
        'Hall calendar',
        '#1 Jazz on the Green',
        'Sat, Apr 18, 7:30 PM',
        'Granby Hall, 12 Main St',
        '$12',
        '#2 Open Mic',
        'Sun, Apr 19, 6 PM',
        'Granby Hall, 12 Main St',
        '$12',
      ].join('\n'),
    ]);
  });

  it('are links, by their words and unsent, and where each record stands', () => {
    expect(chunks[0]?.records[1]).toMatchObject({
      number: 2,
      locator: 'html>body>main>div:nth-of-type(2)',
      links: [{ text: 'Open Mic', url: 'https://hall.example/shows/8' }],
    });
  });

  it('of running text are its beginning and what stands around dates, times and prices', () => {
    const filler = 'The band has played together for many years and in many towns. '.repeat(5);
    const text = textOf(reduced(page(`<h1>Gala</h1><p>${filler}It plays on April 18, 2026 at 8 pm. ${filler}</p>`)));
    expect(text).toContain('It plays on April 18, 2026 at 8 pm.');
    expect(text).toContain('Gala');
    expect(text.length).toBeLessThan(350);
  });

  it('are titles below a heading that names the day for all of them', () => {
    const titles = Array.from({ length: 30 }, (_, n) => `<li class="show"><a href="/s/${n}">Show number ${n}</a></li>`);
    const text = textOf(reduced(page(`<h2>Saturday, April 18</h2><ul>${titles.join('')}</ul>`)));
    expect(text).toContain('Show number 0\n');
    expect(text).toContain('Show number 29');
  });

  it('are dates that only the markup knows, also in what is hidden until it is clicked', () => {
    const text = textOf(
      reduced(
        page(`<h3>Quartet</h3><time datetime="2026-04-18T19:30:00-04:00">next Saturday</time>
          <div style="display:none"><b>Trio</b> <span itemprop="startDate" content="2026-04-20">soon</span></div>`),
      ),
    );
    expect(text).toContain('2026-04-18T19:30');
    expect(text).toMatch(/Trio[\s\S]*2026-04-20/);
  });

  it('are names and days from scripts where the page shows none', () => {
    const data = { events: [{ title: 'Small Dog Meet Up', startDate: '2026-04-18T10:30:00', imageUrl: '/x.png' }] };
    const { chunks: found } = reduced(
      `<html><body><div id="app"></div><script>var d = ${JSON.stringify(data)}</script>`,
    );
    expect(found[0]?.text).toBe('#1 Small Dog Meet Up\nstartDate: 2026-04-18T10:30:00');
  });

  it('is nothing of a page without a date, and of what is no page', () => {
    expect(reduced(page('<h1>About us</h1><p>We like music.</p>'))).toEqual({ chunks: [], omitted: 0 });
    expect(reduced('')).toEqual({ chunks: [], omitted: 0 });
    expect(reduced('BEGIN:VCALENDAR\r\nEND:VCALENDAR')).toEqual({ chunks: [], omitted: 0 });
  });
});

describe('chunks', () => {
  const many = page(Array.from({ length: 200 }, (_, n) => card(`Show ${n}`, `Apr ${(n % 28) + 1}, 7 PM`)).join(''));

  it('hold whole records and stay below their tokens', () => {
    const { chunks, omitted } = reduced(many, { chunkTokens: 400, chunks: 100 });
    expect(omitted).toBe(0);
    expect(chunks.length).toBeGreaterThan(10);
    expect(Math.max(...chunks.map(({ tokens }) => tokens))).toBeLessThanOrEqual(400);
    expect(chunks.flatMap(({ records }) => records)).toHaveLength(200);
    for (const { records, text } of chunks) {
      expect(records[0]?.number).toBe(1);
      for (const { lines } of records) expect(text).toContain(lines.join('\n'));
    }
  });

  it('are at most as many as allowed, and what is left out is counted', () => {
    const { chunks, omitted } = reduced(many, { chunkTokens: 400, chunks: 2 });
    expect(chunks).toHaveLength(2);
    expect(chunks.flatMap(({ records }) => records).length + omitted).toBe(200);
  });

  it('repeat the line that names the day when they begin below it', () => {
    const shows = Array.from(
      { length: 40 },
      (_, n) => `<li class="s"><b>Show ${n}</b> <i>${(n % 9) + 1}:15 PM</i></li>`,
    );
    const { chunks } = reduced(page(`<h2>Saturday, April 18</h2><ul>${shows.join('')}</ul>`), { chunkTokens: 200 });
    expect(chunks.length).toBeGreaterThan(1);
    for (const { text } of chunks) expect(text).toContain('Saturday, April 18');
  });

  it('divide a record that is larger than a chunk', () => {
    const lines = Array.from({ length: 200 }, (_, n) => `Line ${n} on April ${(n % 28) + 1}, 2026<br>`).join('');
    const { chunks } = reduced(page(`<div>${lines}</div>`), { chunkTokens: 300, chunks: 100 });
    expect(Math.max(...chunks.map(({ tokens }) => tokens))).toBeLessThanOrEqual(300);
    expect(chunks.map(({ text }) => text).join('\n')).toContain('Line 199 on');
  });
});

describe('on whole pages', async () => {
  const pages = await sampleDocuments();
  // Most of such a page is its JSON-LD; of what visitors see nearly all is about events.
  it.each(['www.pinewoodplanetarium.example', 'www.harborbell.example', 'www.signalworks.example'])(
    '%s keeps every title and at most a fifth of the page',
    (host) => {
      const found = pages.find(({ id }) => id === host);
      if (!found) throw new Error(`The sample web has no ${host}.`);
      const text = textOf(reduce(found.document, found.hints));
      const { drafts } = extract(found.document, found.hints);
      expect(drafts.length).toBeGreaterThan(5);
      for (const { title } of drafts) expect(text).toContain(title.value);
      expect(estimateTokens(text) / estimateTokens(new TextDecoder().decode(found.document.bytes))).toBeLessThan(0.2);
    },
  );
});

describe('hostile pages', () => {
  it.each([
    ['deep', '<div hidden>'.repeat(50_000) + 'April 18'],
    ['one long line', `April 18 ${'a '.repeat(300_000)}`],
    ['dates without end', 'April 18, 2026 at 7 pm '.repeat(20_000)],
    ['properties without end', `<html><script>"startDate":"2026-01-01",${'"name":"\\\\'.repeat(60_000)}</script>`],
    ['nested times', '<time datetime="2026-04-18">'.repeat(20_000)],
  ])('%s ends and stays within its limits', (_what, html) => {
    const { chunks } = reduced(`<!doctype html><body>${html}`);
    expect(chunks.every(({ tokens }) => tokens <= 3_000)).toBe(true);
  });
});
