import type { PublisherRequest, PublisherRule, PublisherSources } from '@marquee/contract';
import { DAY_MS, makeCity, makeSource, posting, store } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openMailbox } from './accounts/mailbox.ts';
import { auditRows, type Console, startConsole } from './admin/support.ts';

const ASK = '/api/publishers/requests';
const CONFIRM = '/api/publishers/confirm';
const REQUESTS = '/api/admin/publisher-requests';
const RULES = '/api/admin/publisher-rules';
const STOP = { site: 'https://www.hall.example.org/events', wish: 'stop', email: 'ann@hall.example.org' };

let site: Console;
beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db);
});

const ask = (body: object = {}) => site.guest.ok<{ way: string }>('askAsPublisher', ASK, posting({ ...STOP, ...body }));
const refusedAsk = (body: object) => site.guest.refused(ASK, posting({ ...STOP, ...body }));
const confirm = (token: string) => site.guest.raw(CONFIRM, posting({ token }));
const listed = async (status = 'open') =>
  (await site.get<{ items: PublisherRequest[] }>('listPublisherRequests', `${REQUESTS}?status=${status}`)).items;
const rules = async () => (await site.get<{ items: PublisherRule[] }>('listPublisherRules', RULES)).items;
const decide = (id: string, body: object) =>
  site.post<PublisherRequest>('decidePublisherRequest', `${REQUESTS}/${id}/decide`, body);
const jobs = () =>
  site.db.all<{ payload: string }>(sql`SELECT payload FROM outbox WHERE kind = 'source.obey-publisher'`);

describe('a request with a mailbox of the site’s own domain', () => {
  it('takes effect by the link of its letter, once, without an administrator [BEY-42]', async () => {
    expect(await ask()).toEqual({ way: 'letter' });
    expect(await rules()).toEqual([]);
    const [letter] = await openMailbox(site);
    expect(letter).toMatchObject({
      to: 'ann@hall.example.org',
      subject: 'Please confirm your request about hall.example.org',
      text: expect.stringContaining('https://marquee.example/crawler?lang=en#confirm='),
    });
    const token = letter?.token ?? '';
    // Two presses at once.
    const answers = await Promise.all(Array.from({ length: 3 }, () => confirm(token)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    expect((await confirm(token)).status).toBe(400);
    expect(await rules()).toMatchObject([{ host: 'hall.example.org', wish: 'stop', grantedBy: null }]);
    expect(await jobs()).toEqual([{ payload: JSON.stringify({ host: 'hall.example.org' }) }]);
    expect(await listed('granted')).toMatchObject([{ confirmedAt: expect.any(String), decidedBy: null }]);
    const [row] = await auditRows(site);
    expect(row).toMatchObject({ action: 'publisher.grant', subject: 'publisher:hall.example.org' });
    expect(JSON.stringify(row)).not.toContain('ann@');
  });

  it('that corrects goes to the console, marked as confirmed', async () => {
    await ask({ wish: 'correct', words: 'The concert is at 8 pm.' });
    const [letter] = await openMailbox(site);
    expect((await confirm(letter?.token ?? '')).status).toBe(200);
    expect(await listed()).toMatchObject([
      { wish: 'correct', words: 'The concert is at 8 pm.', confirmedAt: expect.any(String), status: 'open' },
    ]);
    expect(await rules()).toEqual([]);
  });

  it('asked again on that day is one row, whose letters have the same link: for three days, and not after', async () => {
    await Promise.all([ask(), ask()]);
    const [first, ...more] = await openMailbox(site);
    expect(more).toEqual([]);
    await ask();
    const [second] = await openMailbox(site);
    expect(second?.token).toBe(first?.token);
    expect(await listed('waiting')).toHaveLength(1);
    site.clock.advance(3 * DAY_MS + 1);
    expect((await confirm(first?.token ?? '')).status).toBe(400);
    expect(await rules()).toEqual([]);
    await ask();
    const [again] = await openMailbox(site);
    expect(again?.token).not.toBe(first?.token);
    expect((await confirm(again?.token ?? '')).status).toBe(200);
    // Granted, and perhaps lifted: the same wish is a new request, with a letter of its own.
    expect(await ask()).toEqual({ way: 'letter' });
    const [next] = await openMailbox(site);
    expect((await confirm(next?.token ?? '')).status).toBe(200);
  });

  it('is confirmed by no other link', async () => {
    await site.guest.raw(
      '/api/register',
      posting({ email: 'bob@hall.example.org', password: 'correct horse battery', firstName: 'Bob', lastName: 'B' }),
    );
    const [other] = await openMailbox(site);
    await ask();
    for (const token of [other?.token ?? '', 'x', 'x'.repeat(200), '../..'])
      expect(await site.guest.refused(CONFIRM, posting({ token }))).toMatchObject({ status: 400, field: 'token' });
    for (const token of ['', 'x'.repeat(201), 7, null])
      expect(await site.guest.refused(CONFIRM, posting({ token }))).toMatchObject({ status: 400, field: 'token' });
    expect(await rules()).toEqual([]);
  });
});

describe('a request without proof', () => {
  it('goes to the console; granted with a note, the rule holds and the publisher gets one letter', async () => {
    expect(await ask({ wish: 'hide', email: 'ann@gmail.com' })).toEqual({ way: 'person' });
    expect(await openMailbox(site)).toEqual([]);
    const { id: sourceId } = await makeSource(site.db, { id: 'hall', url: 'https://hall.example.org/events' });
    await makeSource(site.db, { url: 'https://townhall.example.org/' });
    const source = { id: sourceId, name: 'The Hall', url: 'https://hall.example.org/events' };
    await store(site, [{ title: 'Jazz', start: '2026-10-10T19:30' }], { source });
    const [{ id } = { id: '' }] = await listed();
    const there = () => site.get<PublisherSources>('listPublisherSources', `${REQUESTS}/${id}/sources`);
    expect(await there()).toMatchObject({ sources: [{ id: 'hall', upcomingEvents: 1, status: 'active' }], rule: null });
    const note = 'You called from the office of the hall.';
    const granted = { status: 'granted', note, isNoteShared: true };
    const [first] = await Promise.all(Array.from({ length: 3 }, () => decide(id, granted)));
    expect(first).toMatchObject({ status: 'granted', note, decidedBy: 'ada@marquee.example' });
    expect(await there()).toMatchObject({ rule: { host: 'hall.example.org', wish: 'hide' } });
    expect(await jobs()).toHaveLength(1);
    expect(await site.refusedPost(`${REQUESTS}/${id}/decide`, { ...granted, status: 'refused' })).toMatchObject({
      status: 409,
    });
    const letters = await openMailbox(site);
    expect(letters).toMatchObject([{ to: 'ann@gmail.com', subject: 'Your request about hall.example.org' }]);
    expect(letters[0]?.text).toContain(`> ${note}`);
  });

  it('goes there where no mail is set up, too; refused, nothing holds', async () => {
    site.outside.mail.isSetUp = false;
    expect(await ask()).toEqual({ way: 'person' });
    const [{ id } = { id: '' }] = await listed();
    await decide(id, { status: 'refused', note: 'Nobody there knows of it.' });
    expect(await rules()).toEqual([]);
    expect(await jobs()).toEqual([]);
    expect(await site.refusedPost(`${REQUESTS}/none/decide`, { status: 'refused', note: 'x' })).toMatchObject({
      status: 404,
    });
  });

  it('is refused where it is none, and bounded for each mailbox', async () => {
    const bad: Array<[object, string]> = [
      [{ site: undefined }, 'site'],
      [{ site: 'https://evil.com@victim.com' }, 'site'],
      [{ site: '10.0.0.1' }, 'site'],
      [{ site: 'marquee.example' }, 'site'],
      [{ site: 'x'.repeat(10_000) }, 'site'],
      [{ wish: 'destroy' }, 'wish'],
      [{ wish: 'correct' }, 'words'],
      [{ wish: 'correct', words: ' \u200b' }, 'words'],
      [{ words: 'x'.repeat(10_000) }, 'words'],
      [{ email: 'nobody' }, 'email'],
      [{ email: '' }, 'email'],
    ];
    for (const [body, field] of bad) expect(await refusedAsk(body)).toMatchObject({ status: 400, field });
    for (const wish of ['stop', 'hide', 'stop']) await ask({ wish });
    expect(await refusedAsk({})).toMatchObject({ status: 429 });
    expect(await ask({ email: 'bob@hall.example.org' })).toEqual({ way: 'letter' });
  });
});

describe('a rule', () => {
  const grant = async (wish: string) => {
    await ask({ wish, email: `${wish}@gmail.com` });
    const [{ id } = { id: '' }] = await listed();
    await decide(id, { status: 'granted', note: 'Yes.' });
  };
  const SOURCES = '/api/admin/scraping';
  const addAt = (url: string) => ({ url, city: 'Columbia', state: 'SC' });

  it('keeps the stronger wish, and refuses to add, move or resume a source there until it is lifted', async () => {
    await makeSource(site.db, { id: 's1', url: 'https://stage.hall.example.org/', status: 'inactive' });
    await grant('hide');
    await grant('stop');
    expect(await rules()).toMatchObject([{ wish: 'hide' }]);
    const refused = { status: 409, type: expect.stringContaining('publisher-refuses') };
    expect(await site.refusedPost(`${SOURCES}/add-source`, addAt('https://hall.example.org/'))).toMatchObject(refused);
    expect(await site.refusedPost(`${SOURCES}/sources/s1/resume`, {})).toMatchObject(refused);
    const lift = (reason: string) => site.rawPost(`${RULES}/hall.example.org/lift`, { reason });
    expect((await lift(' ')).status).toBe(400);
    const lifts = await Promise.all([lift('They asked.'), lift('They asked.')]);
    expect(lifts.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(await rules()).toEqual([]);
    await site.post('resumeSource', `${SOURCES}/sources/s1/resume`);
    await site.post('addSource', `${SOURCES}/add-source`, addAt('https://hall.example.org/'));
  });
});
