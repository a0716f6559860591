import * as fc from '@marquee/testkit/properties';
import { makeCity, store } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support.ts';
import { calendar, entriesOf, read } from './calendars.ts';
import { rssItems } from './rss-items.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi();
  await makeCity(api.db);
  await store(api, [{ title: 'Opera', start: '2026-10-12T20:00', venue: 'Hall', address: '1 Main St' }]);
});

/** As an older build, or a fault of ours, might have stored it. */
const keep = (text: string) =>
  api.db.run(sql`UPDATE events SET title = ${text}, description = ${text}, address = ${text}, source_name = ${text}`);

const raw = () => read(api, '/api/feeds/events.ics', 'text/calendar');

describe('hostile text in a feed', () => {
  it.each([
    'Supper\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Free beer',
    'Supper\nATTENDEE:mailto:all@example.org',
    'Supper\rURL:https://evil.example/',
    'Supper\u2028STATUS:CANCELLED\u0085X:Y',
    'Supper\\nSTATUS:CANCELLED\\',
  ])('adds no property and no entry to a calendar: %j', async (text) => {
    await keep(text);
    const sent = await raw();
    const [entry, ...others] = entriesOf(sent);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ status: 'CONFIRMED', url: 'https://marquee.example/events/opera-columbia-sc' });
    expect(sent).not.toMatch(/^(?:ATTENDEE|X:Y|SUMMARY:Free)/m);
    expect(entry?.summary).toMatch(/^Supper/);
  });

  it('is shown as it is written: backslashes, commas, quotes, colons', async () => {
    const text = String.raw`a\b, c; "d": 'e' \n f`;
    await keep(text);
    const [entry] = await calendar(api);
    expect(entry?.summary).toBe(text);
  });

  it('is folded at 75 octets between characters, whatever the characters are', async () => {
    for (const unit of ['🎺', 'é', '漢', 'a🎺', '👩‍🚀']) {
      for (let lead = 0; lead < 5; lead += 1) {
        const title = `${'x'.repeat(lead)}${unit.repeat(60)}`;
        await keep(title);
        const text = await raw();
        const lines = text.split('\r\n');
        const longest = Math.max(...lines.map((line) => new TextEncoder().encode(line).length));
        expect(longest).toBeLessThanOrEqual(75);
        expect(lines.at(-1)).toBe('');
        expect(text).not.toContain('\ufffd');
        expect(entriesOf(text)[0]?.summary).toBe(title);
      }
    }
  });

  it('is cut where a description has 10,000 characters, never inside of one', async () => {
    await api.db.run(sql`UPDATE events SET description = ${`x${'🎺'.repeat(5_000)}`}`);
    const [entry] = await calendar(api);
    expect(entry?.description).toMatch(/^x(?:🎺){499}…\n\nPrice: /u);
  });

  it('breaks no XML and no JSON', async () => {
    const text = 'a ]]> <script>alert(1)</script> &amp; \u0000\u0008\ufffe "\' <!-- <![CDATA[';
    await keep(text);
    const feed = await read(api, '/api/feeds/events.rss', 'application/rss+xml');
    expect(feed).not.toMatch(/<script|<!|\]\]>/);
    const [item, ...others] = rssItems(feed);
    expect(others).toEqual([]);
    expect(item?.title).toBe('a ]]> <script>alert(1)</script> &amp; "\' <!-- <![CDATA[');
    expect(item?.description).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp;amp;');
    const json = JSON.parse(await read(api, '/api/feeds/events.json', 'application/feed+json')) as {
      items: Array<{ title: string }>;
    };
    expect(json.items[0]?.title).toBe(item?.title);
  });

  it('of any kind is read back by a parser as one entry, one item', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (text) => {
        await keep(`Show ${text.replaceAll('\0', '')}`);
        expect(await calendar(api)).toHaveLength(1);
        expect(rssItems(await read(api, '/api/feeds/events.rss', 'application/rss+xml'))).toHaveLength(1);
      }),
      { numRuns: 40, seed: 7 },
    );
  });

  it('of a query is text in the feed’s name', async () => {
    const query = `?q=${encodeURIComponent('jazz\r\nX-EVIL:1; "a", <b>')}`;
    const feed = await read(api, `/api/feeds/events.ics${query}`, 'text/calendar');
    expect(feed).not.toMatch(/^X-EVIL/m);
    expect(await read(api, `/api/feeds/events.rss${query}`, 'application/rss+xml')).toContain('&lt;b&gt;');
  });
});
