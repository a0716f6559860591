import { decideHeldDraft, listHeldDrafts } from '@marquee/domain/review';
import type { Confidence } from '@marquee/extraction';
import type { Caller } from '@marquee/kernel';
import { doubtingReader, jsonLdPage, type PublishedEvent } from '@marquee/testkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { aVenue, listed, PAGE, read, type Source, sourceRow } from './reading.ts';

const ADA: Caller = { actor: { kind: 'system', job: 'ada' }, requestId: 'request-1' };
const FOLK = { title: 'Folk Evening', start: '2026-10-10T19:30', venue: 'Granby Hall' };
const QUIZ = { title: 'Quiz', start: '2026-10-12T20:00', venue: 'The Tap' };
const JAZZ = { title: 'Jazz', start: '2026-10-17T21:00', venue: 'The Tap' };
const LOW = { title: 0.6, titleAndDay: 0.55 };

let engine: Awaited<ReturnType<typeof aVenue>>['engine'];
let source: Source;
beforeEach(async () => {
  ({ engine, source } = await aVenue([FOLK, QUIZ, JAZZ]));
  doubt({ Quiz: LOW, Jazz: { ...LOW, titleAndDay: 0.7 } });
});

const doubt = (titles: Record<string, Partial<Confidence>>) => {
  engine.reader = doubtingReader(titles);
};
const publish = (...events: PublishedEvent[]) => engine.web.put(PAGE, jsonLdPage(events));
const titles = async () => (await listed(engine)).map(({ title }) => title);
const held = async () => (await listHeldDrafts(engine, { limit: 50 })).items;
const decide = async (title: string, decision: 'approve' | 'reject') => {
  const one = (await held()).find((draft) => draft.title === title);
  return decideHeldDraft(engine, ADA, one?.id ?? '', { decision });
};

describe('an event below the publishing bar', () => {
  it('is not published: it waits with its reasons, the most certain first, and the run says so', async () => {
    const run = await read(engine, source);
    expect(run).toMatchObject({ outcome: 'done', counts: { found: 3, kept: 1, held: 2, created: 1 } });
    expect(run.detail).toBe('1 of 3 events are upcoming. 2 wait for review.');
    expect(run.findings).toContainEqual(expect.objectContaining({ code: 'held' }));
    expect(await titles()).toEqual(['Folk Evening']);
    expect(await sourceRow(engine, source)).toMatchObject({ health: 'ok', lastYield: 3 });
    expect(await held()).toMatchObject([
      { title: 'Jazz', start: JAZZ.start, pageUrl: PAGE, confidence: { title: 0.6, titleAndDay: 0.7 } },
      { title: 'Quiz', doubts: [{ code: 'doubt.titleSingleWord' }], source: 'The Hall' },
    ]);
  });

  it('approved is listed at once and at the next reads; changed it is asked about again', async () => {
    await read(engine, source);
    expect(await decide('Quiz', 'approve')).toMatchObject({ isPublished: true });
    expect(await titles()).toEqual(['Folk Evening', 'Quiz']);
    publish(FOLK, QUIZ, JAZZ, { title: 'New', start: '2026-10-20T19:00' });
    expect(await read(engine, source)).toMatchObject({ counts: { held: 1, withdrawn: 0 } });
    expect(await titles()).toEqual(['Folk Evening', 'Quiz', 'New']);
    publish(FOLK, { ...QUIZ, start: '2026-10-13T20:00' }, JAZZ);
    await read(engine, source);
    expect((await held()).map(({ title }) => title)).toEqual(['Jazz', 'Quiz']);
  });

  it('rejected stays out; what the page no longer lists, or lists without doubt, leaves the queue', async () => {
    await read(engine, source);
    expect(await decide('Quiz', 'reject')).toMatchObject({ isPublished: false });
    publish(FOLK, QUIZ);
    await read(engine, source);
    expect(await held()).toEqual([]);
    expect(await titles()).toEqual(['Folk Evening']);
    doubt({ Jazz: LOW });
    publish(FOLK, JAZZ);
    await read(engine, source);
    doubt({});
    publish(JAZZ, FOLK);
    await read(engine, source);
    expect(await held()).toEqual([]);
    expect(await titles()).toEqual(['Folk Evening', 'Jazz']);
  });

  it('that was published before stays as it is, and is not withdrawn because of the doubt', async () => {
    doubt({});
    await read(engine, source);
    doubt({ 'Folk Evening': LOW, Quiz: LOW, Jazz: LOW });
    publish(JAZZ, QUIZ, FOLK);
    const run = await read(engine, source);
    expect(run).toMatchObject({ counts: { found: 3, kept: 0, held: 0, withdrawn: 0 } });
    expect(run.findings).toContainEqual(expect.objectContaining({ code: 'held-published' }));
    expect(await titles()).toEqual(['Folk Evening', 'Quiz', 'Jazz']);
    expect(await held()).toEqual([]);
  });

  it('is one of at most 200 of its source; the others are counted', async () => {
    const many = Array.from({ length: 205 }, (_, at) => ({ title: `Talk ${at}`, start: '2026-10-20T19:00' }));
    doubt(Object.fromEntries(many.map(({ title }) => [title, LOW])));
    publish(...many);
    const run = await read(engine, source);
    expect(run).toMatchObject({ counts: { held: 200 } });
    expect(run.findings.find(({ code }) => code === 'held-surplus')?.message).toMatch(/^5 events were doubtful too/);
  });

  it('is published if its own page and that of another say the same, with the rest of the list', async () => {
    const own = ['quiz', 'jazz'].map((slug) => `https://hall.example.org/events/${slug}`);
    const [quiz, jazz] = [QUIZ, JAZZ].map((event, index) => ({ ...event, url: own[index] ?? '' }));
    const links = own.map((url) => `<link rel="next" href="${url}">`).join('');
    doubt({ 'Folk Evening': { ...LOW, titleAndDay: 0.7 }, Quiz: LOW, Jazz: LOW });
    engine.web.put(PAGE, jsonLdPage([FOLK, quiz ?? QUIZ, jazz ?? JAZZ], links));
    engine.web.put(own[0] ?? '', jsonLdPage([QUIZ]));
    engine.web.put(own[1] ?? '', jsonLdPage([{ ...JAZZ, start: '2026-10-18T21:00' }]));
    await read(engine, source);
    expect(await titles()).toEqual(['Quiz']);
    engine.web.put(own[1] ?? '', jsonLdPage([JAZZ]));
    engine.web.put(PAGE, jsonLdPage([FOLK, quiz ?? QUIZ, jazz ?? JAZZ], `${links} `));
    engine.web.put(own[0] ?? '', `${jsonLdPage([QUIZ])} `);
    await read(engine, source);
    expect(await titles()).toEqual(['Folk Evening', 'Quiz', 'Jazz']);
    expect(await held()).toEqual([]);
  });
});
