import { listUnreadableDocuments, readDocumentAgain, unreadableDocumentText } from '@marquee/domain/sources';
import { type DocumentReader, readerInProcess } from '@marquee/extraction';
import { type Caller, ReadingFailed, WaitTurn } from '@marquee/kernel';
import { jsonLdPage } from '@marquee/testkit';
import { DAY_MS, HOUR_MS, MINUTE_MS, makeJob, makeSource, scrapeJob } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { deliver, jobRow, messageFor } from '../support.ts';
import { aVenue, FEED, ICS, LINK_TO_FEED, listed, PAGE, read, sourceRow } from './reading.ts';

const SHOW = { title: 'Folk Evening', start: '2026-10-10T19:30' };
const HOSTILE = 'never ends';
const ADMIN: Caller = { actor: { kind: 'system', job: 'test' }, requestId: 'request-1' };

let asked: string[];
let venue: Awaited<ReturnType<typeof aVenue>>;

/** The reader as it is, but for documents that say they never end. */
const reader: DocumentReader = {
  ...readerInProcess,
  async extract(input) {
    asked.push(input.document.url);
    if (new TextDecoder().decode(input.document.bytes).includes(HOSTILE)) throw new ReadingFailed('time');
    return readerInProcess.extract(input);
  },
};

beforeEach(async () => {
  asked = [];
  venue = await aVenue([SHOW]);
  Object.assign(venue.engine, { reader });
});

const documents = async () => (await listUnreadableDocuments(venue.engine, { limit: 10 })).items;

describe('a document whose reading never ends', () => {
  it('costs its own reading: the source has the reason and keeps its events, and others are read', async () => {
    const { engine, source } = venue;
    await read(engine, source);
    engine.web.put(PAGE, jsonLdPage([SHOW], HOSTILE));
    expect(await read(engine, source)).toMatchObject({ outcome: 'failed', findings: [{ code: 'unreadable' }] });
    const row = await sourceRow(engine, source);
    expect(row).toMatchObject({ health: 'parse-error', healthDetail: expect.stringContaining('time limit') });
    expect(row.nextDueAt - engine.clock.now()).toBeLessThanOrEqual(5 * MINUTE_MS);
    expect((await listed(engine)).map(({ title }) => title)).toEqual(['Folk Evening']);

    const other = await makeSource(engine.db, { id: 'other', url: 'https://club.example.org/' });
    engine.web.put('https://club.example.org/', jsonLdPage([{ ...SHOW, title: 'Quiz Night' }]));
    expect(await read(engine, other)).toMatchObject({ outcome: 'done' });
  });

  it('is set aside after the second time: not read again while it is the same, and looked at once a day', async () => {
    const { engine, source } = venue;
    engine.web.put(PAGE, { body: jsonLdPage([SHOW], HOSTILE), type: 'text/html', etag: '"1"' });
    await read(engine, source);
    expect(await read(engine, source)).toMatchObject({ outcome: 'failed', findings: [{ code: 'set-aside' }] });
    const row = await sourceRow(engine, source);
    expect(row).toMatchObject({ health: 'set-aside', healthDetail: expect.stringContaining('set aside') });
    expect(row.nextDueAt - engine.clock.now()).toBe(DAY_MS);
    expect(asked).toHaveLength(2);

    expect(await read(engine, source)).toMatchObject({ outcome: 'unchanged' });
    expect(await sourceRow(engine, source)).toMatchObject({ health: 'set-aside' });
    expect(asked).toHaveLength(2);
    expect(await documents()).toMatchObject([{ source: 'The Hall', url: PAGE, failures: 2 }]);
  });

  it('is read when it has become another, and all is forgotten', async () => {
    const { engine, source } = venue;
    engine.web.put(PAGE, jsonLdPage([SHOW], HOSTILE));
    await read(engine, source);
    await read(engine, source);
    engine.web.put(PAGE, jsonLdPage([SHOW]));
    expect(await read(engine, source)).toMatchObject({ outcome: 'done' });
    expect(await sourceRow(engine, source)).toMatchObject({ health: 'ok', consecutiveFailures: 0 });
    expect(await documents()).toEqual([]);
  });

  it('is shown as it was fetched, and read again when an administrator asks', async () => {
    const { engine, source } = venue;
    engine.web.put(PAGE, jsonLdPage([SHOW], HOSTILE));
    await read(engine, source);
    await read(engine, source);
    const named = { sourceId: source.id, url: PAGE };
    expect(await unreadableDocumentText(engine, named)).toMatchObject({
      contentType: expect.stringContaining('text/html'),
      text: expect.stringContaining(HOSTILE),
      isCut: false,
    });
    await readDocumentAgain(engine, ADMIN, named);
    expect((await sourceRow(engine, source)).nextDueAt).toBe(engine.clock.now());
    expect(await documents()).toEqual([]);
    await expect(readDocumentAgain(engine, ADMIN, named)).rejects.toThrow(/does not exist/);
    await read(engine, source);
    expect(asked).toHaveLength(3);
    expect(await documents()).toMatchObject([{ failures: 1, setAsideAt: null }]);
  });

  it('behind a page that can be read costs that page nothing', async () => {
    const { engine, source } = venue;
    engine.web.put(PAGE, jsonLdPage([SHOW], LINK_TO_FEED));
    engine.web.put(FEED, { body: `BEGIN:VCALENDAR\n${HOSTILE}`, type: ICS });
    expect(await read(engine, source)).toMatchObject({ outcome: 'done', counts: { created: 1 } });
    expect(await sourceRow(engine, source)).toMatchObject({ health: 'ok' });
    expect(await documents()).toMatchObject([{ url: FEED, setAsideAt: null }]);
    await read(engine, source);
    expect((await documents())[0]?.setAsideAt).not.toBeNull();
    const before = asked.length;
    await read(engine, source);
    expect(asked).toHaveLength(before);
  });
});

it('a reader that is out of reach costs no attempt: the job waits for it', async () => {
  const { engine, source } = venue;
  const out = async () => Promise.reject(new WaitTurn('The document reader cannot be reached.', 15_000));
  Object.assign(engine, { reader: { ...readerInProcess, extract: out } });
  engine.clock.advance(7 * HOUR_MS);
  const jobId = await makeJob(engine, scrapeJob(source));
  await deliver(engine, [messageFor(jobId)]);
  expect(await jobRow(engine, jobId)).toMatchObject({ attempts: 0, waits: 1 });
});
