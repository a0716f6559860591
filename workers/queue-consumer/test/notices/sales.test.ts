import { saleNotices } from '@marquee/db';
import { changeNotices } from '@marquee/domain/notices';
import { HOUR_MS, makeSource, store, type TestEngine } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { aVenue } from '../engine/reading.ts';
import { idOf, makePerson, save, subjects, wait } from './people.ts';

let engine: TestEngine;
let source: Awaited<ReturnType<typeof makeSource>>;
beforeEach(async () => {
  ({ engine } = await aVenue());
  source = await makeSource(engine.db, { name: 'The Hall', url: 'https://hall2.example.org/events' });
});

const DAY = 24 * HOUR_MS;
const list = (onSale?: string, more: object = {}) =>
  store(engine, [{ key: 'brass', title: 'Brass', start: '2026-12-05T19:30', ...(onSale ? { onSale } : {}), ...more }], {
    source,
  });
const ago = (days: number) => new Date(engine.clock.now() + days * DAY).toISOString().slice(0, 10);

describe('the sale of tickets of a saved event [BEY-52]', () => {
  it('is told when it begins, once, to those who saved the event and want such letters', async () => {
    const day = ago(3);
    await list(`${day}T10:00`);
    for (const who of ['ann', 'off']) await save(engine, await makePerson(engine, who), await idOf(engine, 'Brass'));
    await save(engine, await makePerson(engine, 'eve', { isConfirmed: false }), await idOf(engine, 'Brass'));
    await changeNotices(engine, 'off', { changes: false });
    await wait(engine, 2 * DAY);
    expect(subjects(engine)).toEqual([]);
    await wait(engine, 2 * DAY);
    expect(subjects(engine)).toEqual(['ann: Tickets on sale: Brass']);
    expect(engine.mail.sent[0]?.text).toContain('10:00 AM');
    expect(engine.mail.sent[0]?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    await list(`${day}T10:00`);
    await wait(engine, DAY);
    expect(subjects(engine)).toHaveLength(1);
    expect(await engine.db.select().from(saleNotices)).toEqual([]);
  });

  it('is told when it moves, with both times, and when the new one comes', async () => {
    await list(`${ago(3)}T10:00`);
    await save(engine, await makePerson(engine, 'ann'), await idOf(engine, 'Brass'));
    await wait(engine, HOUR_MS);
    await list(`${ago(5)}T12:00`);
    await wait(engine, HOUR_MS);
    expect(subjects(engine)).toEqual(['ann: The sale of tickets was moved: Brass']);
    expect(engine.mail.sent[0]?.text).toMatch(/12:00 PM, no longer on .*10:00 AM/);
    await wait(engine, 6 * DAY);
    expect(subjects(engine).slice(1)).toEqual(['ann: Tickets on sale: Brass']);
  });

  it('is not told if it moves back at once, if the event is off by then, or if it began long ago', async () => {
    await list(`${ago(3)}T10:00`);
    await save(engine, await makePerson(engine, 'ann'), await idOf(engine, 'Brass'));
    await wait(engine, HOUR_MS);
    const first = `${ago(3)}T10:00`;
    await list(`${ago(5)}T12:00`);
    await list(first);
    await wait(engine, HOUR_MS);
    expect(subjects(engine)).toEqual([]);
    await list(first, { soldOut: true });
    await wait(engine, 4 * DAY);
    expect(subjects(engine).filter((subject) => subject.includes('Tickets on sale'))).toEqual([]);
    await list(`${ago(-2)}T10:00`);
    await wait(engine, DAY);
    expect(subjects(engine).filter((subject) => subject.includes('Tickets on sale'))).toEqual([]);
  });
});
