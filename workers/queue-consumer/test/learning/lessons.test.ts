import { toggleControl } from '@marquee/domain/controls';
import { type Caller, ReadingFailed } from '@marquee/kernel';
import { fakeModel, jsonLdPage } from '@marquee/testkit';
import { inWords, makeJob, scrapeJob } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aVenue, detail, listed, PAGE, read, sourceRow } from '../engine/reading.ts';
import { deliver, messageFor } from '../support.ts';
import { answerTo, cardPage, learnedRows, NOVEMBER, newsPage, OCTOBER, rowPage, type Show } from './shows.ts';

const system: Caller = { actor: { kind: 'system', job: 'test' }, requestId: 'request-1' };
const names = (shows: readonly Show[]) => shows.map(([title]) => title);

/** A venue with such a page, and a model that answers what the page says. */
async function venueWith(page: string) {
  const model = fakeModel(answerTo);
  const venue = await aVenue([], model);
  venue.engine.web.put(PAGE, page);
  const change = async (to: string) => {
    venue.engine.web.put(PAGE, to);
    return read(venue.engine, venue.source);
  };
  const titles = async () => (await listed(venue.engine)).map(({ title }) => title);
  return { ...venue, model, change, titles };
}

it('what cannot be learned of costs its lesson alone: the events of the page are listed, whichever way it was read', async () => {
  for (const page of [cardPage(OCTOBER), newsPage(OCTOBER)]) {
    const { engine, source, titles } = await venueWith(page);
    const failing = { learn: () => Promise.reject(new ReadingFailed('time')) };
    Object.assign(engine, { reader: { ...engine.reader, ...failing } });
    const run = await read(engine, source);
    expect(run).toMatchObject({ outcome: 'done', counts: { created: OCTOBER.length } });
    expect(run.findings).toContainEqual(expect.objectContaining({ code: 'not-learned' }));
    expect((await titles()).toSorted()).toEqual(names(OCTOBER).toSorted());
    expect(await sourceRow(engine, source)).toMatchObject({ health: 'ok' });
  }
});

describe('what a language model worked out', () => {
  it('is read again at no tokens: new events in the same clothes cost nothing [BEY-08]', async () => {
    const { engine, source, model, change, titles } = await venueWith(newsPage(OCTOBER));
    expect(await read(engine, source)).toMatchObject({ counts: { created: OCTOBER.length, tokens: 1_000 } });
    expect(await learnedRows(engine)).toMatchObject([
      { pattern: '/events', version: 1, learned_from: 'language-model' },
    ]);

    const second = await change(newsPage(NOVEMBER));
    expect(second).toMatchObject({ outcome: 'done', counts: { created: NOVEMBER.length, tokens: 0 } });
    expect(model.asked).toHaveLength(1);
    expect(await titles()).toEqual(expect.arrayContaining(names(NOVEMBER)));
    expect(await learnedRows(engine)).toMatchObject([{ status: 'active', replays: 1, successes: 1, yields: '[4,5]' }]);

    const ball = (await listed(engine)).find(({ title }) => title === 'Spring Ball');
    expect(ball?.startDate).toBe('2026-11-06T21:00');
    const [sourceClaim] = (await detail(engine, ball?.slug ?? '')).sources;
    expect(sourceClaim?.fields.map(({ method }) => method)).toEqual(sourceClaim?.fields.map(() => 'learned'));
  });

  it('is learned again, once, when the page looks different [BEY-08]', async () => {
    const { engine, source, model, change } = await venueWith(newsPage(OCTOBER));
    await read(engine, source);
    const restyled = (shows: readonly Show[]) =>
      newsPage(shows).replaceAll('class="entry"', 'class="item"').replaceAll('h3>', 'h4>');
    expect(await change(restyled(NOVEMBER))).toMatchObject({ counts: { found: NOVEMBER.length, tokens: 1_000 } });
    expect(model.asked).toHaveLength(2);
    expect(await change(restyled(OCTOBER))).toMatchObject({ counts: { found: OCTOBER.length, tokens: 0 } });
    expect(await learnedRows(engine)).toMatchObject([
      { version: 1, status: 'drifted', replays: 1, successes: 0 },
      { version: 2, status: 'active', replays: 1, successes: 1 },
    ]);
  });

  it('a page without events is no drift: the model found none either', async () => {
    const { engine, source, change } = await venueWith(newsPage(OCTOBER));
    await read(engine, source);
    expect(await change(newsPage([]))).toMatchObject({ counts: { found: 0 } });
    expect(await learnedRows(engine)).toMatchObject([{ status: 'active', replays: 0 }]);
    expect(await change(newsPage(NOVEMBER))).toMatchObject({ counts: { found: NOVEMBER.length, tokens: 0 } });
  });

  it('twice in a row next to nothing where many events are usual: the rules are dropped, the page is asked about again', async () => {
    const many = [...OCTOBER, ...NOVEMBER];
    const { engine, source, model, change } = await venueWith(newsPage(many));
    await read(engine, source);
    expect(await change(newsPage(NOVEMBER.slice(0, 1)))).toMatchObject({ counts: { found: 1, tokens: 0 } });
    expect(await learnedRows(engine)).toMatchObject([{ status: 'active', yields: '[9]' }]);
    await change(newsPage(NOVEMBER.slice(1, 2)));
    expect(await learnedRows(engine)).toMatchObject([{ status: 'drifted' }]);
    const asked = model.asked.length;
    await change(newsPage(many.slice(1)));
    expect(model.asked.length).toBe(asked + 1);
  });
});

describe('what the free rungs worked out', () => {
  it('is read again by rules; fewer events in the same clothes are no drift', async () => {
    const { engine, source, change, titles } = await venueWith(cardPage([...OCTOBER, ...NOVEMBER]));
    const first = await read(engine, source);
    expect(first.findings).toContainEqual(expect.objectContaining({ code: 'learned' }));
    const second = await change(cardPage(NOVEMBER.slice(0, 3)));
    expect(second).toMatchObject({ counts: { found: 3, tokens: 0 } });
    expect(await learnedRows(engine)).toMatchObject([
      { learned_from: 'listing', status: 'active', successes: 1, yields: '[9,3]' },
    ]);
    expect(await titles()).toEqual(expect.arrayContaining(names(NOVEMBER)));
  });

  it('after a redesign the page is read by other rungs in the same scrape, and its new layout is learned', async () => {
    const { engine, source, change, titles } = await venueWith(cardPage(OCTOBER));
    await read(engine, source);
    const run = await change(rowPage(NOVEMBER));
    expect(run).toMatchObject({ outcome: 'done', counts: { found: NOVEMBER.length } });
    expect(run.findings.map(({ code }) => code)).toEqual(expect.arrayContaining(['learned-drifted', 'learned']));
    expect(await titles()).toEqual(expect.arrayContaining(names(NOVEMBER)));
    expect(inWords(await learnedRows(engine))).toMatchObject([
      { version: 1, status: 'drifted', ended_because: expect.stringContaining('0 events, but the page has 5') },
      { version: 2, status: 'active' },
    ]);
  });

  it('after a redesign its source has drifted until a read by the new rules [BEY-09]', async () => {
    const { engine, source, change } = await venueWith(cardPage(OCTOBER));
    await read(engine, source);
    expect(await sourceRow(engine, source)).toMatchObject({ health: 'ok', healthDetail: null });
    await change(rowPage(NOVEMBER));
    const drifted = { health: 'drifted', healthDetail: expect.stringContaining('0 events, but the page has 5') };
    expect(inWords(await sourceRow(engine, source))).toMatchObject(drifted);
    expect(await read(engine, source)).toMatchObject({ outcome: 'unchanged' });
    expect(inWords(await sourceRow(engine, source))).toMatchObject(drifted);
    await change(rowPage(NOVEMBER.slice(1)));
    expect(await sourceRow(engine, source)).toMatchObject({ health: 'ok', healthDetail: null });
  });

  it('a second list in other clothes is not passed over', async () => {
    const { engine, source, change } = await venueWith(cardPage(OCTOBER));
    await read(engine, source);
    const both = cardPage(OCTOBER).replace('</main>', `${rowPage(NOVEMBER)}</main>`);
    expect(await change(both)).toMatchObject({ counts: { found: OCTOBER.length + NOVEMBER.length } });
  });

  it('is given up where the page has structured data by now', async () => {
    const { engine, source, change } = await venueWith(cardPage(OCTOBER));
    await read(engine, source);
    await change(jsonLdPage([{ title: 'Spring Ball', start: '2026-11-06T21:00' }]));
    expect(await learnedRows(engine)).toMatchObject([{ status: 'retired' }]);
  });

  it('of a page that drifts again and again nothing more is learned for a while', async () => {
    const { engine, source, change } = await venueWith(cardPage(OCTOBER));
    await read(engine, source);
    for (const turn of [1, 2, 3, 4, 5, 6]) await change(turn % 2 ? rowPage(NOVEMBER) : cardPage(OCTOBER));
    const rows = await learnedRows(engine);
    expect(rows.map(({ status }) => status)).toEqual(['drifted', 'drifted', 'drifted']);
    engine.clock.advance(31 * 24 * 60 * 60_000);
    engine.web.put(PAGE, rowPage(NOVEMBER.slice(1)));
    await read(engine, source);
    expect((await learnedRows(engine)).at(-1)).toMatchObject({ version: 4, status: 'active' });
  });
});

it('of a pattern five versions are kept', async () => {
  const { engine, source, change } = await venueWith(cardPage(OCTOBER));
  await read(engine, source);
  for (const turn of [1, 2, 3, 4, 5, 6, 7]) {
    engine.clock.advance(31 * 24 * 60 * 60_000);
    await change(
      (turn % 2 ? rowPage : cardPage)(NOVEMBER.map(([title, , time]) => [title, `Fri, May ${turn * 2}, 2027`, time])),
    );
  }
  expect((await learnedRows(engine)).map(({ version }) => version)).toEqual([4, 5, 6, 7, 8]);
});

describe('lessons are committed with what was read', () => {
  it('a message delivered twice teaches once', async () => {
    const { engine, source } = await venueWith(cardPage(OCTOBER));
    const jobId = await makeJob(engine, scrapeJob(source));
    await deliver(engine, [messageFor(jobId), messageFor(jobId)]);
    await deliver(engine, [messageFor(jobId)]);
    expect(await learnedRows(engine)).toMatchObject([{ version: 1, replays: 0 }]);
  });

  it('a read that was stopped teaches nothing', async () => {
    const { engine, source, model } = await venueWith(newsPage(OCTOBER));
    model.reply = async (request) => {
      await toggleControl(engine, system, { control: 'eventScraping', enabled: false });
      return answerTo(request);
    };
    engine.web.put(PAGE, newsPage(OCTOBER).replace('</head>', `<link rel="next" href="${PAGE}?page=2"></head>`));
    engine.web.put(`${PAGE}?page=2`, newsPage(NOVEMBER));
    await read(engine, source);
    expect(await learnedRows(engine)).toEqual([]);
  });

  it('rules in an old format are dropped and learned again', async () => {
    const { engine, source, change } = await venueWith(cardPage(OCTOBER));
    await read(engine, source);
    await engine.db.run(sql`UPDATE learned_extractors SET rules = '{"form":0}'`);
    await change(cardPage(NOVEMBER));
    expect(await learnedRows(engine)).toMatchObject([{ status: 'retired' }, { version: 2, status: 'active' }]);
  });

  it('go with their source', async () => {
    const { engine, source } = await venueWith(cardPage(OCTOBER));
    await read(engine, source);
    await engine.db.run(sql`DELETE FROM sources WHERE id = ${source.id}`);
    expect(await learnedRows(engine)).toEqual([]);
    expect(await engine.db.all(sql`SELECT * FROM learned_tallies WHERE patterns + replays + successes <> 0`)).toEqual(
      [],
    );
  });
});
