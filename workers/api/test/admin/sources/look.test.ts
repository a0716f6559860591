import type { SourceLook, SourceProgress, SourceRecord } from '@marquee/contract';
import { SITE_PAGES } from '@marquee/contract';
import { publisherRules } from '@marquee/db';
import { makeCity, makeSource } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditRows, type Console, startConsole } from '../support.ts';
import { onSampleWeb, readQueued } from './sample-sites.ts';

const PATH = '/api/admin/scraping';
const STAGE = 'https://www.congareestage.example/shows';

let site: Console;
beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db);
  onSampleWeb(site.outside);
});

const look = (url: string) =>
  site.post<SourceLook>('lookAtSource', `${PATH}/look-at-source`, { url, city: 'Columbia', state: 'SC' });
const add = (url: string) =>
  site.post<SourceRecord>('addSource', `${PATH}/add-source`, { url, city: 'Columbia', state: 'SC' });
const refused = (url: string) => site.refusedPost(`${PATH}/add-source`, { url, city: 'Columbia', state: 'SC' });
const progress = (id: string) => site.get<SourceProgress>('getSourceProgress', `${PATH}/sources/${id}/progress`);

describe('a look at an address proposes the page that lists events', () => {
  it.each([
    ['a home page', 'https://www.columbiaplayhouse.example/', '/events, 9 coming events, structured data.', '/events'],
    ['a name without a scheme', 'www.congareestage.example', '/shows, 14 coming events, structured data.', '/shows'],
    ['the list itself', STAGE, '/shows, 14 coming events, structured data.', '/shows'],
    [
      'a calendar file',
      'https://www.falllinerunners.example/calendar.ics',
      '/calendar.ics, 15 coming events, structured data.',
      '/calendar.ics',
    ],
    [
      'a page that moved to another site',
      'https://www.rosewoodbowl.example/calendar',
      'https://www.rosewoodbowl.example/calendar leads to https://www.rosewoodlanes.example/events. www.rosewoodlanes.example/events, 8 coming events, structured data.',
      '/events',
    ],
  ])('%s', async (_, url, says, path) => {
    const answer = await look(url);
    expect(answer).toMatchObject({ outcome: 'proposal', says, known: null, anyway: null });
    expect(new URL(answer.proposal?.url ?? '').pathname).toBe(path);
    expect(answer.proposal?.samples).toHaveLength(3);
    expect(answer.proposal?.samples.every(({ title, start }) => title !== '' && start >= '2026-10-01')).toBe(true);
    expect(await site.db.all(sql`SELECT id FROM sources`)).toEqual([]);
    expect(site.outside.web.asked().length).toBeLessThanOrEqual(SITE_PAGES + 1);
  });
});

describe('a look says why there is nothing to add', () => {
  it.each([
    [
      'robots.txt',
      'https://www.capitalcitycalendar.example/events',
      'the robots.txt of www.capitalcitycalendar.example asks MarqueeBot not to read it.',
      false,
    ],
    [
      'an unknown host',
      'https://www.nosuchplace.example/',
      'there is no website named www.nosuchplace.example.',
      false,
    ],
    ['a private address', 'http://127.0.0.1/events', 'it is not a public web address.', false],
    ['no address at all', 'https://', 'it is not a web address.', false],
    ['a page of a past season', 'https://www.columbiaoldtheater.example/events', 'all 3 events on it are over.', true],
    ['a page with nothing', 'https://www.florencegallery.example/', 'no event with a date.', true],
    [
      'a soft 404',
      'https://www.shandongardeners.example/programs',
      '/programs: it says that there is no such page, although its server reports success.',
      false,
    ],
    ['a dead link', 'https://www.oldmillcinema.example/showtimes', 'its server answers 404.', false],
    ['a server that is down', 'https://www.midlakesailing.example/regattas', 'its server answers 503.', true],
    ['a parked domain', 'https://www.columbiaballroom.example/', 'nobody uses this domain.', false],
  ])('%s', async (_, url, says, mayAdd) => {
    const answer = await look(url);
    expect(answer).toMatchObject({ outcome: 'refused', proposal: null, known: null });
    expect(answer.says).toContain(says);
    expect(answer.advice).toMatch(/\.$/);
    expect(answer.anyway !== null).toBe(mayAdd);
  });

  it('a home page whose calendar is last year’s: the calendar is named, and is what may be added all the same', async () => {
    const answer = await look('https://www.columbiaoldtheater.example/');
    expect(answer).toMatchObject({ outcome: 'refused', anyway: 'https://www.columbiaoldtheater.example/events' });
    expect(answer.says).toContain('/events: all 3 events on it are over.');
  });

  it('a host that does not resolve: what to do is said in plain words', async () => {
    expect((await look('https://www.nosuchplace.example/')).advice).toContain('Check the spelling');
    expect((await look('https://www.midlakesailing.example/regattas')).advice).toContain(
      'If it does not open there either, check its spelling.',
    );
  });

  it('a publisher’s wish, before anything is fetched', async () => {
    await site.db
      .insert(publisherRules)
      .values({ host: 'www.congareestage.example', wish: 'stop', requestId: 'r', since: 0 });
    expect((await look(STAGE)).says).toContain('asked us not to read it');
    expect(site.outside.web.asked()).toEqual([]);
  });

  it('in Spanish on a Spanish page', async () => {
    const asked = { url: 'https://www.nosuchplace.example/', city: 'Columbia', state: 'SC' };
    const answer = await site.postInSpanish<SourceLook>('lookAtSource', `${PATH}/look-at-source`, asked);
    expect(answer.says).toContain('no existe ningún sitio llamado');
  });

  it('nothing is looked at during the emergency shutdown, or for an unknown city', async () => {
    await site.post('activateEmergencyShutdown', '/api/admin/system-controls/emergency-shutdown', {
      reason: 'A test.',
    });
    const body = { url: STAGE, city: 'Columbia', state: 'SC' };
    expect(await site.refusedPost(`${PATH}/look-at-source`, body)).toMatchObject({ status: 409 });
    expect(await site.refusedPost(`${PATH}/look-at-source`, { ...body, city: 'Atlantis' })).toMatchObject({
      status: 404,
    });
    expect(site.outside.web.asked()).toEqual([]);
  });
});

describe('one site is one source, whatever page or spelling of it is given', () => {
  it.each([
    ['the same address', STAGE],
    ['another scheme', STAGE.replace('https:', 'http:')],
    ['without www', STAGE.replace('www.', '')],
    ['a slash at the end', `${STAGE}/`],
    ['a tracking parameter', `${STAGE}?utm_source=mail`],
    ['an index file of it', `${STAGE}/index.html`],
  ])('%s', async (_, url) => {
    const { id } = await add(STAGE);
    expect(await look(url)).toMatchObject({ outcome: 'known', known: { id }, proposal: null });
    expect(site.outside.web.asked()).toEqual([]);
    expect(await refused(url)).toMatchObject({ status: 409 });
    expect(await site.db.all(sql`SELECT id FROM sources`)).toHaveLength(1);
  });

  it('its former address, also on another host', async () => {
    await makeSource(site.db, {
      id: 'lanes',
      host: 'www.rosewoodlanes.example',
      url: 'https://www.rosewoodlanes.example/events',
      movedFrom: 'https://www.rosewoodbowl.example/calendar',
    });
    const answer = await look('http://rosewoodbowl.example/calendar/');
    expect(answer).toMatchObject({ outcome: 'known', known: { id: 'lanes' } });
    expect(answer.says).toContain('is the former address of');
    expect(await refused('https://www.rosewoodbowl.example/calendar')).toMatchObject({ status: 409 });
  });

  it('its home page leads to it, and so does a page that redirects to it', async () => {
    const { id } = await add(STAGE);
    expect(await look('https://www.congareestage.example/')).toMatchObject({ outcome: 'known', known: { id } });
    const lanes = await add('https://www.rosewoodlanes.example/events');
    expect(await look('https://www.rosewoodbowl.example/calendar')).toMatchObject({ known: { id: lanes.id } });
  });

  it('a page that is read with it, and a second list of the same events', async () => {
    const { id } = await add('https://www.founderstable.example/gatherings');
    await readQueued(site.outside, id);
    const rows = await site.db.all<{ url: string; reason: string }>(
      sql`SELECT url, reason FROM pages WHERE reason <> 'root'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { url } of rows) {
      const answer = await look(url);
      expect(answer).toMatchObject({ outcome: 'known', known: { id } });
      expect(answer.says).toContain('is read already, as a page of');
      expect(await refused(url)).toMatchObject({ status: 409 });
    }
  });

  it('a second list of the same events is known by its events', async () => {
    const { id } = await add(STAGE);
    await readQueued(site.outside, id);
    const copy = 'https://www.congareestage.example/all-shows';
    site.outside.web.put(copy, STAGE);
    const answer = await look(copy);
    expect(answer).toMatchObject({ outcome: 'known', known: { id }, proposal: null });
    expect(answer.says).toMatch(/All 14 events on \/all-shows are read already/);
  });

  it('a retired one is said to be retired', async () => {
    await makeSource(site.db, { id: 'old', url: STAGE, host: 'www.congareestage.example', status: 'retired' });
    expect(await look(STAGE)).toMatchObject({ outcome: 'known', known: { id: 'old', status: 'retired' } });
  });

  it('a home page that was added and yields nothing is moved to its list instead of a second source', async () => {
    const home = 'https://www.columbiaplayhouse.example/';
    await makeSource(site.db, {
      id: 'home',
      url: home,
      host: 'www.columbiaplayhouse.example',
      runs: 1,
      lastYield: 0,
      health: 'no-events',
    });
    for (const url of [home, 'https://www.columbiaplayhouse.example/events']) {
      const answer = await look(url);
      expect(answer).toMatchObject({ outcome: 'proposal', proposal: { moves: { id: 'home', url: home } } });
      expect(new URL(answer.proposal?.url ?? '').pathname).toBe('/events');
    }
  });
});

describe('the first read is followed', () => {
  it('from the queue to the events on the site', async () => {
    const { id } = await add(STAGE);
    expect(await progress(id)).toMatchObject({ state: 'waiting', onSite: 0, says: expect.stringContaining('queued') });
    await readQueued(site.outside, id);
    const done = await progress(id);
    expect(done).toMatchObject({ state: 'read', source: { id, health: 'ok' } });
    expect(done.onSite).toBeGreaterThan(5);
    expect(done.says).toBe(`Read: ${done.onSite} of its events are on the site.`);
    expect(done.events).toHaveLength(5);
    for (const { slug } of done.events) expect((await site.raw(`/api/events/slug/${slug}`)).status).toBeLessThan(500);
  });

  it('says for what it waits and until when: a switch, a place, a pause of its host', async () => {
    const { id } = await add(STAGE);
    await site.db.run(
      sql`UPDATE outbox SET not_before = ${site.clock.now() + 3_600_000}, last_error = 'The host requests a pause.'`,
    );
    expect(await progress(id)).toMatchObject({
      state: 'waiting',
      says: 'It waits until Oct 1, 9:00 AM ET: The host requests a pause.',
    });
    await site.post('toggleSystemControl', '/api/admin/system-controls/toggle', {
      control: 'eventScraping',
      enabled: false,
    });
    expect(await progress(id)).toMatchObject({ state: 'stopped', says: expect.stringContaining('Event Scraping') });
  });

  it('to a failure, with when it is tried again', async () => {
    const { id } = await add('https://www.midlakesailing.example/regattas');
    await readQueued(site.outside, id);
    const failed = await progress(id);
    expect(failed).toMatchObject({ state: 'failed', onSite: 0 });
    expect(failed.says).toMatch(/answered 503.* It is tried again from Oct 1/);
  });

  it('a page that was added all the same and lists nothing says so', async () => {
    const { id } = await add('https://www.florencegallery.example/');
    await readQueued(site.outside, id);
    expect(await progress(id)).toMatchObject({
      state: 'read',
      onSite: 0,
      says: expect.stringContaining('no event of it is on the site'),
    });
  });

  it('who looked is recorded', async () => {
    await look(STAGE);
    expect(await auditRows(site)).toMatchObject([{ action: 'site.test', subject: `page:${STAGE}` }]);
  });
});
