import { icsFeed, jsonLdPage, type PublishedEvent } from '@marquee/testkit';
import { makeCity, store } from '@marquee/testkit/workerd';
import { describe, expect, it } from 'vitest';
import { aVenue, detail, found, ICS, listed, PAGE, read } from './reading.ts';

const shows = (days: number[], change: Partial<PublishedEvent> = {}): PublishedEvent[] =>
  days.map((day) => ({
    title: `Show of the ${day}`,
    start: `2026-10-${day}T19:30`,
    id: `show-${day}`,
    venue: `Room ${day}`,
    ...change,
  }));

const titles = async (engine: Parameters<typeof listed>[0]) => (await listed(engine)).map((event) => event.title);

async function aCalendar(events: PublishedEvent[]) {
  const { engine, source } = await aVenue();
  const publish = (next: PublishedEvent[]) => engine.web.put(PAGE, { type: ICS, body: icsFeed(next) });
  publish(events);
  await read(engine, source);
  return { engine, source, publish };
}

describe('what a source no longer lists', () => {
  it('is withdrawn inside the window that was read, and not when much is gone at once [BEY-04]', async () => {
    const { engine, source, publish } = await aCalendar(shows([10, 11, 12, 13, 14, 15]));
    publish(shows([10, 12, 13, 14, 15]));
    expect(await read(engine, source)).toMatchObject({ counts: { withdrawn: 1 } });
    expect(await titles(engine)).toEqual(shows([10, 12, 13, 14, 15]).map((show) => show.title));
    expect(await found(engine, 'show of the 11')).toEqual([]);
    expect(await detail(engine, 'show-of-the-11-columbia-sc')).toMatchObject({ status: 'inactive' });

    publish(shows([10, 15]));
    const run = await read(engine, source);
    expect(run).toMatchObject({ counts: { withdrawn: 0 } });
    expect(run.findings).toContainEqual(expect.objectContaining({ code: 'half-read' }));
    expect(await titles(engine)).toEqual(shows([10, 12, 13, 14, 15]).map((show) => show.title));
  });

  it('is withdrawn on the first and the last day too, once the list is shorter than it was [BEY-04]', async () => {
    const { engine, source, publish } = await aCalendar(shows([10, 11, 12, 13, 14, 15, 16]));
    publish(shows([11, 12, 13, 14, 15]));
    expect(await read(engine, source)).toMatchObject({ counts: { withdrawn: 2 } });
    expect(await titles(engine)).toEqual(shows([11, 12, 13, 14, 15]).map((show) => show.title));
  });

  it('stays where the list is as long as before: it may be cut at a number of events', async () => {
    const { engine, source, publish } = await aCalendar(shows([11, 12, 13, 14]));
    publish(shows([10, 11, 12, 13]));
    expect(await read(engine, source)).toMatchObject({ counts: { withdrawn: 0 } });
    expect(await titles(engine)).toHaveLength(5);
  });

  it('of a page is withdrawn when it is missed twice, between the days that are still listed', async () => {
    const { engine, source } = await aVenue(shows([10, 11, 12, 13, 14]));
    await read(engine, source);
    const publish = (days: number[], change = {}) => engine.web.put(PAGE, jsonLdPage(shows(days, change)));
    publish([10, 12, 13, 14, 15]);
    expect(await read(engine, source)).toMatchObject({ counts: { withdrawn: 0 } });
    expect(await titles(engine)).toHaveLength(6);
    publish([10, 12, 13, 14, 15], { description: 'Now with a description.' });
    expect(await read(engine, source)).toMatchObject({ counts: { withdrawn: 1 } });
    expect(await titles(engine)).not.toContain('Show of the 11');
    publish([10, 11, 12, 13, 14, 15]);
    await read(engine, source);
    expect(await titles(engine)).toContain('Show of the 11');
  });

  it('of a page stays while the page is not in the order of dates, as where it shows a choice', async () => {
    const { engine, source } = await aVenue(shows([12, 10, 11, 14, 13]));
    await read(engine, source);
    for (const days of [
      [14, 10, 12, 13],
      [13, 10, 14, 12],
    ]) {
      engine.web.put(PAGE, jsonLdPage(shows(days)));
      await read(engine, source);
    }
    expect(await titles(engine)).toContain('Show of the 11');
  });

  it('and called off before stays visible as cancelled', async () => {
    const { engine, source, publish } = await aCalendar(shows([10, 11, 12]));
    publish([...shows([10]), ...shows([11], { cancelled: true }), ...shows([12])]);
    await read(engine, source);
    publish(shows([10, 12]));
    await read(engine, source);
    expect(await detail(engine, 'show-of-the-11-columbia-sc')).toMatchObject({ status: 'cancelled' });
  });

  it('comes back, the same event, when it is listed again', async () => {
    const { engine, source, publish } = await aCalendar(shows([10, 11, 12]));
    const { id } = await detail(engine, 'show-of-the-11-columbia-sc');
    publish(shows([10, 12]));
    await read(engine, source);
    publish(shows([10, 11, 12]));
    await read(engine, source);
    expect(await detail(engine, 'show-of-the-11-columbia-sc')).toMatchObject({ id, status: 'active' });
    expect(await titles(engine)).toHaveLength(3);
  });

  it('stays when the read gave nothing at all', async () => {
    const { engine, source, publish } = await aCalendar(shows([10, 11]));
    publish([]);
    expect(await read(engine, source)).toMatchObject({ counts: { withdrawn: 0 } });
    expect(await titles(engine)).toHaveLength(2);
  });

  it('of a series loses that date alone', async () => {
    const weekly = (days: string[]) =>
      days.map((day) => ({ title: 'Quiz', start: `2026-10-${day}T19:00`, id: `quiz-${day}` }));
    const { engine, source, publish } = await aCalendar(weekly(['08', '15', '22', '29']));
    publish(weekly(['08', '22', '29']));
    await read(engine, source);
    const { occurrences, upcomingCount } = await detail(engine, 'quiz-columbia-sc');
    expect(occurrences.map((occurrence) => occurrence.startDate.slice(8, 10))).toEqual(['08', '22', '29']);
    expect(upcomingCount).toBe(3);
  });
});

describe('what a source cancels', () => {
  it('stays listed, on its page and findable, as cancelled', async () => {
    const { engine, source, publish } = await aCalendar(shows([10, 11]));
    publish([...shows([10], { cancelled: true }), ...shows([11])]);
    await read(engine, source);
    expect((await listed(engine)).map(({ title, status }) => [title, status])).toEqual([
      ['Show of the 10', 'cancelled'],
      ['Show of the 11', 'active'],
    ]);
    expect(await found(engine, 'of the 10')).toEqual(['Show of the 10']);
    expect(await detail(engine, 'show-of-the-10-columbia-sc')).toMatchObject({ status: 'cancelled' });
  });

  it('of a series shows the next date that is on', async () => {
    const { engine } = await aVenue();
    await makeCity(engine.db, { name: 'Charleston' });
    await store(engine, [
      { title: 'Quiz', start: '2026-10-08T19:00', status: 'cancelled' },
      { title: 'Quiz', start: '2026-10-15T19:00' },
    ]);
    expect(await listed(engine)).toMatchObject([{ title: 'Quiz', startDate: '2026-10-15T19:00', status: 'active' }]);
  });
});
