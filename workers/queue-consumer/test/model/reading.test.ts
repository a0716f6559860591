import { tokenBudget } from '@marquee/domain/budget';
import { toggleControl } from '@marquee/domain/controls';
import { modelStatus } from '@marquee/domain/language-model';
import type { Caller } from '@marquee/kernel';
import { fakeModel, icsFeed, jsonLdPage } from '@marquee/testkit';
import { describe, expect, it } from 'vitest';
import { detail, FEED, ICS, LINK_TO_FEED, listed, PAGE, read, sourceRow } from '../engine/reading.ts';
import { ANSWER, answered, aProseVenue, aVenueWithoutModel, prosePage, SENTENCE } from './prose.ts';

const system: Caller = { actor: { kind: 'system', job: 'test' }, requestId: 'request-1' };
const titles = async (engine: Parameters<typeof listed>[0]) => (await listed(engine)).map(({ title }) => title);

describe('a page that only a language model can read', () => {
  it('is put to it reduced and quoted, and its events are listed with evidence for each value', async () => {
    const { engine, source, model } = await aProseVenue();
    const run = await read(engine, source);
    expect(run).toMatchObject({ outcome: 'done', counts: { created: 2, tokens: 1_000 } });
    expect(run.findings).toContainEqual(expect.objectContaining({ code: 'model-read' }));
    expect(await titles(engine)).toEqual(['Folk Club', 'Quiz']);
    const [first] = await listed(engine);
    expect(first?.startDate).toBe('2026-10-10T19:30');
    const [sourceClaim] = (await detail(engine, first?.slug ?? '')).sources;
    expect(sourceClaim?.fields.length).toBeGreaterThan(1);
    for (const { method, snippet } of sourceClaim?.fields ?? []) {
      expect(method).toBe('language-model');
      expect(SENTENCE).toContain(snippet);
    }
    expect(model.asked).toHaveLength(1);
    expect(model.asked[0]?.parts.map(({ kind }) => kind)).toEqual(['instructions', 'data']);
    expect(model.asked[0]?.parts[0]?.text).not.toContain('Folk Club');
    expect(await sourceRow(engine, source)).toMatchObject({ health: 'ok', lastYield: 2 });
  });

  it('costs what the model says it cost, of the share for reading pages [BUDGET-05]', async () => {
    const usage = { promptTokens: 700, answerTokens: 77, costMicroDollars: 109 };
    const { engine, source } = await aProseVenue({ json: ANSWER, usage });
    await read(engine, source);
    const { usage: used, openaiUsage } = await tokenBudget(engine);
    expect(used).toMatchObject({ totalTokens: 777, reservedTokens: 0, byCategory: { contentAnalysis: 777 } });
    expect(openaiUsage).toMatchObject({ cost: 0.000109, requestCount: 1 });
  });

  it('unchanged costs nothing, whether the server says so or its bytes do', async () => {
    const { engine, source, model } = await aProseVenue();
    await read(engine, source);
    expect(await read(engine, source)).toMatchObject({ outcome: 'unchanged', counts: { tokens: 0 } });
    engine.web.put(PAGE, { body: prosePage(), etag: '"1"' });
    await read(engine, source);
    expect(await read(engine, source)).toMatchObject({ outcome: 'unchanged', counts: { tokens: 0 } });
    expect(model.asked).toHaveLength(1);
  });

  it('changed only beside its events is not asked about again: the answer is remembered, on another day too', async () => {
    const { engine, source, model } = await aProseVenue();
    await read(engine, source);
    for (const visit of [1, 2, 3, 4]) {
      engine.web.put(PAGE, prosePage(SENTENCE, `<nav><a href="/visit-${visit}">Visit ${visit}</a></nav>`));
      expect(await read(engine, source)).toMatchObject({ outcome: 'done', counts: { found: 2, tokens: 0 } });
    }
    expect(model.asked).toHaveLength(1);
    expect(await titles(engine)).toEqual(['Folk Club', 'Quiz']);
  });

  it('is not asked about again when the model found no event on it', async () => {
    const { engine, source, model } = await aProseVenue({ json: { events: [] } });
    expect(await read(engine, source)).toMatchObject({ counts: { found: 0, tokens: 1_000 } });
    engine.web.put(PAGE, prosePage(SENTENCE, '<nav><a href="/visit">Visit</a></nav>'));
    expect(await read(engine, source)).toMatchObject({ counts: { found: 0, tokens: 0 } });
    expect(model.asked).toHaveLength(1);
    expect(await sourceRow(engine, source)).toMatchObject({ health: 'no-events' });
  });

  it('is asked about again when what it says of events changes', async () => {
    const { engine, source, model } = await aProseVenue();
    await read(engine, source);
    model.reply = () => ({ json: { events: [answered({ title: 'Winter Ball', date: 'December 5' })] } });
    engine.web.put(PAGE, prosePage('Then, if all goes well, we dance: the Winter Ball, on December 5.'));
    await read(engine, source);
    expect(model.asked).toHaveLength(2);
    expect(await titles(engine)).toContain('Winter Ball');
  });
});

describe('no question is put', () => {
  it('about a page that another rung reads', async () => {
    const { engine, source, model } = await aProseVenue();
    engine.web.put(PAGE, jsonLdPage([{ title: 'Folk Evening', start: '2026-10-10T19:30' }]));
    await read(engine, source);
    expect(model.asked).toHaveLength(0);
  });

  it('about a page whose feed lists the events', async () => {
    const { engine, source, model } = await aProseVenue();
    engine.web.put(PAGE, prosePage().replace('</head>', `${LINK_TO_FEED}</head>`));
    engine.web.put(FEED, { type: ICS, body: icsFeed([{ title: 'Quiz', start: '2026-10-12T20:00' }]) });
    await read(engine, source);
    expect(await titles(engine)).toEqual(['Quiz']);
    expect(model.asked).toHaveLength(0);
  });

  it('about a page that names no day to come', async () => {
    const { engine, source, model } = await aProseVenue();
    engine.web.put(PAGE, prosePage('Thank you for coming to the ball on May 2, 2026; it was a night to remember.'));
    expect(await read(engine, source)).toMatchObject({ counts: { tokens: 0 } });
    expect(model.asked).toHaveLength(0);
  });

  it('while the switch for reading is off, and none after it was turned off in mid-read', async () => {
    const { engine, source, model } = await aProseVenue();
    model.reply = async () => {
      await toggleControl(engine, system, { control: 'eventScraping', enabled: false });
      return { json: ANSWER };
    };
    engine.web.put(PAGE, prosePage().replace('</head>', `<link rel="next" href="${PAGE}?page=2"></head>`));
    engine.web.put(`${PAGE}?page=2`, prosePage('And then, before Christmas, on December 5, we dance.'));
    expect(await read(engine, source)).toMatchObject({ outcome: 'skipped' });
    expect(model.asked).toHaveLength(1);
    expect(await read(engine, source)).toMatchObject({ outcome: 'skipped' });
    expect(model.asked).toHaveLength(1);
  });
});

describe('without a model [BEY-11]', () => {
  it('the page is read as before, a finding says what is missing, and a second visit parses nothing', async () => {
    const { engine, source } = await aVenueWithoutModel();
    const run = await read(engine, source);
    expect(run).toMatchObject({ outcome: 'done', counts: { found: 0, tokens: 0 } });
    expect(run.findings).toContainEqual(
      expect.objectContaining({ code: 'model-off', severity: 'info', message: expect.stringContaining('configured') }),
    );
    expect(await read(engine, source)).toMatchObject({ outcome: 'unchanged' });
  });

  it('it waits: once there is one, it is read though it did not change', async () => {
    const { engine, source } = await aVenueWithoutModel();
    engine.web.put(PAGE, { body: prosePage(), etag: '"1"' });
    await read(engine, source);
    expect(await modelStatus(engine, null)).toMatchObject({ state: 'off', pagesWaiting: 1 });
    engine.model = fakeModel(() => ({ json: ANSWER }));
    expect(await read(engine, source)).toMatchObject({ outcome: 'done', counts: { created: 2 } });
    expect(await read(engine, source)).toMatchObject({ outcome: 'unchanged' });
    expect(await modelStatus(engine, 'fake')).toMatchObject({ state: 'in-use', pagesWaiting: 0 });
  });
});
