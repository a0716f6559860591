import { respond } from '@marquee/sample-web';
import { expect, it } from 'vitest';
import { isBelowBar } from '../src/decide/doubt/publishing-bar.ts';
import { extract } from '../src/extract.ts';

it.each(['2026-11-23', '2026-12-29', '2027-04-07', '2027-08-15'])(
  'every plan in the news of the sample web waits for a person, whenever it is read (%s)',
  async (today) => {
    const url = 'https://www.bullstreethall.example/news';
    const { headers, body } = await respond({ method: 'GET', url, headers: {} }, Date.parse(`${today}T17:00Z`));
    const document = { url, contentType: headers['content-type'] ?? '', bytes: new TextEncoder().encode(String(body)) };
    const hints = { today, timezone: 'America/New_York', city: 'Columbia', state: 'SC' };
    const { drafts } = extract(document, hints);
    expect(drafts.length).toBeGreaterThanOrEqual(3);
    expect(drafts.map(isBelowBar)).toEqual(drafts.map(() => true));
  },
);
