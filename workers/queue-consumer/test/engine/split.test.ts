import { splitEvent } from '@marquee/domain/series';
import type { Caller } from '@marquee/kernel';
import { jsonLdPage } from '@marquee/testkit';
import { DAY_MS, makeSource } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aVenue, detail, listed, PAGE, read, type Source } from './reading.ts';

const admin: Caller = { actor: { kind: 'system', job: 'test' }, requestId: 'request-1' };

const SHOW = { title: 'Open Mic', start: '2026-10-10T19:30', venue: 'Granby Hall', url: 'https://hall.example.org/1' };
const WEEKLY = 'https://weekly.example.org/';
const THEIRS = { ...SHOW, title: 'Open Mic for Poets', url: `${WEEKLY}1`, image: `${WEEKLY}1.png` };

/** Two sources whose shows were taken for one and have been split. */
async function twoApart() {
  const { engine, source: hall } = await aVenue([SHOW]);
  const weekly = await makeSource(engine.db, { name: 'The Weekly', url: WEEKLY });
  engine.web.put(WEEKLY, jsonLdPage([THEIRS]));
  await read(engine, hall);
  await read(engine, weekly);
  const [joined] = await listed(engine);
  if (!joined) throw new Error('nothing is listed');
  const part = await splitEvent(engine, admin, { eventId: joined.id, sourceId: weekly.id });
  const tell = (url: string, ...events: Parameters<typeof jsonLdPage>[0]) => engine.web.put(url, jsonLdPage(events));
  const readBoth = async () => {
    for (const source of [weekly, hall] satisfies Source[]) await read(engine, source);
    return (await listed(engine)).map(({ id, title, startDate }) => `${id} ${title} ${startDate}`);
  };
  return { engine, joined, part, tell, readBoth };
}

describe('what was split stays apart', () => {
  it('when both sources are read again, as they were and edited', async () => {
    const { joined, part, tell, readBoth } = await twoApart();
    const both = [`${joined.id} Open Mic ${SHOW.start}`, `${part.eventId} Open Mic for Poets ${SHOW.start}`];
    expect(new Set(await readBoth())).toEqual(new Set(both));
    tell(PAGE, { ...SHOW, description: 'Sign up at seven.' });
    tell(WEEKLY, { ...THEIRS, title: 'Open Mic for Poets, Hosted' });
    expect(new Set((await readBoth()).map((told) => told.split(' ')[0]))).toEqual(new Set([joined.id, part.eventId]));
  });

  it('when a source tells of it under another key, title and date, months later', async () => {
    const { engine, joined, part, tell, readBoth } = await twoApart();
    engine.clock.advance(3 * DAY_MS);
    const later = '2026-12-12T19:30';
    tell(PAGE, SHOW, { ...SHOW, start: later, url: 'https://hall.example.org/2' });
    tell(WEEKLY, { ...THEIRS, start: later, title: 'Open Mic for Poets', url: `${WEEKLY}2` });
    await readBoth();
    const sourceNames = async (slug: string) => (await detail(engine, slug)).sources.map(({ source }) => source);
    for (const { slug } of await listed(engine)) expect(await sourceNames(slug)).toHaveLength(1);
    expect(await sourceNames(joined.slug)).toEqual(['The Hall']);
    expect(await sourceNames(part.slug)).toEqual(['The Weekly']);
  });

  it('but another show of the same two sources is still one event', async () => {
    const { engine, tell, readBoth } = await twoApart();
    const quiz = { ...SHOW, title: 'Pub Quiz', start: '2026-10-14T19:30' };
    tell(PAGE, SHOW, { ...quiz, url: 'https://hall.example.org/quiz' });
    tell(WEEKLY, THEIRS, { ...quiz, url: `${WEEKLY}quiz` });
    expect(await readBoth()).toHaveLength(3);
    expect((await detail(engine, 'pub-quiz-columbia-sc')).sources).toHaveLength(2);
  });
});

it('the picture goes with the source that gave it', async () => {
  const { engine, joined, part } = await twoApart();
  const jobs = await engine.db.all<{ payload: string; state: string }>(
    sql`SELECT payload, state FROM outbox WHERE kind = 'image.fetch' ORDER BY state`,
  );
  expect(jobs.map(({ payload, state }) => [JSON.parse(payload), state])).toEqual([
    [{ eventId: joined.id, url: THEIRS.image }, 'cancelled'],
    [{ eventId: part.eventId, url: THEIRS.image }, 'pending'],
  ]);
});
