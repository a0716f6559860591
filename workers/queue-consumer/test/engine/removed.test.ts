import { blacklistSource, removeSource } from '@marquee/domain/sources';
import { jsonLdPage } from '@marquee/testkit';
import {
  derivedFaults,
  engineDeps,
  freshDatabase,
  makeCity,
  makeJob,
  makeSource,
  scrapeJob,
  type TestEngine,
} from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { deliver, messageFor, runRows, runUntilQuiet } from '../support.ts';
import { listed, PAGE, read } from './reading.ts';

const GUIDE = 'https://guide.example.com/';
const JAZZ = { title: 'Jazz', start: '2026-10-10T19:30', venue: 'The Hall' };
const QUIZ = { title: 'Quiz', start: '2026-10-11T19:30', venue: 'The Hall' };
const ADA = { actor: { kind: 'system', job: 'test' }, requestId: 'r1' } as const;

let engine: TestEngine;
beforeEach(async () => {
  const db = await freshDatabase();
  engine = engineDeps(db, {
    [PAGE]: jsonLdPage([{ ...JAZZ, description: 'In the words of the hall.' }, QUIZ]),
    [GUIDE]: jsonLdPage([{ ...JAZZ, description: 'In the words of the guide.' }]),
  });
  await makeCity(db);
});

const steps = {
  removed: (id: string) => removeSource(engine, ADA, { id }),
  blacklisted: (id: string) => blacklistSource(engine, ADA, { id, reason: null }),
};

describe.each(['removed', 'blacklisted'] as const)('a source that is %s', (step) => {
  it('while it is read stores nothing of that read, and is read no more [CITYADM-08]', async () => {
    const source = await makeSource(engine.db, { url: PAGE });
    const fetch = engine.web.fetch.bind(engine.web);
    engine.web.fetch = async (request, judged) => {
      const answer = await fetch(request, judged);
      if (request.url === PAGE) await steps[step](source.id);
      return answer;
    };
    const jobId = await makeJob(engine, scrapeJob(source));
    await deliver(engine, [messageFor(jobId)]);
    engine.web.fetch = fetch;
    await runUntilQuiet(engine, 1_000);
    expect(await listed(engine)).toEqual([]);
    expect(await derivedFaults(engine.db)).toEqual([]);
    expect(
      (await runRows(engine))
        .filter(({ outcome }) => outcome === 'dead' || outcome === 'done')
        .filter(({ kind }) => kind === 'source.scrape'),
    ).toEqual([]);
  });

  it('leaves what others list, in their words [CITYADM-08]', async () => {
    const source = await makeSource(engine.db, { url: PAGE });
    const guide = await makeSource(engine.db, { url: GUIDE });
    await read(engine, source);
    await read(engine, guide);
    expect((await listed(engine))[0]).toMatchObject({ description: 'In the words of the hall.' });
    await steps[step](source.id);
    await runUntilQuiet(engine, 1_000);
    const events = await listed(engine);
    expect(events).toMatchObject([{ title: 'Jazz', source: guide.name, description: 'In the words of the guide.' }]);
    expect(JSON.stringify(events)).not.toContain('hall.example.org');
    expect(await derivedFaults(engine.db)).toEqual([]);
  });
});
