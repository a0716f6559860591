import type { Itinerary, Stop } from '@marquee/contract';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { refused } from '../harness/api.ts';
import { anEvent, COLUMBIA } from '../harness/data.ts';
import { expectSound, gone, notice, page, see } from '../harness/look.ts';
import { openSite, personOf } from '../harness/site.tsx';

const currentUser = personOf('user');

function aStop(id: string, change: Partial<Stop> = {}): Stop {
  const event = anEvent({ id, slug: id, title: `Event ${id}`, latitude: 34, longitude: -81.03 });
  return {
    id,
    note: null,
    title: event.title,
    venue: event.venue,
    startDate: '2031-12-05T19:30',
    endDate: '2031-12-05T22:00',
    timezone: event.timezone,
    isAllDay: false,
    startsAt: '2031-12-06T00:30:00.000Z',
    endsAt: '2031-12-06T03:00:00.000Z',
    plannedFor: null,
    status: 'active',
    soldOut: false,
    event,
    ...change,
  };
}

const PLAN: Itinerary = {
  id: 'p1',
  name: 'Saturday night',
  shareKey: null,
  stops: [
    aStop('a', { note: 'Meet at the door' }),
    aStop('b', { startDate: '2031-12-05T21:00', startsAt: '2031-12-06T02:00:00.000Z', endDate: null, endsAt: null }),
    aStop('c', { status: 'cancelled', startDate: '2031-12-05T23:00', startsAt: '2031-12-06T04:00:00.000Z' }),
  ],
};

test('a plan shows its events with times and on a map, what clashes and what is off, is changed and shared [BEY-19]', async () => {
  const { api } = openSite('/itineraries/p1', { currentUser, getItinerary: PLAN, listItineraries: [] });
  await see(page.getByRole('heading', { name: 'Saturday night', level: 1 })).toBeVisible();
  await see(page.getByText('Overlaps with Event a by 1 h')).toBeVisible();
  await see(page.css('[data-stop="1"]')).toHaveTextContent('7:30 PM');
  await see(page.css('[data-stop="3"]')).toHaveTextContent('Cancelled');
  await see(page.getByRole('img', { name: 'A map with 3 places of the plan, numbered as in the list' })).toBeVisible();
  await expectSound();
  const without = { ...PLAN, stops: PLAN.stops.slice(0, 2) };
  api.answer({ removeStop: without, addStop: PLAN });
  await page.getByRole('button', { name: 'Remove Event c' }).click();
  await see(notice('Event c is no longer in the plan')).toBeVisible();
  await gone(page.css('[data-stop="3"]'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await see(page.css('[data-stop="3"]')).toHaveTextContent('Event c');
  api.answer({ shareItinerary: { ...PLAN, shareKey: 'secret' } });
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  await see(page.getByLabelText('Link')).toHaveValue(`${location.origin}/itineraries/shared/secret`);
});

test('a plan with one event shows it on a map [BEY-19]', async () => {
  openSite('/itineraries/p1', {
    currentUser,
    getItinerary: { ...PLAN, stops: PLAN.stops.slice(0, 1) },
    listItineraries: [],
  });
  const map = page.getByRole('img', { name: 'A map with 1 place of the plan' });
  await see(map).toBeVisible();
  await see(map.css('span > span')).toHaveTextContent('1');
});

test('a plan and each of its events are added to a calendar: by a file, Google or Outlook [BEY-16] [BEY-19]', async () => {
  openSite('/itineraries/p1', {
    currentUser,
    getItinerary: { ...PLAN, shareKey: 'secret' },
    listItineraries: [],
  });
  const leadsTo = async (name: string | RegExp, address: string) => {
    const href = () => page.getByRole('menuitem', { name }).elements()[0]?.getAttribute('href') ?? '';
    await expect.poll(() => decodeURIComponent(href())).toContain(address);
  };
  const shared = `${location.host}/api/shared-itineraries/secret/calendar.ics`;
  await page.getByRole('button', { name: 'Add to calendar', exact: true }).click();
  await leadsTo(/^Calendar file/, '/api/itineraries/p1/calendar.ics');
  await leadsTo('Google Calendar', `calendar.google.com/calendar/render?cid=webcal://${shared}`);
  await leadsTo('Outlook', 'outlook.live.com/calendar/0/addfromweb?url=');
  await leadsTo('Outlook', shared);
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Add Event a to calendar' }).click();
  await leadsTo(/^Calendar file/, '/api/events/a/calendar.ics');
  await leadsTo('Google Calendar', 'dates=20311205T193000/20311205T220000');
  await leadsTo('Outlook', 'startdt=2031-12-06T00:30:00Z');
});

test('whoever has the link sees the plan and can change nothing; a revoked link says so', async () => {
  const { api } = openSite('/itineraries/shared/secret', {
    getSharedItinerary: { name: PLAN.name, stops: PLAN.stops },
  });
  await see(page.getByText('Meet at the door')).toBeVisible();
  await gone(page.getByRole('button', { name: /^(Remove|Add a note|Change the note)/ }));
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(api.asked.some(({ id }) => id === 'listItineraries')).toBe(false);
});

test('an event is added from its card to a plan or a new one', async () => {
  const listEvents = {
    events: [anEvent()],
    nextCursor: null,
    nearby: [],
    boosted: [],
    city: COLUMBIA,
    found: { n: 1, more: false },
  };
  const summary = { id: 'p1', name: 'Saturday night', isShared: false, firstDay: null, lastDay: null, eventIds: [] };
  const { api, at } = openSite('/events', {
    currentUser,
    listEvents,
    listItineraries: [summary],
    addStop: refused(409, 'An itinerary has at most 30 events. Remove one first, or make another itinerary.'),
    createItinerary: PLAN,
    getItinerary: PLAN,
  });
  await page.getByRole('button', { name: 'Add Brass at Dusk to an itinerary' }).click();
  await page.getByRole('button', { name: /Saturday night/ }).click();
  await see(notice('An itinerary has at most 30 events. Remove one first, or make another itinerary.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Friday');
  await page.getByRole('button', { name: 'New itinerary' }).click();
  await see(notice('Added to Saturday night')).toBeVisible();
  expect(api.asked.find(({ id }) => id === 'createItinerary')?.body).toEqual({
    name: 'Friday',
    first: { event: 'e1' },
  });
  await page.getByRole('button', { name: 'Open the plan' }).click();
  await expect.poll(at).toBe('/itineraries/p1');
});

test('the list leads to the plans, and the menu and the footer lead to the list [NAV-08]', async () => {
  const summary = {
    id: 'p1',
    name: 'Weekend',
    isShared: true,
    firstDay: '2031-12-05',
    lastDay: '2031-12-06',
    eventIds: ['a', 'b'],
  };
  const { at } = openSite('/cities', { currentUser, listItineraries: [summary] });
  await see(page.getByRole('contentinfo').getByRole('link', { name: 'Itineraries' })).toHaveAttribute(
    'href',
    '/itineraries',
  );
  await page.getByRole('button', { name: /Ada Lovelace/ }).click();
  await see(page.getByRole('menuitem', { name: 'Concierge' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'My Itineraries' }).click();
  expect(at()).toBe('/itineraries');
  const plan = page.getByRole('link', { name: /Weekend/ });
  await see(plan).toHaveTextContent('Dec 5, 2031 to Dec 6, 2031 · 2 events');
  await see(plan).toHaveAttribute('href', '/itineraries/p1');
  await expectSound();
});
