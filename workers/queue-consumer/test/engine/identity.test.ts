import { icsFeed, jsonLdPage } from '@marquee/testkit';
import { makeCity, makeJob, makeSource, scrapeJob, store } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { deliver, messageFor } from '../support.ts';
import { aVenue, detail, FEED, ICS, LINK_TO_FEED, listed, PAGE, read } from './reading.ts';

const SHOW = {
  title: 'Folk Evening',
  start: '2026-10-10T19:30',
  venue: 'Granby Hall',
  url: 'https://hall.example.org/folk',
};

describe('an event stays itself', () => {
  it('when its title, its time and the order of the page are edited [BEY-03]', async () => {
    const other = { title: 'Quiz', start: '2026-10-12T19:00', url: 'https://hall.example.org/quiz' };
    const { engine, source } = await aVenue([SHOW, other]);
    await read(engine, source);
    const [before] = await listed(engine);
    engine.web.put(
      PAGE,
      jsonLdPage([other, { ...SHOW, title: 'An Evening of Folk & More', start: '2026-10-11T20:00' }]),
    );
    expect(await read(engine, source)).toMatchObject({ outcome: 'done', counts: { created: 0, updated: 2 } });
    const [after] = await listed(engine);
    expect(after).toMatchObject({
      id: before?.id,
      slug: 'folk-evening-columbia-sc',
      title: 'An Evening of Folk & More',
      startDate: '2026-10-11T20:00',
    });
    expect(await listed(engine)).toHaveLength(2);
  });

  it('with the texts of the venue, even if another source announced it first', async () => {
    const { engine, source } = await aVenue([{ ...SHOW, title: 'Folk Evening at The Hall', venue: 'Granby Hall' }]);
    await read(engine, source);
    const [before] = await listed(engine);
    const venue = await makeSource(engine.db, { name: 'Granby Hall', url: 'https://granby.example.org/' });
    engine.web.put(venue.url, jsonLdPage([SHOW]));
    await read(engine, venue);
    const [after] = await listed(engine);
    expect(after).toMatchObject({ id: before?.id, slug: before?.slug, title: 'Folk Evening', source: 'Granby Hall' });
    // And it stays so when the other reads again.
    await read(engine, source);
    expect((await listed(engine))[0]).toMatchObject({ title: 'Folk Evening', source: 'Granby Hall' });
  });

  it('when a second source confirms it: one event, two sightings, the first in its own words [BEY-03]', async () => {
    const { engine, source } = await aVenue([SHOW]);
    const paper = await makeSource(engine.db, { name: 'The Weekly', url: 'https://weekly.example.org/' });
    engine.web.put(
      paper.url,
      jsonLdPage([
        {
          ...SHOW,
          title: 'Folk Evening (live)',
          venue: 'The Granby Hall',
          url: 'https://weekly.example.org/1',
          description: 'Go.',
        },
      ]),
    );
    await read(engine, source);
    const [before] = await listed(engine);
    expect(await read(engine, paper)).toMatchObject({ counts: { created: 0 } });
    const events = await listed(engine);
    expect(events).toMatchObject([
      { id: before?.id, slug: before?.slug, title: 'Folk Evening', venue: 'Granby Hall', description: 'Go.' },
    ]);
    const { sources, occurrences } = await detail(engine, before?.slug ?? '');
    expect(sources.map((sourceClaim) => sourceClaim.source)).toEqual(['The Hall', 'The Weekly']);
    expect(occurrences).toHaveLength(1);
  });

  it('when other sources give the doors, or the day alone: one date, at the time of the show', async () => {
    const { engine, source } = await aVenue([SHOW]);
    await read(engine, source);
    const others = { venue: SHOW.venue };
    await store(engine, [{ title: SHOW.title, start: '2026-10-10T18:30', ...others }]);
    await store(engine, [{ title: SHOW.title, start: '2026-10-10', ...others }]);
    const { occurrences, sources, startDate } = await detail(engine, 'folk-evening-columbia-sc');
    expect(occurrences.map((occurrence) => occurrence.startDate)).toEqual([SHOW.start]);
    expect([sources.length, startDate]).toEqual([3, SHOW.start]);
    expect(await listed(engine)).toHaveLength(1);
  });

  it('but two shows of one evening stay two, though an hour lies between them', async () => {
    const { engine, source } = await aVenue([SHOW, { ...SHOW, start: '2026-10-10T20:30', url: `${SHOW.url}-2` }]);
    await read(engine, source);
    await store(engine, [{ title: SHOW.title, start: '2026-10-10T20:00', venue: SHOW.venue }]);
    const { occurrences } = await detail(engine, 'folk-evening-columbia-sc');
    expect(occurrences.map((occurrence) => occurrence.startDate.slice(11))).toEqual(['19:30', '20:00', '20:30']);
  });

  it('when its page retitles it without an address of its own', async () => {
    const show = { title: SHOW.title, start: SHOW.start, venue: SHOW.venue };
    const { engine, source } = await aVenue([show]);
    await read(engine, source);
    const [before] = await listed(engine);
    engine.web.put(PAGE, jsonLdPage([{ ...show, title: 'SOLD OUT: Folk Evening with The Fiddlers' }]));
    expect(await read(engine, source)).toMatchObject({ counts: { created: 0 } });
    expect(await listed(engine)).toMatchObject([{ id: before?.id, slug: before?.slug }]);
    const { occurrences } = await detail(engine, before?.slug ?? '');
    expect(occurrences).toHaveLength(1);
  });

  it('when the source that found it drops it and another still lists it [BEY-03]', async () => {
    const { engine, source } = await aVenue([]);
    const [first, middle, last] = ['2026-10-08T19:00', SHOW.start, '2026-10-20T19:00'];
    const feed = (starts: string[]) => ({
      type: ICS,
      body: icsFeed(
        starts.map((start, i) => ({
          ...SHOW,
          start,
          id: start,
          title: start === middle ? SHOW.title : `Other thing ${i}`,
        })),
      ),
    });
    engine.web.put(PAGE, feed([first, middle, last]));
    await read(engine, source);
    const before = (await listed(engine)).find((event) => event.title === SHOW.title);
    await store(engine, [SHOW]);
    engine.web.put(PAGE, feed([first, last]));
    expect(await read(engine, source)).toMatchObject({ counts: { withdrawn: 1 } });
    expect(await detail(engine, before?.id ?? '')).toMatchObject({
      slug: before?.slug,
      status: 'active',
      title: SHOW.title,
    });
    expect((await listed(engine)).map((event) => event.id)).toContain(before?.id);
  });
});

describe('one show listed by two sources at the same time is one event', () => {
  const twice = async (cities: [string, string]) => {
    const { engine } = await aVenue();
    await makeCity(engine.db, { name: 'Lexington', latitude: 33.98 });
    const jobs: string[] = [];
    for (const [i, citySlug] of cities.entries()) {
      const source = await makeSource(engine.db, { url: `https://source${i}.example.org/`, citySlug });
      engine.web.put(source.url, jsonLdPage([{ ...SHOW, url: `${source.url}folk` }]));
      jobs.push(await makeJob(engine, scrapeJob(source)));
    }
    await Promise.all(jobs.map((id) => deliver(engine, [messageFor(id)])));
    expect((await listed(engine)).map((event) => event.slug)).toEqual(['folk-evening-columbia-sc']);
    expect(await engine.db.all(sql`SELECT count(DISTINCT event_id) AS events, count(*) AS n FROM sightings`)).toEqual([
      { events: 1, n: 2 },
    ]);
  };

  it('by two sources of one city', () => twice(['columbia-sc', 'columbia-sc']));
  it('by a source of the city and one of another city that places it there', () =>
    twice(['columbia-sc', 'lexington-sc']));
  it('by two sources of another city that place it there', () => twice(['lexington-sc', 'lexington-sc']));

  it('by the page of a source and the calendar it links to, though they name the place differently', async () => {
    const { engine, source } = await aVenue();
    engine.web.put(PAGE, jsonLdPage([SHOW], LINK_TO_FEED));
    engine.web.put(FEED, {
      type: ICS,
      body: icsFeed([{ title: SHOW.title, start: SHOW.start, venue: 'Granby Hall, 12 Main St, Columbia, SC' }]),
    });
    await read(engine, source);
    expect(await listed(engine)).toHaveLength(1);
    expect(await read(engine, source)).toMatchObject({ outcome: 'unchanged' });
    const { occurrences, sources } = await detail(engine, 'folk-evening-columbia-sc');
    expect(occurrences).toHaveLength(1);
    expect(sources).toHaveLength(1);
  });
});
