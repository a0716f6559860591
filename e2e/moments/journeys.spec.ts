import type { Endpoints, Event, ResponseOf } from '@marquee/contract';
import { MOMENTS } from '@marquee/testkit/moments';
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { apiAt } from '../api.ts';
import { cards, heading, signInAs } from '../fixtures.ts';
import { comingShows, expect, lists, minuteAt, test, ZONE } from './stack.ts';

const CITY = { city: 'Columbia', state: 'SC' };
const IN_CITY = new URLSearchParams(CITY);

const dayAt = (now: number) => Temporal.PlainDate.from(minuteAt(now).slice(0, 10));
const isTimed = ({ startDate, isAllDay }: Event) => !isAllDay && startDate.length > 10;
const lastOf = ({ startDate, endDate }: Event) => endDate ?? startDate;
/** A day without a time ends with it. */
const isOver = (local: string, now: number) => local < minuteAt(now).slice(0, local.length);
/** What a calendar says before a title: `[POSTPONED] `. */
const MARK = /^\[[A-Z ]+\] /;
/** A time of a calendar, which tells instants in UTC and days as days. */
const localOf = (time: ICAL.Time) => (time.isDate ? time.toString() : minuteAt(time.toJSDate().getTime()));

for (const { name, startsAt } of MOMENTS)
  test.describe(name, () => {
    test.beforeAll(async ({ stack }) => {
      await stack.goTo(startsAt);
    });

    test('a guest sees on Home what begins tonight, in the list what is to come under its day, and an event with its day and hour', async ({
      page,
      stack: { origin },
      clock,
    }) => {
      const api = apiAt(origin);
      // Minutes pass, also that to another day, while a page loads: then it is looked at again.
      await expect(async () => {
        await page.goto('/');
        await expect(cards(page).first()).toBeVisible();
        const { events } = await api.get<{ events: Event[] }>(
          `/api/events?${IN_CITY}&${new URLSearchParams({ limit: '50', within: '0' })}`,
        );
        const now = clock.now();
        const today = dayAt(now).toString();
        const tonight = events.filter(
          (event) =>
            isTimed(event) &&
            event.status === 'active' &&
            event.startDate >= minuteAt(now) &&
            event.startDate >= `${today}T17:00` &&
            event.startDate <= `${today}T23:59`,
        );
        const board = page.getByRole('region', { name: 'Tonight in Columbia' });
        await expect(board).toHaveCount(tonight.length > 0 ? 1 : 0, { timeout: 5_000 });
        if (tonight.length > 0)
          await expect(board.getByRole('heading', { level: 3 })).toHaveText(
            tonight.slice(0, 4).map(({ title }) => title),
            { timeout: 5_000 },
          );
      }).toPass({ timeout: 120_000 });

      let next: Event | undefined;
      await expect(async () => {
        await page.goto(`/events?${IN_CITY}`);
        await expect(cards(page).first()).toBeVisible();
        const events = await api.all('Columbia', 'SC');
        const now = clock.now();
        expect(events.filter((event) => isOver(lastOf(event), now)).map(({ title }) => title)).toEqual([]);
        const [soonest] = comingShows(now);
        expect([soonest, soonest && lists(events, soonest)]).toEqual([soonest, true]);
        const today = dayAt(now);
        for (const [day, word] of [
          [today, 'Today'],
          [today.add({ days: 1 }), 'Tomorrow'],
        ] as const) {
          const isOn = events.slice(0, 50).some(({ startDate }) => startDate.startsWith(day.toString()));
          const shown = page.getByRole('heading', { level: 2, name: new RegExp(`^${word}`) });
          await expect(shown).toHaveCount(isOn ? 1 : 0, { timeout: 5_000 });
          if (isOn) await expect(shown).toContainText(String(day.day));
        }
        next = events.find((event) => isTimed(event) && event.startDate > minuteAt(now));
      }).toPass({ timeout: 120_000 });

      if (!next) throw new Error('no event is to come');
      await page.goto(`/events/${next.slug}`);
      await expect(heading(page, next.title)).toBeVisible();
      const start = Temporal.PlainDateTime.from(next.startDate);
      const hour = start.toLocaleString('en-US', { hour: 'numeric', minute: '2-digit' }).replace(/\s/g, ' ');
      const time = page.getByRole('main').locator(`time[datetime^="${next.startDate.slice(0, 16)}"]`);
      const day = start.toLocaleString('en-US', { month: 'long', day: 'numeric' });
      await expect(time.filter({ hasText: day, visible: true }).first()).toBeVisible();
      await expect(time.filter({ hasText: hour, visible: true }).first()).toBeVisible();
    });

    test('the concierge answers a guest with the days that today, tonight, tomorrow and this weekend mean', async ({
      request,
      stack: { origin },
      clock,
    }) => {
      await expect(async () => {
        const events = await apiAt(origin).all('Columbia', 'SC');
        const now = clock.now();
        const today = dayAt(now);
        const tomorrow = today.add({ days: 1 });
        const sunday = today.add({ days: 7 - today.dayOfWeek });
        const friday = sunday.subtract({ days: 2 });
        for (const { message, from, to, hour } of [
          { message: 'what is on today?', from: today, to: today, hour: '' },
          { message: 'what is on tonight?', from: today, to: today, hour: '17:00' },
          { message: 'something for tomorrow', from: tomorrow, to: tomorrow, hour: '' },
          {
            message: 'what can we do this weekend?',
            from: Temporal.PlainDate.compare(friday, today) < 0 ? today : friday,
            to: sunday,
            hour: '',
          },
        ]) {
          const response = await request.post('/api/chat', {
            data: { message, ...CITY, sessionId: crypto.randomUUID() },
            headers: { origin },
          });
          expect(response.status()).toBe(200);
          const { recommendedEvents, listing } = (await response.json()) as ResponseOf<Endpoints['chat']>;
          expect(recommendedEvents.filter((one) => isOver(one.endDate ?? one.startDate, now))).toEqual([]);
          const isOn = (event: Pick<Event, 'startDate' | 'endDate'>) =>
            event.startDate.slice(0, 10) <= to.toString() &&
            (event.endDate ?? event.startDate).slice(0, 10) >= from.toString() &&
            (hour === '' || (event.startDate.length > 10 && event.startDate.slice(11) >= hour));
          // Where nothing is on, it says what else there is, and offers no list of those days.
          if (!events.some((event) => event.status === 'active' && isOn(event))) continue;
          expect([message, recommendedEvents.length > 0, listing !== null]).toEqual([message, true, true]);
          const strange = recommendedEvents.filter((event) => !isOn(event)).map(({ title }) => title);
          expect([message, strange]).toEqual([message, []]);
        }
      }).toPass({ timeout: 120_000 });
    });

    test('a member keeps an event and plans it: heart, plan and calendar tell the day and hour of its list', async ({
      page,
      stack: { origin },
      clock,
    }) => {
      await signInAs(page, 'user', origin);
      const events = await apiAt(origin).all('Columbia', 'SC');
      const now = clock.now();
      // It is still to come when the last page is open.
      const soon = dayAt(now).add({ days: 1 }).toString();
      const event = events.find((one) => isTimed(one) && one.startDate >= soon);
      if (!event) throw new Error('no event is to come');
      const start = Temporal.PlainDateTime.from(event.startDate);

      const calendar = await (await page.request.get(`/api/feeds/events.ics?${IN_CITY}`)).text();
      const entries = new ICAL.Component(ICAL.parse(calendar))
        .getAllSubcomponents('vevent')
        .map((one) => new ICAL.Event(one));
      const starts = entries.map((one) => `${localOf(one.startDate)} ${one.summary.replace(MARK, '')}`);
      const until = dayAt(now).add({ days: 14 }).toString();
      for (const { startDate, title } of events.filter((one) => one.startDate >= soon && one.startDate < until))
        expect(starts).toContain(`${startDate.slice(0, 16)} ${title}`);

      await page.goto(`/events/${event.slug}`);
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Save / })
        .first()
        .click();
      await expect.poll(async () => await (await page.request.get('/api/hearts')).text()).toContain(`"${event.id}"`);

      const made = await page.request.post('/api/itineraries', {
        data: { name: `A night out at ${startsAt}`, first: { event: event.slug } },
        headers: { origin },
      });
      const plan = (await made.json()) as ResponseOf<Endpoints['createItinerary']>;
      expect(plan.stops).toMatchObject([{ title: event.title, startDate: event.startDate }]);
      expect(Date.parse(plan.stops[0]?.startsAt ?? '')).toBe(start.toZonedDateTime(ZONE).epochMilliseconds);
      await page.goto(`/itineraries/${plan.id}`);
      await expect(heading(page, plan.name)).toBeVisible();
      await expect(page.getByRole('main')).toContainText(event.title);
      await expect(page.getByRole('main')).toContainText(start.toLocaleString('en-US', { weekday: 'long' }));
    });
  });
