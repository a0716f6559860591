import type { SubmissionRecord } from '@marquee/contract';
import { derivedFaults, makeCity, makeSource, posting, store } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openMailbox } from './accounts/mailbox.ts';
import { auditRows, type Console, startConsole } from './admin/support.ts';
import type { Page } from './support.ts';

const AT = '/api/admin/submissions';
const SENDER = { email: 'ann@example.org', topic: '' };
const EVENT = {
  title: 'Porch Concert',
  day: '2026-10-24',
  time: '19:30',
  endTime: '21:00',
  venue: 'The Yellow Porch',
  address: '1900 Pickens St',
  city: 'columbia',
  state: 'sc',
  url: 'porch.example/concert',
  price: 'Free',
  description: 'Bring a chair and a friend.',
  ...SENDER,
};
const SOURCE = { name: 'Yellow Porch', url: 'https://porch.example/events', city: 'Columbia', state: 'SC', ...SENDER };

let site: Console;
beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db);
});

const send = (body: object) =>
  'title' in body
    ? site.guest.ok('submitEvent', '/api/submissions/events', posting(body))
    : site.guest.ok('submitSource', '/api/submissions/sources', posting(body));
const refused = (body: object) =>
  site.guest.refused(`/api/submissions/${'title' in body ? 'events' : 'sources'}`, posting(body));
const listed = async (status = 'open') =>
  (await site.get<{ items: SubmissionRecord[] }>('listSubmissions', `${AT}?status=${status}`)).items;
const decide = (id: string, body: object) =>
  site.post<SubmissionRecord>('decideSubmission', `${AT}/${id}/decide`, { note: 'Thank you.', ...body });
const events = async () => (await site.guest.ok<Page>('listEvents', '/api/events?city=Columbia&state=SC')).events;

describe('an event that somebody sends in', () => {
  it('waits for a person; approved, it is listed with its evidence, and its sender gets a letter [BEY-38]', async () => {
    await send(EVENT);
    await send(EVENT);
    const [open, ...more] = await listed();
    expect(more).toEqual([]);
    expect(open).toMatchObject({
      kind: 'event',
      title: 'Porch Concert',
      city: 'Columbia',
      state: 'SC',
      email: 'ann@example.org',
      outcome: null,
    });
    expect(await events()).toEqual([]);
    const id = open?.id ?? '';
    const approved = await decide(id, { status: 'approved', isNoteShared: true });
    expect(approved).toMatchObject({ status: 'approved', outcome: '/events/porch-concert-columbia-sc' });
    await decide(id, { status: 'approved' });
    expect(await events()).toMatchObject([
      {
        title: 'Porch Concert',
        venue: 'The Yellow Porch',
        venueSlug: 'the-yellow-porch-columbia-sc',
        startDate: '2026-10-24T19:30',
        endDate: '2026-10-24T21:00',
        price: 'Free',
        url: 'https://porch.example/concert',
        source: 'Sent in by readers',
      },
    ]);
    const detail = await site.guest.ok<{
      sources: Array<{ fields: Array<{ field: string; method: string; snippet: string }> }>;
    }>('getEvent', '/api/events/porch-concert-columbia-sc');
    expect(detail.sources[0]?.fields[0]).toMatchObject({ field: 'title', method: 'person', snippet: 'Porch Concert' });
    const letters = await openMailbox(site);
    expect(letters).toMatchObject([{ to: 'ann@example.org', subject: 'The event you sent us: Porch Concert' }]);
    expect(letters[0]?.text).toContain('> Thank you.');
    expect(letters[0]?.text).toContain('/events?city=Columbia&state=SC&q=Porch+Concert');
    const row = (await auditRows(site)).at(-1);
    expect(row).toMatchObject({ action: 'submission.approve', subject: `submission:${id}` });
    expect(JSON.stringify(row)).not.toContain('ann@');
    expect(await derivedFaults(site.db)).toEqual([]);
  });

  it('without a page of its own leads nowhere: feeds and documents say that a reader sent it in [BEY-38]', async () => {
    await send({ ...EVENT, url: '' });
    await decide((await listed())[0]?.id ?? '', { status: 'approved' });
    const [event] = await events();
    expect(event).toMatchObject({ url: null, ticketUrl: null });
    for (const path of [
      '/api/feeds/events.csv?city=Columbia&state=SC',
      '/api/feeds/events.rss?city=Columbia&state=SC',
      '/events/porch-concert-columbia-sc.md',
    ]) {
      const response = await site.guest.raw(`https://marquee.example${path}`);
      const body = await response.text();
      expect(response.status, path).toBe(200);
      expect(body, path).toContain('Sent in by a reader');
      expect(body, path).not.toContain('Sent in by readers');
      expect(body, path).not.toContain('submit?from=');
    }
  });

  it('that is listed already becomes a second source of the same event', async () => {
    const own = await makeSource(site.db, { name: 'The Yellow Porch' });
    await store(site, [{ title: 'Porch Concert', start: '2026-10-24T19:30', venue: 'The Yellow Porch' }], {
      source: own,
    });
    await send(EVENT);
    await decide((await listed())[0]?.id ?? '', { status: 'approved' });
    expect(await events()).toMatchObject([
      { title: 'Porch Concert', source: 'The Yellow Porch', address: '1900 Pickens St' },
    ]);
  });

  it('rejected, is told so; decided otherwise, it is not decided again', async () => {
    await send(EVENT);
    const id = (await listed())[0]?.id ?? '';
    await decide(id, { status: 'rejected', isNoteShared: false });
    const [letter] = await openMailbox(site);
    expect(letter?.text).toContain('did not add it');
    expect(letter?.text).not.toContain('Thank you.\n>');
    expect(await site.refusedPost(`${AT}/${id}/decide`, { status: 'approved', note: 'Yes.' })).toMatchObject({
      status: 409,
    });
    expect(await site.refusedPost(`${AT}/nothing/decide`, { status: 'approved', note: 'Yes.' })).toMatchObject({
      status: 404,
    });
    expect(await events()).toEqual([]);
  });

  it('that is over by now cannot be approved, and stays open', async () => {
    await send(EVENT);
    site.clock.advance(Date.parse('2026-11-01T00:00:00Z') - site.clock.now());
    // The session of the administrator lives on.
    await site.db.run(sql`UPDATE sessions SET expires_at = expires_at * 2`);
    const id = (await listed())[0]?.id ?? '';
    expect(await site.refusedPost(`${AT}/${id}/decide`, { status: 'approved', note: 'Yes.' })).toMatchObject({
      status: 409,
      detail: expect.stringContaining('cannot be listed'),
    });
    expect(await listed()).toHaveLength(1);
    expect(await openMailbox(site)).toEqual([]);
  });

  it('after midnight ends on the next day; without a time lasts the day; of a town stands in the list of its city', async () => {
    await makeCity(site.db, { name: 'Lexington', status: 'known', latitude: 33.98, longitude: -81.23 });
    await send({ ...EVENT, title: 'Late Show', time: '22:00', endTime: '01:30', city: 'Lexington' });
    await decide((await listed())[0]?.id ?? '', { status: 'approved' });
    await send({
      ...EVENT,
      title: 'Fair of the Town',
      time: '',
      endTime: '',
      price: '',
      address: '',
      url: '',
      description: '',
    });
    await decide((await listed())[0]?.id ?? '', { status: 'approved' });
    expect(await events()).toMatchObject([
      { title: 'Fair of the Town', isAllDay: true, startDate: '2026-10-24' },
      { title: 'Late Show', endDate: '2026-10-25T01:30', city: 'Lexington' },
    ]);
  });
});

describe('a website that somebody sends in', () => {
  it('becomes a source; one that we know is refused with the reason and stays open', async () => {
    await send(SOURCE);
    await send({ ...SOURCE, email: 'bob@example.org' });
    const [second, first] = await listed();
    expect(await decide(first?.id ?? '', { status: 'approved' })).toMatchObject({
      outcome: expect.stringContaining('/admin/scraping?'),
    });
    expect(await site.db.all(sql`SELECT name, url, status FROM sources`)).toEqual([
      { name: 'Yellow Porch', url: 'https://porch.example/events', status: 'active' },
    ]);
    expect((await openMailbox(site))[0]?.text).toContain('we read the website from now on');
    expect(await site.refusedPost(`${AT}/${second?.id}/decide`, { status: 'approved', note: 'Yes.' })).toMatchObject({
      status: 409,
      detail: 'https://porch.example/events is a source already for Columbia, SC.',
    });
    expect(await listed()).toHaveLength(1);
  });

  it('may be of a city that is not read yet, and never of our own site or of a machine inside', async () => {
    await makeCity(site.db, { name: 'Aiken', status: 'known' });
    await send({ ...SOURCE, city: 'Aiken' });
    expect(await listed()).toMatchObject([{ city: 'Aiken' }]);
    for (const url of ['https://marquee.example/events', 'http://127.0.0.1/events', 'http://localhost.localdomain/x'])
      expect(await refused({ ...SOURCE, url })).toMatchObject({ status: 400, field: 'url' });
  });
});

describe('what is refused', () => {
  it('says which field is wrong', async () => {
    const bad: Array<[object, string]> = [
      [{ title: ' ' }, 'title'],
      [{ day: 'soon' }, 'day'],
      [{ day: '2026-02-31' }, 'day'],
      [{ day: '2026-09-01' }, 'day'],
      [{ day: '2031-01-01' }, 'day'],
      [{ time: '25:00' }, 'time'],
      [{ time: '' }, 'time'],
      [{ venue: '' }, 'venue'],
      [{ city: 'Atlantis' }, 'city'],
      [{ state: 'South Carolina' }, 'state'],
      [{ url: 'ftp://x.org' }, 'url'],
      [{ email: 'nobody' }, 'email'],
      [{ description: 'x'.repeat(4_001) }, 'description'],
      [{ topic: 'Great prices' }, 'topic'],
    ];
    for (const [body, field] of bad) expect(await refused({ ...EVENT, ...body }), field).toMatchObject({ field });
    expect(await listed()).toEqual([]);
  });

  it('is an end more than 12 hours past the start on the next day, and a range of prices that is turned round [BEY-38]', async () => {
    expect(await refused({ ...EVENT, day: '2026-12-20', time: '20:00', endTime: '18:00' })).toMatchObject({
      status: 400,
      field: 'endTime',
      detail: 'It would end 22 hours later, on Dec 21. Check both times, or leave the end empty.',
    });
    expect(await refused({ ...EVENT, endTime: EVENT.time })).toMatchObject({ field: 'endTime' });
    expect(await refused({ ...EVENT, price: '$15-$10' })).toMatchObject({
      status: 400,
      field: 'price',
      detail: 'The first price is higher than the second. Check both, and write the lower one first.',
    });
    await send({ ...EVENT, title: 'Until Morning', time: '20:00', endTime: '08:00', price: '$10-$15' });
    await send({ ...EVENT, title: 'All of the Day', time: '08:00', endTime: '22:00', price: '$10-$10' });
    expect(await listed()).toHaveLength(2);
  });

  it('is more than ten an hour from one address', async () => {
    for (let n = 0; n < 10; n += 1) await send({ ...EVENT, title: `Concert ${n}` });
    expect(await refused({ ...EVENT, title: 'One more' })).toMatchObject({ status: 429 });
  });

  it('is seen and decided by administrators only', async () => {
    expect((await site.guest.raw(AT)).status).toBe(401);
    expect((await site.guest.raw(`${AT}/x/decide`, posting({ status: 'approved', note: 'x' }))).status).toBe(401);
  });
});
