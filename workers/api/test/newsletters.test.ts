import type { NewsletterIssue, NewsletterRow, OwnNewsletter } from '@marquee/contract';
import { newsletterSubscribers } from '@marquee/db';
import { makeCity, posting, store } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openMailbox } from './accounts/mailbox.ts';
import { asking } from './accounts/people.ts';
import { type Console, somebody, startConsole } from './admin/support.ts';

const SUBSCRIBE = '/api/newsletters/subscribe';
const ADMIN = '/api/admin/newsletters';
const LUZ = { city: 'Columbia', state: 'SC', email: 'luz@example.org', language: 'es' };

let site: Console;
beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db);
  await store(
    site,
    ['Jazz', 'Folk', 'Chess', 'Yoga'].map((kind, n) => ({
      key: kind,
      title: `${kind} Evening`,
      venue: `${kind} House`,
      start: `2026-10-0${4 + n}T19:30`,
    })),
  );
});

const ask = (body: object = {}, address = '192.0.2.1') =>
  site.guest.raw(SUBSCRIBE, { ...asking({ body: { ...LUZ, ...body }, address }), method: 'POST' });
const confirm = (token: string, language = 'es') => {
  const init = posting({ token });
  const headers = { ...(init.headers as object), 'accept-language': language };
  return site.guest.ok('confirmNewsletter', '/api/newsletters/confirm', { ...init, headers });
};
const status = async () => (await site.db.select().from(newsletterSubscribers)).map((row) => row.status);

describe('asking for a newsletter', () => {
  it('is confirmed by the link of its letter, in its language, and ended by one post of a mail program [BEY-57]', async () => {
    expect((await ask()).status).toBe(200);
    const [letter] = await openMailbox(site);
    expect(letter).toMatchObject({ to: 'luz@example.org', subject: 'Confirma: el boletín de Columbia' });
    expect(await status()).toEqual(['waiting']);
    expect(await confirm(letter?.token ?? '')).toMatchObject({ city: 'Columbia', state: 'SC' });
    expect(await site.db.select().from(newsletterSubscribers)).toMatchObject([{ status: 'confirmed', language: 'es' }]);
    const { items } = await site.get<{ items: NewsletterRow[] }>('listNewsletters', ADMIN);
    expect(items).toMatchObject([{ slug: 'columbia-sc', subscribers: 1, standing: 'by-itself', last: null }]);
    await site.db.run(
      sql`UPDATE newsletter_subscribers SET end_hash = '2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b'`,
    );
    const post = () =>
      site.guest.raw('https://marquee.example/api/notices/unsubscribe/secret', {
        method: 'POST',
        body: 'List-Unsubscribe=One-Click',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: 'https://mail.example.com',
          'sec-fetch-site': 'cross-site',
        },
      });
    for (let n = 0; n < 2; n += 1) expect((await post()).status).toBe(204);
    expect(await status()).toEqual(['ended']);
  });

  it('says the same of every address, is limited, and refuses what is no address or no city', async () => {
    const somebodys = await somebody(site, { email: 'ann@example.org', emailVerifiedAt: 0 });
    expect(somebodys).toBeTruthy();
    const answers = await Promise.all([ask(), ask({ email: 'ann@example.org' }), ask({ email: 'new@example.org' })]);
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    for (let n = 0; n < 2; n += 1) await ask();
    expect((await ask()).status).toBe(429);
    expect((await ask({ email: 'nobody' })).status).toBe(400);
    expect((await ask({ email: 'a@example.org', language: 'fr' })).status).toBe(400);
    expect((await ask({ email: 'b@example.org', city: 'Nowhere' })).status).toBe(404);
  });
});

describe('the console', () => {
  it('shows the next issue as it would go, and with an order that is not saved; guests see nothing', async () => {
    await ask();
    const [letter] = await openMailbox(site);
    await confirm(letter?.token ?? '');
    const issue = await site.get<NewsletterIssue>('getNewsletter', `${ADMIN}/columbia-sc`);
    // The first Thursday after the day of the test; what is on before it is not in it.
    expect(issue.day).toBe('2026-10-08');
    await site.db.run(sql`UPDATE newsletters SET due_at = ${site.clock.now() + 60_000}`);
    const now = await site.get<NewsletterIssue>('getNewsletter', `${ADMIN}/columbia-sc?language=es`);
    expect(now.items).toHaveLength(4);
    expect(now.preview.subject).toMatch(/^Columbia esta semana/);
    const ids = now.items.map(({ eventId }) => eventId).reverse();
    const other = await site.get<NewsletterIssue>(
      'getNewsletter',
      `${ADMIN}/columbia-sc?chosen=${ids.slice(0, 3).join(',')}&note=Hello`,
    );
    expect(other.items.map(({ eventId }) => eventId)).toEqual(ids.slice(0, 3));
    expect(other.preview.note).toBe('Hello');
    expect(other.isChosen).toBe(false);
    expect(other.others.map(({ eventId }) => eventId)).toContain(ids[3]);
    expect(await site.guest.refused(ADMIN)).toMatchObject({ status: 401 });
    expect(await site.refusedGet(`${ADMIN}/nowhere`)).toMatchObject({ status: 404 });
    const edit = { day: now.day, chosen: ids, notes: { en: 'Hello', es: '' }, isHeld: false };
    expect((await site.call('PUT', `${ADMIN}/columbia-sc`, edit)).status).toBe(200);
    expect((await site.call('PUT', `${ADMIN}/columbia-sc`, { ...edit, day: '2026-09-24' })).status).toBe(409);
    expect(await site.get<NewsletterIssue>('getNewsletter', `${ADMIN}/columbia-sc`)).toMatchObject({
      isChosen: true,
      standing: 'edited',
      editedBy: 'ada@marquee.example',
      notes: { en: 'Hello' },
    });
  });
});

describe('opened event pages', () => {
  it('are counted for the newsletter, but not of programs, nor of who sends Global Privacy Control [BEY-57]', async () => {
    const open = async (headers: Record<string, string>) => {
      const init = asking({ body: {}, address: '192.0.2.9' });
      const all = new Headers(init.headers);
      for (const [name, value] of Object.entries(headers)) all.set(name, value);
      return (
        await site.guest.ok<{ isCounted: boolean }>('countEventOpen', '/api/events/e1/opens', {
          ...init,
          method: 'POST',
          headers: all,
        })
      ).isCounted;
    };
    const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
    expect(await open(agent)).toBe(true);
    expect(await open({ ...agent, 'sec-gpc': '1' })).toBe(false);
    expect(await open({ 'user-agent': 'Googlebot/2.1' })).toBe(false);
    expect(site.counts.sent.splice(0)).toMatchObject([
      { kind: 'open', eventId: 'e1', visitor: expect.stringMatching(/^[0-9a-f]{32}$/) },
    ]);
  });
});

describe('the newsletters of an account', () => {
  const PATH = '/api/account/newsletters';

  const list = (cookie: string) => site.guest.ok<OwnNewsletter[]>('listOwnNewsletters', PATH, asking({ cookie }));
  const change = (cookie: string, isWanted: boolean) =>
    site.guest.raw(`${PATH}/columbia-sc`, { ...asking({ cookie, body: { isWanted } }), method: 'PATCH' });
  const subscribed = async () => {
    await ask();
    const [letter] = await openMailbox(site);
    await confirm(letter?.token ?? '');
  };

  it('are those of its confirmed address; one press ends each, and another takes that back [BEY-57]', async () => {
    const { cookie } = await somebody(site, { email: LUZ.email, emailVerifiedAt: 0 });
    expect(await list(cookie)).toEqual([]);
    await subscribed();
    const [own] = await list(cookie);
    expect(own).toMatchObject({ slug: 'columbia-sc', city: 'Columbia', language: 'es', isWanted: true });
    expect(own?.nextAt).toMatch(/^2026-10-08/);
    for (let n = 0; n < 2; n += 1)
      expect(await (await change(cookie, false)).json()).toMatchObject([{ isWanted: false, nextAt: null }]);
    expect(await status()).toEqual(['ended']);
    expect(await (await change(cookie, true)).json()).toMatchObject([{ isWanted: true, nextAt: own?.nextAt }]);
    expect(await status()).toEqual(['confirmed']);
  });

  it('wait for the letter’s press: signing in confirms nothing', async () => {
    const { cookie } = await somebody(site, { email: LUZ.email, emailVerifiedAt: 0 });
    await ask();
    expect(await list(cookie)).toEqual([]);
    expect((await change(cookie, true)).status).toBe(404);
    expect(await status()).toEqual(['waiting']);
  });

  it('are nobody else’s: not of an address that is not confirmed, nor of another one', async () => {
    await subscribed();
    const people = [
      await somebody(site, { id: 'u1', email: LUZ.email, emailVerifiedAt: null }),
      await somebody(site, { id: 'u2', email: 'ann@example.org', emailVerifiedAt: 0 }),
    ];
    for (const { cookie } of people) {
      expect(await list(cookie)).toEqual([]);
      expect((await change(cookie, false)).status).toBe(404);
    }
    expect(await status()).toEqual(['confirmed']);
    expect(await site.guest.refused(PATH)).toMatchObject({ status: 401 });
  });
});

describe('the form below a drawn list', () => {
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    site.guest.raw('https://marquee.example/api/newsletters/form?lang=es', {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://marquee.example',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
    });

  it('signs up without a script, and its answer is a page that says what is missing [BEY-57]', async () => {
    const page = await (await site.guest.raw('https://marquee.example/events?city=Columbia&state=SC')).text();
    expect(page).toMatch(/<form [^>]*method="post" action="\/api\/newsletters\/form\?lang=en"/);
    const response = await send(LUZ);
    const text = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
    expect(text).toContain('<html lang="es">');
    expect(text).toContain('Enviamos un correo a luz@example.org.');
    expect((await openMailbox(site)).map(({ to }) => to)).toEqual([LUZ.email]);
    expect(await status()).toEqual(['waiting']);
  });

  it('refuses other sites and other bodies, and says in a page what is wrong with its own', async () => {
    expect((await send(LUZ, { origin: 'https://other.example' })).status).toBe(403);
    expect((await send(LUZ, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send(LUZ, { 'content-type': 'text/plain' })).status).toBe(415);
    const wrong = await send({ ...LUZ, email: '<b>nobody' });
    expect(wrong.status).toBe(400);
    const text = await wrong.text();
    expect(text).toContain('<h1>');
    expect(text).not.toContain('<b>nobody');
    expect((await send({ ...LUZ, city: 'Nowhere' })).status).toBe(404);
    expect(await status()).toEqual([]);
    // No other address takes a form.
    const json = { ...asking({ body: LUZ, address: '192.0.2.1' }), method: 'POST', body: 'a=1' };
    const headers = new Headers(json.headers);
    headers.set('content-type', 'application/x-www-form-urlencoded');
    expect((await site.guest.raw(SUBSCRIBE, { ...json, headers })).status).toBe(415);
  });
});
