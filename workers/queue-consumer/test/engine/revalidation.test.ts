import { scheduleRevalidation } from '@marquee/domain/scheduling';
import { jsonLdPage, type PublishedEvent } from '@marquee/testkit';
import { DAY_MS, derivedFaults } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { runUntilQuiet } from '../support.ts';
import { aVenue, detail, PAGE, read, type Source } from './reading.ts';

const OWN = 'https://hall.example.org/show/folk';
const FOLK: PublishedEvent = { title: 'Folk Evening', start: '2026-10-24T19:30', url: OWN, description: 'Fiddles.' };
const SLUG = 'folk-evening-columbia-sc';
type Engine = Awaited<ReturnType<typeof aVenue>>['engine'];

/** An event that its source lists, and a page of its own. */
async function anEvent(own: string | { status: number } | { redirectTo: string }) {
  const { engine, source } = await aVenue([FOLK]);
  await read(engine, source);
  show(engine, own);
  return { engine, source };
}

function show(engine: Engine, own: string | { status: number } | { redirectTo: string }) {
  const isMove = typeof own === 'object' && 'redirectTo' in own;
  engine.web.put(OWN, isMove ? { status: 302, headers: { location: own.redirectTo } } : own);
}

/** As often as the nearness of the event asks for it. */
async function revalidate(engine: Engine): Promise<number> {
  engine.clock.advance(8 * DAY_MS);
  const count = await scheduleRevalidation(engine);
  await runUntilQuiet(engine, 0);
  expect(await derivedFaults(engine.db)).toEqual([]);
  return count;
}

/** The list, with another event, so that it is read as changed. */
async function readListAgain(engine: Engine, source: Source, folk: PublishedEvent = FOLK) {
  engine.web.put(PAGE, jsonLdPage([folk, { title: `Quiz ${engine.clock.now()}`, start: '2026-10-30T19:00' }]));
  await read(engine, source);
}

async function revisionOf(engine: Engine) {
  const [row] = await engine.db.all<{ revision: number }>(sql`SELECT revision FROM events WHERE slug = ${SLUG}`);
  return row?.revision;
}

/** Its own page, with more of schema.org. */
const pageWith = (more: Record<string, unknown>, event: Partial<PublishedEvent> = {}) =>
  jsonLdPage([{ ...FOLK, ...event }]).replace(
    '"@type":"Event"',
    `"@type":"Event",${JSON.stringify(more).slice(1, -1)}`,
  );

describe('an event’s own page is read again', () => {
  it('cancelled there, it is cancelled, though its list does not say so; taken back there, it is on again', async () => {
    const { engine, source } = await anEvent(jsonLdPage([{ ...FOLK, cancelled: true }]));
    expect(await revalidate(engine)).toBe(1);
    expect(await detail(engine, SLUG)).toMatchObject({ status: 'cancelled' });
    await readListAgain(engine, source);
    expect(await detail(engine, SLUG)).toMatchObject({ status: 'cancelled' });
    show(engine, jsonLdPage([FOLK]));
    expect(await revalidate(engine)).toBe(1);
    expect(await detail(engine, SLUG)).toMatchObject({ status: 'active' });
  });

  it('its words stand among the sources of the event, with the page and when it was checked', async () => {
    const { engine, source } = await anEvent(jsonLdPage([{ ...FOLK, cancelled: true }]));
    expect((await detail(engine, SLUG))?.sources.map(({ ownPage }) => ownPage)).toEqual([null]);
    await revalidate(engine);
    const [own, list] = (await detail(engine, SLUG))?.sources ?? [];
    const checkedAt = new Date(engine.clock.now()).toISOString();
    const nothingElse = { soldOut: false, movedTo: null, price: null };
    expect(own).toMatchObject({ url: OWN, lastSeenAt: checkedAt, venueSlug: null });
    expect(own?.ownPage).toEqual({ about: FOLK.start, status: 'cancelled', ...nothingElse });
    expect(own?.fields.map(({ field, snippet }) => [field, snippet])).toEqual([
      ['status', 'https://schema.org/EventCancelled'],
    ]);
    expect(list?.ownPage).toBeNull();
    // The list has another start now: what the page said is about none of its dates.
    await readListAgain(engine, source, { ...FOLK, start: '2026-10-24T20:00' });
    expect((await detail(engine, SLUG))?.sources.map(({ ownPage }) => ownPage)).toEqual([null]);
  });

  it('sold out and a price there are shown, and no read of the list undoes them', async () => {
    const { engine, source } = await anEvent(
      pageWith({ offers: { price: '18', priceCurrency: 'USD', availability: 'https://schema.org/SoldOut' } }),
    );
    await revalidate(engine);
    expect(await detail(engine, SLUG)).toMatchObject({ price: '$18', soldOut: true });
    const revision = await revisionOf(engine);
    await readListAgain(engine, source);
    expect(await detail(engine, SLUG)).toMatchObject({ price: '$18', soldOut: true });
    expect(await revisionOf(engine)).toBe(revision);
  });

  it('moved there, it is shown at its new time once, until the list has it too', async () => {
    const moved = { eventStatus: 'https://schema.org/EventRescheduled', previousStartDate: FOLK.start };
    const { engine, source } = await anEvent(pageWith(moved, { start: '2026-10-25T20:30' }));
    await revalidate(engine);
    expect(await detail(engine, SLUG)).toMatchObject({
      startDate: '2026-10-25T20:30',
      occurrences: [{ startDate: '2026-10-25T20:30' }],
    });
    await readListAgain(engine, source, { ...FOLK, start: '2026-10-25T20:30' });
    expect((await detail(engine, SLUG)).occurrences.map(({ startDate }) => startDate)).toEqual(['2026-10-25T20:30']);
  });

  it.each([
    ['another show', jsonLdPage([{ ...FOLK, title: 'Chess for Beginners', cancelled: true }])],
    ['another day', jsonLdPage([{ ...FOLK, start: '2026-10-25T19:30', cancelled: true }])],
    ['no event', '<h1>Folk Evening</h1><p>All our other shows are cancelled.</p>'],
    ['a forbidding page', pageWith({}).replace('<head>', '<head><meta name="robots" content="noindex">')],
  ])('a page with %s changes nothing', async (_, page) => {
    const { engine } = await anEvent(page);
    const before = await detail(engine, SLUG);
    expect(await revalidate(engine)).toBe(1);
    expect(await detail(engine, SLUG)).toMatchObject({
      status: 'active',
      startDate: before.startDate,
      price: before.price,
    });
    expect(await engine.db.all(sql`SELECT key FROM sightings WHERE page_said IS NOT NULL`)).toEqual([]);
  });

  it('that leads to the front page is gone, and comes back when it does', async () => {
    const { engine } = await anEvent({ redirectTo: 'https://hall.example.org/' });
    engine.web.put('https://hall.example.org/', '<h1>The Hall</h1>');
    await revalidate(engine);
    expect(await detail(engine, SLUG)).toMatchObject({
      status: 'inactive',
      validationError: 'URL validation failed: it leads to the front page',
    });
    show(engine, jsonLdPage([FOLK]));
    await revalidate(engine);
    expect(await detail(engine, SLUG)).toMatchObject({ status: 'active', validationError: null });
  });

  it('what it says goes when its source no longer lists the event', async () => {
    const { engine, source } = await anEvent(jsonLdPage([{ ...FOLK, cancelled: true }]));
    await revalidate(engine);
    await engine.db.run(sql`UPDATE sightings SET withdrawn_at = ${engine.clock.now()} WHERE source_id = ${source.id}`);
    await readListAgain(engine, source);
    expect(await detail(engine, SLUG)).toMatchObject({ status: 'cancelled' });
  });

  it('where it is the list itself, reading the list is enough', async () => {
    const { engine, source } = await aVenue([{ ...FOLK, url: PAGE }]);
    await read(engine, source);
    engine.web.put(PAGE, jsonLdPage([{ ...FOLK, url: PAGE, cancelled: true }]));
    await revalidate(engine);
    expect(await engine.db.all(sql`SELECT key FROM sightings WHERE page_said IS NOT NULL`)).toEqual([]);
  });
});

describe('each date of a show has a page of its own', () => {
  const pageOf = (day: string) => `https://hall.example.org/quiz/${day}`;
  const QUIZ = 'quiz-columbia-sc';
  const quiz = (...days: string[]) => days.map((day) => ({ title: 'Quiz', start: `${day}T19:00`, url: pageOf(day) }));
  const DAYS = ['2026-10-20', '2026-10-27', '2026-11-03'] as const;
  const OVER_DAYS = 12;

  /** The quiz on three days, and what is published at their pages. */
  async function aQuiz(...exists: string[]) {
    const { engine, source } = await aVenue(quiz(...DAYS));
    for (const day of DAYS) engine.web.put(pageOf(day), exists.includes(day) ? jsonLdPage(quiz(day)) : { status: 404 });
    await read(engine, source);
    return { engine, source };
  }
  const pageShown = async (engine: Engine) => {
    const [row] = await engine.db.all<{ url: string }>(sql`SELECT url FROM events WHERE slug = ${QUIZ}`);
    return row?.url;
  };

  it('a page that is gone with its date leaves the show listed under the page of its next date', async () => {
    const { engine } = await aQuiz(DAYS[1], DAYS[2]);
    engine.clock.advance(OVER_DAYS * DAY_MS);
    await revalidate(engine);
    expect(await detail(engine, QUIZ)).toMatchObject({ status: 'active', validationError: null });
    expect(await pageShown(engine)).toBe(pageOf(DAYS[1]));
  });

  it('is gone where the page of its next date is gone too, until its list gives it another page', async () => {
    const { engine, source } = await aQuiz(DAYS[2]);
    engine.clock.advance(OVER_DAYS * DAY_MS);
    await revalidate(engine);
    expect(await detail(engine, QUIZ)).toMatchObject({
      status: 'inactive',
      validationError: 'URL validation failed: 404',
    });
    engine.web.put(PAGE, jsonLdPage(quiz(DAYS[2])));
    await read(engine, source);
    await read(engine, source);
    expect(await detail(engine, QUIZ)).toMatchObject({ status: 'active', validationError: null });
    expect(await pageShown(engine)).toBe(pageOf(DAYS[2]));
  });

  it('a read of its list that finds the same page does not say that it is there again', async () => {
    const { engine, source } = await aQuiz();
    engine.clock.advance(OVER_DAYS * DAY_MS);
    await revalidate(engine);
    engine.web.put(PAGE, jsonLdPage([...quiz(DAYS[1], DAYS[2]), FOLK]));
    await read(engine, source);
    expect(await detail(engine, QUIZ)).toMatchObject({
      status: 'inactive',
      validationError: 'URL validation failed: 404',
    });
  });
});
