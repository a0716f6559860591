import type { ReviewItem, ReviewPreview, SubmissionRecord } from '@marquee/contract';
import { submissions } from '@marquee/db';
import { base64Of } from '@marquee/kernel';
import { pngOf } from '@marquee/testkit';
import { makeCity, makeSource, posting } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { openMailbox } from './accounts/mailbox.ts';
import { type Console, startConsole } from './admin/support.ts';
import type { Page } from './support.ts';

const AT = '/api/admin/submissions';
const EVENT = {
  title: 'Riverbank Blues Festival',
  day: '2026-10-24',
  time: '20:00',
  endTime: '',
  venue: 'The Senate',
  address: '1607 Main Street',
  city: 'Columbia',
  state: 'SC',
  url: '',
  price: '$12',
  description: '',
  email: 'ann@example.org',
  topic: '',
};
const FROM_PAGE = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' };

let site: Console;
beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db);
});

const send = (body: object) => site.guest.ok('submitEvent', '/api/submissions/events', posting(body));
const listed = async () =>
  (await site.get<{ items: SubmissionRecord[] }>('listSubmissions', `${AT}?status=open`)).items;

/** A JPEG of this size by its header, with an end (ITU-T T.81). */
function jpegOf(width: number, height: number, dataBytes = 9_000): Uint8Array {
  const frame = [0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0];
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0];
  const data = Array.from({ length: dataBytes }, (_, at) => (at * 31) & 0x7f);
  return Uint8Array.from([0xff, 0xd8, ...frame, ...scan, ...data, 0xff, 0xd9]);
}

describe('the picture of a flyer [BEY-49]', () => {
  const picture = jpegOf(900, 1_200);
  const flyer = base64Of(picture);

  it('waits with its event in the review queue, once, and only administrators see it', async () => {
    await send({ ...EVENT, flyer });
    await send({ ...EVENT, flyer });
    const [open, ...more] = await listed();
    expect(more).toEqual([]);
    expect(open).toMatchObject({ title: 'Riverbank Blues Festival', event: { flyer: { width: 900, height: 1_200 } } });
    const path = `${AT}/${open?.id}/flyer`;
    expect((await site.guest.raw(path)).status).toBe(401);
    const shown = await site.call('GET', path);
    expect(shown.headers.get('content-type')).toBe('image/jpeg');
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(picture);
    const preview = await site.get('getReviewPreview', `/api/admin/review-queue/submission/${open?.id}`);
    expect(preview).toMatchObject({ flyer: { width: 900, height: 1_200 } });
    const approve = { status: 'approved', note: 'Seen on the wall.' };
    expect(await site.post('decideSubmission', `${AT}/${open?.id}/decide`, approve)).toMatchObject({
      outcome: '/events/riverbank-blues-festival-columbia-sc',
    });
  });

  it('is none for an event without a flyer', async () => {
    await send(EVENT);
    const [open] = await listed();
    expect(open?.event?.flyer).toBeNull();
    expect((await site.refusedGet(`${AT}/${open?.id}/flyer`)).status).toBe(404);
  });

  it('is refused if it is no whole JPEG of a usual size, and nothing is stored', async () => {
    const bad: Array<[string, Uint8Array | string]> = [
      ['no base64', 'not a picture'],
      ['another format', pngOf(900, 1_200)],
      ['a program', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      ['cut off', picture.slice(0, -2)],
      ['a decompression bomb', jpegOf(60_000, 60_000)],
      ['too many bytes', jpegOf(900, 1_200, 180_000)],
    ];
    for (const [what, given] of bad) {
      const sent = typeof given === 'string' ? given : inBase64(given);
      const refusal = await site.guest.refused('/api/submissions/events', posting({ ...EVENT, flyer: sent }));
      expect(refusal, what).toMatchObject({ status: 400, field: 'flyer' });
    }
    expect(await listed()).toEqual([]);
  });
});

describe('a poster that the engine found [BEY-49]', () => {
  const QUEUE = '/api/admin/review-queue';
  const event = {
    title: 'Riverbank Blues',
    day: '2026-10-24',
    time: '20:00',
    endTime: '',
    venue: 'The Senate',
    address: '',
    price: '$12',
  };
  const picture = pngOf(900, 1_200);

  beforeEach(async () => {
    const source = await makeSource(site.db, { name: 'The Senate', url: 'https://senate.example/events' });
    await site.blobs.put('flyers/abc', picture, 'image/png');
    await site.db.insert(submissions).values({
      id: 'p1',
      kind: 'picture',
      citySlug: source.citySlug,
      content: {
        url: 'https://senate.example/events',
        name: 'The Senate',
        pictureUrl: 'https://senate.example/flyer.png',
        alt: 'Blues <b>flyer</b>',
        city: 'Columbia',
        state: 'SC',
        flyer: { hash: 'abc', width: 900, height: 1_200 },
        draft: null,
      },
      email: '',
      language: 'en',
      sameness: 'p1',
      sourceId: source.id,
      pictureUrl: 'https://senate.example/flyer.png',
      flyerHash: 'abc',
      createdAt: site.clock.now(),
    });
  });

  it('waits in the review queue; what a person reads in it is listed, and can be taken back', async () => {
    const { items } = await site.get<{ items: ReviewItem[] }>('listReviewQueue', QUEUE);
    expect(items).toMatchObject([{ kind: 'submission', id: 'p1', needsNote: false, isAnswered: false }]);
    const preview = await site.get<ReviewPreview>('getReviewPreview', `${QUEUE}/submission/p1`);
    expect(preview.picture).toMatchObject({ flyer: { width: 900, height: 1_200 }, draft: null });
    const shown = await site.call('GET', `${AT}/p1/flyer`);
    expect(shown.headers.get('content-type')).toBe('image/png');
    const path = `${QUEUE}/submission/p1/decision`;
    const body = { decision: 'approve', state: preview.state };
    expect(await site.refusedPost(path, body)).toMatchObject({ status: 400 });
    expect(await site.refusedPost(path, { ...body, event: { ...event, title: ' ' } })).toMatchObject({ status: 400 });
    const { id } = await site.post<{ id: string }>('decideReviewItem', path, { ...body, event });
    const events = async () => (await site.guest.ok<Page>('listEvents', '/api/events?city=Columbia&state=SC')).events;
    expect(await events()).toMatchObject([
      { title: 'Riverbank Blues', startDate: '2026-10-24T20:00', source: 'The Senate' },
    ]);
    expect(await openMailbox(site)).toEqual([]);
    await site.post('undoReviewDecision', `${QUEUE}/decisions/${id}/undo`, {});
    expect(await events()).toEqual([]);
    const [again] = await listed();
    expect(again).toMatchObject({ id: 'p1', email: null, picture: { draft: { title: 'Riverbank Blues' } } });
  });

  it('is rejected without a word to anybody', async () => {
    const { state } = await site.get<ReviewPreview>('getReviewPreview', `${QUEUE}/submission/p1`);
    await site.post('decideReviewItem', `${QUEUE}/submission/p1/decision`, { decision: 'reject', state });
    expect(await listed()).toEqual([]);
    expect(await openMailbox(site)).toEqual([]);
  });
});

describe('the picture at an address [BEY-49]', () => {
  const ask = (url: string, headers: Record<string, string> = FROM_PAGE) => {
    const init = posting({ url });
    return { ...init, headers: { ...(init.headers as Record<string, string>), ...headers } };
  };
  const PATH = '/api/submissions/flyers';

  it('comes by the guarded fetch', async () => {
    const bytes = pngOf(600, 800);
    site.outside.web.put('https://club.example.org/flyer.png', { type: 'image/png', body: bytes });
    const got = await site.guest.ok<{ contentType: string; picture: string }>(
      'fetchFlyer',
      PATH,
      ask('https://club.example.org/flyer.png'),
    );
    expect(got.contentType).toBe('image/png');
    expect(got.picture).toBe(inBase64(bytes));
  });

  it('is never asked for inside a private network, at our own site, or for a program of another site', async () => {
    for (const url of ['http://127.0.0.1/f.png', 'http://169.254.169.254/latest', 'https://marquee.example/f.png'])
      expect(await site.guest.refused(PATH, ask(url)), url).toMatchObject({ status: 400, field: 'url' });
    const outside = await site.guest.refused(
      PATH,
      ask('https://a.example.org/f.png', { 'sec-fetch-site': 'cross-site' }),
    );
    expect(outside.status).toBe(403);
    expect(site.outside.web.log).toEqual([]);
  });

  it('is refused with the reason if it moves inside, is an SVG, a page, too large, or not there', async () => {
    const { web } = site.outside;
    web.put('https://a.example.org/moves', { status: 302, headers: { location: 'http://10.0.0.1/f.png' } });
    web.put('https://b.example.org/f.svg', {
      type: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
    web.put('https://c.example.org/page', '<p>A page</p>');
    web.put('https://d.example.org/bomb.png', { type: 'image/png', body: pngOf(60_000, 60_000) });
    for (const url of [
      'https://a.example.org/moves',
      'https://b.example.org/f.svg',
      'https://c.example.org/page',
      'https://d.example.org/bomb.png',
      'https://e.example.org/nothing.png',
    ]) {
      const refusal = await site.guest.refused(PATH, ask(url));
      expect(refusal, url).toMatchObject({ status: 422, field: 'url' });
      expect(refusal.detail.length, url).toBeGreaterThan(10);
    }
  });

  it('is fetched twenty times an hour for one address', async () => {
    for (let n = 0; n < 20; n += 1) await site.guest.refused(PATH, ask(`https://h${n}.example.org/f.png`));
    expect((await site.guest.refused(PATH, ask('https://i.example.org/f.png'))).status).toBe(429);
  });
});

function inBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
