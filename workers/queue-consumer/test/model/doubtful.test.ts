import { listHeldDrafts } from '@marquee/domain/review';
import { doubtingReader, fakeModel, jsonLdPage } from '@marquee/testkit';
import { describe, expect, it } from 'vitest';
import { listed, PAGE, read } from '../engine/reading.ts';
import { ANSWER, aProseVenue, aVenueWithoutModel, prosePage } from './prose.ts';

const LOW = { title: 0.6, titleAndDay: 0.55 };
const FOLK = { title: 'Folk Club', start: '2026-10-10T18:00' };
const SEE_ALSO = { title: 'See also', start: '2026-10-12' };

/** The page in prose, with events that another rung reads; those of `doubted` with doubt. */
async function aPageOf(made: ReturnType<typeof aVenueWithoutModel>, ...doubted: string[]) {
  const venue = await made;
  const [script = ''] = /<script[\s\S]*<\/script>/.exec(jsonLdPage([FOLK, SEE_ALSO])) ?? [];
  venue.engine.web.put(PAGE, prosePage().replace('</head>', `${script}</head>`));
  venue.engine.reader = doubtingReader(Object.fromEntries(doubted.map((title) => [title, LOW])));
  return venue;
}

describe('a page most of whose events were read with doubt', () => {
  const states = async (engine: Parameters<typeof listed>[0]) => ({
    published: (await listed(engine)).map(({ title, startDate }) => [title, startDate]),
    held: (await listHeldDrafts(engine, { limit: 9 })).items.map(({ title }) => title),
  });

  it('is put to the model: what it confirms or finds is published, the rest waits for a person', async () => {
    const made = await aProseVenue();
    const { engine, source } = await aPageOf(Promise.resolve(made), 'Folk Club', 'See also');
    const run = await read(engine, source);
    expect(made.model.asked).toHaveLength(1);
    expect(run).toMatchObject({ counts: { found: 3, kept: 2, held: 1, tokens: 1_000 } });
    expect(await states(engine)).toEqual({
      published: [
        ['Folk Club', '2026-10-10T19:30'],
        ['Quiz', '2026-10-12T20:00'],
      ],
      held: ['See also'],
    });
  });

  it('is not put to it if only half of them are doubtful', async () => {
    const made = await aProseVenue();
    const { engine, source } = await aPageOf(Promise.resolve(made), 'See also');
    await read(engine, source);
    expect(made.model.asked).toHaveLength(0);
    expect((await states(engine)).held).toEqual(['See also']);
  });

  it('waits for the model and for a person without one, and is read again when there is one', async () => {
    const { engine, source } = await aPageOf(aVenueWithoutModel(), 'Folk Club', 'See also');
    const run = await read(engine, source);
    expect(run).toMatchObject({ counts: { kept: 0, held: 2, tokens: 0 } });
    const told = run.findings.find(({ code }) => code === 'model-off')?.message;
    expect(told).toMatch(/^Most events of the page were read with doubt/);
    expect((await states(engine)).held).toHaveLength(2);
    engine.model = fakeModel(() => ({ json: ANSWER }));
    expect(await read(engine, source)).toMatchObject({ counts: { kept: 2, held: 1 } });
    expect((await states(engine)).held).toEqual(['See also']);
  });
});
