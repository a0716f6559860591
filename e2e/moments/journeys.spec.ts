import type { Endpoints, Event, ResponseOf } from '@marquee/contract';
import { truth } from '@marquee/sample-web';
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { apiAt } from '../api.ts';
import { cards, heading, signInAs } from '../fixtures.ts';
import { expect, HOSTS, test } from './stack.ts';

const ZONE = 'America/New_York';
const CITY = { city: 'Columbia', state: 'SC' };
const LIST = `/events?${new URLSearchParams(CITY)}`;
type Answer = ResponseOf<Endpoints['chat']>;

const localAt = (now: number) => Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(ZONE).toPlainDateTime();
const minuteAt = (now: number) => localAt(now).toString().slice(0, 16);
const dayAt = (now: number) => localAt(now).toPlainDate();
/** A time of a calendar, which tells instants in UTC and days as days. */
const localOf = (time: ICAL.Time) => (time.isDate ? time.toString() : minuteAt(time.toJSDate().getTime()));
const isTimed = ({ startDate, isAllDay }: Event) => !isAllDay && startDate.length > 10;
const lastOf = ({ startDate, endDate }: Event) => endDate ?? startDate;
/** A day without a time ends with it. */
const isOver = (local: string, now: number) => local < minuteAt(now).slice(0, local.length);

test('what is to come is listed and what is over is not; each day stands under its name', async ({
  page,
  baseURL,
  clock,
}) => {
  const events = await apiAt(baseURL ?? '').all('Columbia', 'SC');
  const now = clock.now();
  expect(events.filter((event) => isOver(lastOf(event), now)).map(({ title }) => title)).toEqual([]);
  const coming = truth(now).filter(
    ({ host, city, localStart }) => HOSTS.includes(host) && city === 'Columbia' && localStart > minuteAt(now + 60_000),
  );
  expect(coming.length).toBeGreaterThan(20);
  const starts = new Set(events.map(({ startDate }) => startDate));
  // The soonest showing of all is the soonest of its event.
  expect(starts).toContain(coming.map(({ localStart }) => localStart).sort()[0]);

  await page.goto(LIST);
  await expect(cards(page).first()).toBeVisible();
  const today = dayAt(now);
  for (const [day, name] of [
    [today, 'Today'],
    [today.add({ days: 1 }), 'Tomorrow'],
  ] as const) {
    const first = events.slice(0, 50).find(({ startDate }) => startDate.startsWith(day.toString()));
    const shown = page.getByRole('heading', { level: 2, name: new RegExp(`^${name}`) });
    await expect(shown).toHaveCount(first ? 1 : 0);
    if (first) await expect(shown).toContainText(String(day.day));
  }
});

test('Home shows tonight: what begins this evening and has not begun', async ({ page, baseURL, clock }) => {
  const { events } = await apiAt(baseURL ?? '').get<{ events: Event[] }>(
    `/api/events?${new URLSearchParams({ ...CITY, limit: '50', within: '0' })}`,
  );
  const now = clock.now();
  const today = dayAt(now).toString();
  const tonight = events.filter(
    (event) =>
      isTimed(event) &&
      event.status === 'active' &&
      event.startDate >= `${today}T17:00` &&
      event.startDate <= `${today}T23:59` &&
      event.startDate >= minuteAt(now),
  );
  await page.goto('/');
  await expect(cards(page).first()).toBeVisible();
  const board = page.getByRole('region', { name: 'Tonight in Columbia' });
  await expect(board).toHaveCount(tonight.length > 0 ? 1 : 0);
  if (tonight.length > 0)
    await expect(board.getByRole('heading', { level: 3 })).toHaveText(tonight.slice(0, 4).map(({ title }) => title));
});

test('an event says its day and its hour as its source does', async ({ page, baseURL, clock }) => {
  const events = await apiAt(baseURL ?? '').all('Columbia', 'SC');
  const event = events.find((one) => isTimed(one) && one.startDate > minuteAt(clock.now()));
  if (!event) throw new Error('no event is to come');
  await page.goto(`/events/${event.slug}`);
  await expect(heading(page, event.title)).toBeVisible();
  const start = Temporal.PlainDateTime.from(event.startDate);
  const hour = start.toLocaleString('en-US', { hour: 'numeric', minute: '2-digit' }).replace(/\s/g, ' ');
  const time = page.locator(`time[datetime^="${event.startDate.slice(0, 16)}"]`).first();
  await expect(time).toContainText(`${start.toLocaleString('en-US', { month: 'short' })}`);
  await expect(time).toContainText(hour);
});

test('the concierge finds what is on today, tonight, tomorrow and this weekend on those days', async ({
  page,
  baseURL,
  clock,
}) => {
  const today = dayAt(clock.now());
  const sunday = today.add({ days: (7 - today.dayOfWeek) % 7 });
  const friday = sunday.subtract({ days: 2 });
  const weekend = { from: Temporal.PlainDate.compare(friday, today) < 0 ? today : friday, to: sunday };
  const asked = [
    { message: 'what is on today?', from: today, to: today, hour: '00:00' },
    { message: 'what is on tonight?', from: today, to: today, hour: '17:00' },
    { message: 'something for tomorrow', from: today.add({ days: 1 }), to: today.add({ days: 1 }), hour: '00:00' },
    { message: 'what can we do this weekend?', ...weekend, hour: '00:00' },
  ];
  const events = await apiAt(baseURL ?? '').all('Columbia', 'SC');
  for (const { message, from, to, hour } of asked) {
    const response = await page.request.post('/api/chat', {
      data: { message, ...CITY, sessionId: crypto.randomUUID() },
      headers: { origin: baseURL ?? '' },
    });
    expect(response.status()).toBe(200);
    const { recommendedEvents, listing } = (await response.json()) as Answer;
    const isOn = (event: Pick<Event, 'startDate' | 'endDate'>) =>
      event.startDate.slice(0, 10) <= to.toString() &&
      (event.endDate ?? event.startDate).slice(0, 10) >= from.toString() &&
      (hour === '00:00' || (event.startDate.length > 10 && event.startDate.slice(11) >= hour));
    // Where nothing is on, it says what else there is, and offers no list of those days.
    if (events.some((event) => event.status === 'active' && isOn(event) && lastOf(event) > minuteAt(clock.now()))) {
      expect([message, recommendedEvents.length > 0, listing !== null]).toEqual([message, true, true]);
      expect([message, recommendedEvents.filter((event) => !isOn(event)).map(({ title }) => title)]).toEqual([
        message,
        [],
      ]);
    }
    for (const event of recommendedEvents)
      expect([message, event.title, isOver(event.endDate ?? event.startDate, clock.now())]).toEqual([
        message,
        event.title,
        false,
      ]);
  }
});

test('feeds and a plan have the same days and hours as the list', async ({ page, baseURL, clock }) => {
  const api = apiAt(baseURL ?? '');
  const events = (await api.all('Columbia', 'SC')).filter((event) => event.startDate > minuteAt(clock.now()));
  const calendar = await (await page.request.get(`/api/feeds/events.ics?${new URLSearchParams(CITY)}`)).text();
  const entries = new ICAL.Component(ICAL.parse(calendar))
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one));
  const starts = new Set(entries.map(({ summary, startDate }) => `${localOf(startDate)} ${summary.replace('[SOLD OUT] ', '')}`));
  const inDays = (days: number) => dayAt(clock.now()).add({ days }).toString();
  for (const { startDate, title } of events.filter((one) => one.startDate < inDays(14)))
    expect(starts).toContain(`${startDate.slice(0, 16)} ${title}`);
  const news = await (await page.request.get(`/api/feeds/events.json?${new URLSearchParams(CITY)}`)).json();
  expect((news as { items: unknown[] }).items.length).toBeGreaterThan(10);

  await signInAs(page, 'user', baseURL);
  const [first] = events.filter(isTimed);
  const made = await page.request.post('/api/itineraries', {
    data: { name: 'A night out', first: { event: first?.slug } },
    headers: { origin: baseURL ?? '' },
  });
  const plan = (await made.json()) as ResponseOf<Endpoints['createItinerary']>;
  expect(plan.stops).toMatchObject([{ title: first?.title, startDate: first?.startDate }]);
  const zoned = Temporal.PlainDateTime.from(first?.startDate ?? '').toZonedDateTime(ZONE);
  expect(Date.parse(plan.stops[0]?.startsAt ?? '')).toBe(zoned.epochMilliseconds);
  await page.goto(`/itineraries/${plan.id}`);
  await expect(heading(page, 'A night out')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(first?.title ?? '');
  await expect(page.getByRole('main')).toContainText(zoned.toPlainDate().toLocaleString('en-US', { weekday: 'long' }));
});
