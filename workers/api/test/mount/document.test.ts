import { defineEndpoints } from '@marquee/contract';
import { csv } from '@marquee/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Document, Elsewhere } from '../../src/verbs.ts';
import { asking, SITE, signUp } from '../accounts/people.ts';
import { type Api, startApi, withEndpoints } from '../support.ts';

const page = { kind: 'document', method: 'GET', summary: 'A document.' } as const;
const records = defineEndpoints({
  openFeed: {
    ...page,
    path: '/feeds/:city',
    access: 'public',
    params: z.object({ city: z.string().min(3) }),
    contentTypes: ['application/rss+xml', 'text/html'],
  },
  openTable: { ...page, path: '/api/table.csv', access: 'user', contentTypes: ['text/csv'] },
});

let plain: Api;
beforeAll(async () => {
  plain = await startApi();
});

function serving(document: Document | Elsewhere): Api {
  return withEndpoints(plain, records, { openFeed: () => document, openTable: () => document });
}

const FEED: Document = { contentType: 'application/rss+xml; charset=utf-8', body: '<rss/>' };

describe('a document', () => {
  it('may stand outside of /api, and a browser that opens it runs nothing', async () => {
    const response = await serving(FEED).raw('/feeds/columbia');
    expect([response.status, await response.text()]).toEqual([200, '<rss/>']);
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(response.headers.get('content-disposition')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('is refused by a problem where its input is wrong', async () => {
    expect(await serving(FEED).refused('/feeds/x')).toMatchObject({ status: 400, field: 'city' });
  });

  it('of a type that its record does not name is not sent', async () => {
    const answer = await serving({ contentType: 'image/svg+xml', body: '<svg onload="alert(1)"/>' }).refused(
      '/feeds/abc',
    );
    expect(answer.status).toBe(500);
  });

  it.each(['"a,b"', 'W/"a,b"'])('with the tag %s is sent once, and then only that it is the same', async (etag) => {
    const api = serving({ ...FEED, etag, cacheSeconds: 60 });
    const first = await api.raw('/feeds/columbia');
    expect(first.headers.get('etag')).toBe(etag);
    expect(first.headers.get('cache-control')).toBe('public, max-age=60');
    for (const held of [etag, '"x", W/"a,b"', '*']) {
      const again = await api.raw('/feeds/columbia', { headers: { 'if-none-match': held } });
      expect([held, again.status, await again.text()]).toEqual([held, 304, '']);
      expect(again.headers.get('cache-control')).toBe('public, max-age=60');
    }
    for (const other of ['"a"', '"b"', 'a,b', ''])
      expect((await api.raw('/feeds/columbia', { headers: { 'if-none-match': other } })).status).toBe(200);
  });

  it('streams what is a stream, and gives it up unread where the browser has it', async () => {
    let cancelled = false;
    const body = () =>
      new ReadableStream({
        pull(controller) {
          controller.enqueue(new TextEncoder().encode('<rss/>'));
          controller.close();
        },
        cancel() {
          cancelled = true;
        },
      });
    expect(await (await serving({ ...FEED, body: body() }).raw('/feeds/columbia')).text()).toBe('<rss/>');
    const waiting = new ReadableStream({ cancel: () => void (cancelled = true) });
    const held = { headers: { 'if-none-match': '"a"' } };
    expect((await serving({ ...FEED, body: waiting, etag: '"a"' }).raw('/feeds/columbia', held)).status).toBe(304);
    expect(cancelled).toBe(true);
  });

  it('of one person is kept by nobody, and is saved under the name it is given', async () => {
    const { cookie } = await signUp(plain);
    const table = csv(['title'], [['=1+1']]);
    const api = serving({ contentType: 'text/csv', body: table, filename: 'événements.csv', cacheSeconds: 60 });
    const response = await api.raw(`${SITE}/api/table.csv`, asking({ cookie }));
    expect(await response.text()).toBe("title\r\n'=1+1\r\n");
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="_v_nements.csv"; filename*=UTF-8''%C3%A9v%C3%A9nements.csv`,
    );
    expect((await api.refused(`${SITE}/api/table.csv`)).status).toBe(401);
  });

  it('may only lead elsewhere', async () => {
    const response = await serving({ redirect: '/?signin=1' }).raw('/feeds/columbia');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/?signin=1']);
  });
});
