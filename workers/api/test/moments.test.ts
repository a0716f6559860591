import type { ChatAnswer } from '@marquee/contract';
import { MOMENTS } from '@marquee/testkit/moments';
import { makeCity, posting, store } from '@marquee/testkit/workerd';
import { describe, expect, it } from 'vitest';
import { calendar } from './feeds/calendars.ts';
import { startApi } from './support.ts';

const DAY_MS = 86_400_000;
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

describe.each(MOMENTS)('$name', ({ startsAt, today, weekend: [friday, sunday] }) => {
  /** A show at noon and one at night on each of nine days, and what crosses midnight. */
  async function cityAt() {
    const api = await startApi();
    api.clock.advance(Date.parse(startsAt) - api.clock.now());
    await makeCity(api.db);
    const days = Array.from({ length: 9 }, (_, index) => dayAfter(today, index - 1));
    await store(
      api,
      days.flatMap((day) => [
        { title: `Noon ${day}`, start: `${day}T12:00`, end: `${day}T13:00` },
        { title: `Night ${day}`, start: `${day}T21:30`, end: `${day}T23:55` },
      ]),
    );
    const isToCome = (title: string) => {
      const end = `${title.slice(-10)}T${title.startsWith('Noon') ? '13:00' : '23:55'}`;
      return end > startsAt.slice(0, 16);
    };
    const shows = (from: string, to: string, isEvening = false) =>
      days
        .filter((day) => day >= from && day <= to)
        .flatMap((day) => (isEvening ? [`Night ${day}`] : [`Noon ${day}`, `Night ${day}`]))
        .filter(isToCome);
    return { api, shows, days };
  }

  it('lists and feeds what is to come, under the days of the city [BEY-15]', async () => {
    const { api, shows, days } = await cityAt();
    const response = await api.raw('/api/events?city=Columbia&state=SC&limit=50');
    const { events } = (await response.json()) as { events: Array<{ title: string }> };
    expect(events.map(({ title }) => title)).toEqual(shows(days[0] ?? '', days.at(-1) ?? ''));
    for (const [when, expected] of [
      ['today', shows(today, today)],
      ['tonight', shows(today, today, true)],
      ['tomorrow', shows(dayAfter(today, 1), dayAfter(today, 1))],
      ['weekend', shows(friday, sunday)],
      ['week', shows(today, dayAfter(today, 6))],
    ] as const)
      expect([when, (await calendar(api, `?when=${when}`)).map(({ summary }) => summary)]).toEqual([when, expected]);
  });

  it('answers in the concierge with shows of the days that are asked for', async () => {
    const { api, shows } = await cityAt();
    for (const [message, expected] of [
      ['what is on today?', shows(today, today)],
      ['what is on tonight?', shows(today, today, true)],
      ['something for tomorrow', shows(dayAfter(today, 1), dayAfter(today, 1))],
      ['what can we do this weekend?', shows(friday, sunday)],
    ] as const) {
      const body = { message, sessionId: crypto.randomUUID(), city: 'Columbia', state: 'SC' };
      const told = (await (await api.raw('/api/chat', posting(body))).json()) as ChatAnswer;
      const titles = told.recommendedEvents.map(({ title }) => title);
      expect([message, titles.length > 0]).toEqual([message, true]);
      if (expected.length > 0)
        expect([message, titles.filter((one) => !expected.includes(one))]).toEqual([message, []]);
    }
  });
});
