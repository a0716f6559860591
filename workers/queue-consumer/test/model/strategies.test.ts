import { SAFE_STRATEGIES, type Strategy } from '@marquee/contract';
import { tokenBudget, utcDay } from '@marquee/domain/budget';
import { rollBackStrategies, setStrategies, simulate } from '@marquee/domain/efficiency';
import type { Caller } from '@marquee/kernel';
import { doubtingReader, fakeModel, jsonLdPage } from '@marquee/testkit';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aVenue, listed, PAGE, read } from '../engine/reading.ts';
import { answerTo, NOVEMBER, newsPage, OCTOBER } from '../learning/shows.ts';
import { ANSWER, aProseVenue, prosePage, SENTENCE } from './prose.ts';

const system: Caller = { actor: { kind: 'system', job: 'test' }, requestId: 'request-1' };
type Engine = Parameters<typeof read>[0];

const turn = (engine: Engine, strategies: Partial<Record<Strategy, boolean>>) =>
  setStrategies(engine, system, {
    strategies: Object.fromEntries(Object.entries(strategies).map(([name, enabled]) => [name, { enabled }])),
  });
const saved = async (engine: Engine, name: Strategy) => (await simulate(engine)).componentBreakdown[name];

/** A read is seven hours after the one before: what its UTC day has used when it begins. */
const spentAtNextRead = (engine: Engine, tokens: number) =>
  engine.db.run(sql`INSERT INTO token_days (day, category, used, reserved, cost_micro_dollars, calls)
    VALUES (${utcDay(engine.clock.now() + 7 * 3_600_000)}, 'contentAnalysis', ${tokens}, 0, 0, 1)`);

/** Text that is far from any date, and navigation. */
const FAR = `<nav>${'<a href="/x">Somewhere else entirely</a> '.repeat(40)}</nav>`;
/** A venue whose page has so many days that it takes several small questions, and that no other rung reads. */
async function aLongPage() {
  const venue = await aProseVenue({ json: { events: [] } });
  const { reader } = venue.engine;
  const extract: typeof reader.extract = async (input) => ({ ...(await reader.extract(input)), drafts: [] });
  venue.engine.reader = { ...reader, extract };
  venue.engine.web.put(
    PAGE,
    `<html><head><title>The Hall</title></head><body><main>${manyDays(60)}</main></body></html>`,
  );
  return venue;
}

const manyDays = (count: number) =>
  Array.from({ length: count }, (_, n) => {
    const day = `October ${(n % 28) + 2}`;
    return `<p>Then, if all goes well, our friends of club number ${n} come on ${day} and sing from 7:30 pm until the last of us has gone home.</p>`;
  }).join('');

describe('HTML context reduction [TOKEFF-01]', () => {
  it('sends what is near a date; without it the whole visible text goes, and the answer is checked all the same', async () => {
    const { engine, source, model } = await aProseVenue();
    engine.web.put(PAGE, prosePage(SENTENCE, FAR));
    await read(engine, source);
    expect(model.asked[0]?.parts[1]?.text).not.toContain('Somewhere else');
    expect((await saved(engine, 'htmlReduction')).tokens).toBeGreaterThan(100);

    await turn(engine, { htmlReduction: false, caching: false });
    engine.web.put(PAGE, prosePage(SENTENCE, `${FAR}<p>Anew.</p>`));
    await read(engine, source);
    expect(model.asked[1]?.parts[1]?.text).toContain('Somewhere else');
    expect((await listed(engine)).map(({ title }) => title)).toEqual(['Folk Club', 'Quiz']);
  });
});

describe('caching of answers', () => {
  it('pays for the same question once; without it, each time it is asked', async () => {
    const { engine, source, model } = await aProseVenue();
    await read(engine, source);
    engine.web.put(PAGE, prosePage(SENTENCE, '<nav>1</nav>'));
    await read(engine, source);
    expect(model.asked).toHaveLength(1);
    expect(await saved(engine, 'caching')).toMatchObject({ enabled: true, tokens: 1_000, percent: expect.any(Number) });

    await turn(engine, { caching: false });
    engine.web.put(PAGE, prosePage(SENTENCE, '<nav>2</nav>'));
    await read(engine, source);
    expect(model.asked).toHaveLength(2);
    // What caching would have saved is known, because it is the same question.
    expect(await saved(engine, 'caching')).toMatchObject({ enabled: false, tokens: 2_000 });
  });
});

describe('batch processing [TOKEFF-01]', () => {
  it('asks about many records at once; without it more and smaller questions are put', async () => {
    const asked = async (batchOptimization: boolean) => {
      const { engine, source, model } = await aLongPage();
      await turn(engine, { batchOptimization });
      await read(engine, source);
      return { questions: model.asked.length, saved: await saved(engine, 'batchOptimization') };
    };
    const [batched, alone] = [await asked(true), await asked(false)];
    expect(alone.questions).toBeGreaterThan(batched.questions);
    expect(batched.saved.tokens).toBeGreaterThan(0);
    expect(alone.saved.enabled).toBe(false);
  });
});

describe('early exit', () => {
  it('asks no more about a page after two answers without an event, and says so', async () => {
    const { engine, source, model } = await aLongPage();
    await turn(engine, { earlyExit: true, batchOptimization: false });
    const run = await read(engine, source);
    expect(model.asked).toHaveLength(2);
    expect(run.findings).toContainEqual(expect.objectContaining({ code: 'model-early-exit' }));
    expect((await saved(engine, 'earlyExit')).tokens).toBeGreaterThan(0);
  });
});

describe('quiet mode', () => {
  it('leaves doubtful pages to the other methods, and asks about those that nothing else can read', async () => {
    const { engine, source, model } = await aProseVenue();
    await turn(engine, { aiQuietMode: true });
    await read(engine, source);
    expect(model.asked).toHaveLength(1);

    const folk = { title: 'Folk Club', start: '2026-10-10T18:00' };
    const [script = ''] = /<script[\s\S]*<\/script>/.exec(jsonLdPage([folk])) ?? [];
    engine.web.put(PAGE, prosePage(`${SENTENCE} More.`).replace('</head>', `${script}</head>`));
    engine.reader = doubtingReader({ 'Folk Club': { title: 0.6, titleAndDay: 0.55 } });
    const run = await read(engine, source);
    expect(model.asked).toHaveLength(1);
    expect(run.findings).toContainEqual(expect.objectContaining({ code: 'model-quiet' }));
    expect((await saved(engine, 'aiQuietMode')).tokens).toBeGreaterThan(0);
  });
});

describe('model downgrades', () => {
  it('read pages with the lesser model when their share runs low, at its price', async () => {
    const { engine, source, model } = await aProseVenue();
    const lesser = { ...fakeModel(() => ({ json: ANSWER })), name: 'lesser', costOf: () => 1 };
    engine.model = { ...model, lesser };
    await turn(engine, { modelDowngrades: true, caching: false });
    await read(engine, source);
    expect([model.asked.length, lesser.asked.length]).toEqual([1, 0]);
    await spentAtNextRead(engine, 150_000);
    engine.web.put(PAGE, prosePage(`${SENTENCE} More.`));
    await read(engine, source);
    expect([model.asked.length, lesser.asked.length]).toEqual([1, 1]);
    expect((await saved(engine, 'modelDowngrades')).dollars).toBeGreaterThan(0);
  });
});

describe('throttling', () => {
  it('spreads the tokens over the day: what is too much at night waits, and is asked in the morning', async () => {
    const { engine, source, model } = await aProseVenue();
    await turn(engine, { throttling: true });
    await read(engine, source);
    // At 2 am UTC 31.25% of the share of 200,000 may be spent, at 9 am 53.1%.
    await spentAtNextRead(engine, 62_000);
    engine.web.put(PAGE, prosePage(`${SENTENCE} More.`));
    const run = await read(engine, source);
    expect(run.findings.find(({ code }) => code === 'model-budget')?.message).toContain('Throttled');
    expect(model.asked).toHaveLength(1);
    await read(engine, source);
    expect(model.asked).toHaveLength(2);
  });
});

describe('template caching [TOKEFF-01, TOKEFF-02]', () => {
  it('reads a page again by what was learned from the model; without it, the model is asked again', async () => {
    const model = fakeModel(answerTo);
    const { engine, source } = await aVenue([], model);
    engine.web.put(PAGE, newsPage(OCTOBER));
    await read(engine, source);
    engine.web.put(PAGE, newsPage(NOVEMBER));
    await read(engine, source);
    expect(model.asked).toHaveLength(1);
    expect(await simulate(engine)).toMatchObject({
      templatesCached: 1,
      componentBreakdown: { intelligentCaching: { enabled: true, tokens: 1_000 } },
    });

    await turn(engine, { intelligentCaching: false });
    engine.web.put(PAGE, newsPage(OCTOBER.slice(1)));
    await read(engine, source);
    expect(model.asked).toHaveLength(2);
    expect(await saved(engine, 'intelligentCaching')).toMatchObject({ enabled: false, tokens: 2_000 });
  });
});

describe('the master switch', () => {
  it('off, no strategy acts, whatever is set; turned off in mid-read nothing is lost [OPTIM-02]', async () => {
    const { engine, source, model } = await aProseVenue();
    model.reply = async () => {
      await setStrategies(engine, system, { enabled: false });
      return { json: ANSWER };
    };
    await read(engine, source);
    expect((await listed(engine)).map(({ title }) => title)).toEqual(['Folk Club', 'Quiz']);
    engine.web.put(PAGE, prosePage(SENTENCE, FAR));
    await read(engine, source);
    expect(model.asked).toHaveLength(2);
    expect(model.asked[1]?.parts[1]?.text).toContain('Somewhere else');
    expect((await tokenBudget(engine)).usage).toMatchObject({ totalTokens: 1_000, reservedTokens: 0 });
    await rollBackStrategies(engine, system);
    expect((await simulate(engine)).componentBreakdown.caching.enabled).toBe(SAFE_STRATEGIES.caching);
  });
});

it('with a budget of zero nothing is asked or recorded, and the page waits', async () => {
  const { engine, source, model } = await aProseVenue();
  await engine.db.run(sql`INSERT INTO token_limits (name, tokens) VALUES ('total', 0)`);
  const run = await read(engine, source);
  expect(run.findings).toContainEqual(expect.objectContaining({ code: 'model-budget' }));
  expect(model.asked).toHaveLength(0);
  expect(await simulate(engine)).toMatchObject({ totalSavings: null, monthlySavings: null, tokensSaved: null });
});
