import { mergeEvents } from '@marquee/domain/series';
import { guest } from '@marquee/kernel';
import { makeCity, store } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi();
  await makeCity(api.db);
});

const SHOW = {
  title: 'Oyster Roast',
  description: 'Bring a knife.',
  venue: 'The Dock',
  address: '1 Water Street',
  start: '2026-10-12T18:00',
  end: '2026-10-12T21:00',
  price: { minCents: 1500, maxCents: 2500 },
  ticketUrl: 'https://tickets.example.org/oysters',
};
const PATH = '/events/oyster-roast-columbia-sc.md';

describe('an event as Markdown [BEY-48]', () => {
  it('says what sources state of tickets and access [BEY-52]', async () => {
    const terms = { fees: '$6.40', onSale: '2026-10-09T10:00', wheelchair: 'yes' } as const;
    await store(api, [{ ...SHOW, ...terms }]);
    expect((await (await api.raw(PATH)).text()).split('\n')).toContain(
      '- **Stated**: Wheelchair accessible, as a source says. Plus $6.40 in fees. Tickets on sale from Friday, October 9, 2026 at 10:00 AM.',
    );
    const page = await (await api.raw(PATH.replace('.md', ''))).text();
    expect(page).toContain('"validFrom":"2026-10-09T10:00-04:00"');
  });

  it('says title, days, place, price, source, certainty and evidence', async () => {
    await store(api, [SHOW]);
    const response = await api.raw(PATH);
    const text = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(response.headers.get('link')).toBe(
      '<https://marquee.example/events/oyster-roast-columbia-sc>; rel="canonical"',
    );
    expect(response.headers.get('etag')).toMatch(/./);
    expect(text).toMatch(/^# Oyster Roast\n\n- \*\*When\*\*: Monday, October 12, 2026 at 6:00 PM\n/);
    for (const line of [
      '- **Time zone**: America/New\\_York',
      '- **Where**: The Dock, 1 Water Street, Columbia, SC',
      '- **Price**: $15-25',
      '- **Tickets**: <https://tickets.example.org/oysters>',
      '- 2026-10-12T18:00 to 2026-10-12T21:00',
      '> Bring a knife.',
      '| field | words | read as | at |',
    ])
      expect(text.split('\n')).toContain(line);
    expect(text).toMatch(
      /\n- \*\*Last confirmed\*\*: 2026-10-01T\S+Z\n- \*\*Certainty\*\*: (?:high|medium|low)\. One source/,
    );
  });

  it.each([
    '# Not a heading #',
    '[click](javascript:alert(1)) ![x](https://evil.example/x.png)',
    '<script>alert(1)</script> &lt;b&gt;',
    '`code` *bold* _it_ ~~no~~ | a | cell |',
    '1. Not a list',
    'Backslash \\[x](https://evil.example)',
  ])('leaves a hostile text the text it is: %s', async (hostile) => {
    await store(api, [{ ...SHOW, title: hostile, description: `${hostile}\n\n---\n${hostile}\n===\n- ${hostile}` }]);
    const [row] = await api.db.all<{ slug: string }>(sql`SELECT slug FROM events`);
    const text = await (await api.raw(`/events/${row?.slug}.md`)).text();
    const lines = text.split('\n');
    const read = (line: string) => line.replace(/\\([^\p{L}\p{N}\s])/gu, '$1');
    expect(read(lines[0] ?? '')).toBe(`# ${hostile}`);
    const quotation = lines.filter((line) => line.startsWith('>'));
    expect(quotation.map(read)).toEqual([`> ${hostile}`, '>', '> ---', `> ${hostile}`, '> ===', `> - ${hostile}`]);
    // Without what a backslash makes plain nothing is left that means something.
    for (const line of [lines[0]?.slice(2) ?? '', ...quotation.map((one) => one.slice(2))]) {
      expect(line.replace(/\\[^\p{L}\p{N}\s]/gu, 'x')).not.toMatch(/[`*_[\]<>&|~\\]|^[#+=-]|^\d+[.)]|#$/u);
    }
  });

  it('is 404 for an unknown event, 410 for one that is gone and 301 for one that was merged', async () => {
    for (const path of ['/events/nothing.md', '/events/.md', `/events/${'x'.repeat(300)}.md`, '/events/a/b.md'])
      expect([path, (await api.raw(path)).status]).toEqual([path, 404]);
    await store(api, [SHOW, { ...SHOW, title: 'Roast of Oysters', venue: 'Granby', start: '2026-12-06T19:30' }]);
    const [kept, merged] = await api.db.all<{ id: string; slug: string }>(
      sql`SELECT id, slug FROM events ORDER BY seq`,
    );
    if (!kept || !merged) throw new Error('two events were not stored');
    await mergeEvents(api, { actor: guest, requestId: 'test' }, { eventId: merged.id, intoId: kept.id });
    const moved = await api.raw(`/events/${merged.slug}.md`);
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `/events/${kept.slug}.md`]);
    await api.db.run(sql`UPDATE events SET status = 'inactive'`);
    const gone = await api.raw(`/events/${kept.slug}.md`);
    expect([gone.status, await gone.text()]).toEqual([410, expect.stringContaining('Its sources no longer list it.')]);
  });
});

describe('/llms.txt [BEY-48]', () => {
  it('says where programs find everything, each address of which answers', async () => {
    await store(api, [SHOW]);
    const response = await api.raw('/llms.txt');
    const text = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(text).toMatch(/^# Marquee\n\n> /);
    expect(text).toContain('- [Columbia, SC](https://marquee.example/events?city=Columbia&state=SC): 1 coming event');
    const addresses = [...text.matchAll(/\]\((https:\/\/marquee\.example[^)]*)\)/g)].map(([, address = '']) => address);
    expect(addresses.length).toBeGreaterThan(6);
    // The application's own page, places for a slug, and what takes messages only.
    const others = ['/developers', '/events/SLUG.md', '/mcp'];
    for (const address of addresses.filter((one) => !others.includes(new URL(one).pathname) && !one.includes('/SLUG/')))
      expect([address, (await api.raw(address)).status]).toEqual([address, 200]);
  });
});
