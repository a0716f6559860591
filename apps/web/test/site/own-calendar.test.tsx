import { afterEach, expect, test } from 'vitest';
import { closeCalendar, conflictOf } from '../../src/features/own-calendar/conflicts.ts';
import { anEvent, eventPage } from '../harness/data.ts';
import { cards, expectSound, gone, page, see } from '../harness/look.ts';
import { openSite, personOf } from '../harness/site.tsx';

afterEach(closeCalendar);

/** Half past eight to ten on the evening of Brass at Dusk (7:30 to 10 PM). */
const BUSY = {
  title: 'Dinner',
  startsAt: Date.parse('2031-12-06T01:30Z'),
  endsAt: Date.parse('2031-12-06T03:00Z'),
};
const HOUR = 3_600_000;
const at = (hours: number, long = 1) => [
  { ...BUSY, startsAt: BUSY.startsAt + hours * HOUR, endsAt: BUSY.startsAt + (hours + long) * HOUR },
];

test('an event says what else is at its time, by its own clock; what only touches it is no conflict [BEY-55]', () => {
  expect(conflictOf(anEvent(), [BUSY])?.replace(/[⁦-⁩]/g, '')).toBe('You have “Dinner” then, 8:30 PM – 10:00 PM');
  expect(conflictOf(anEvent(), [{ ...BUSY, title: '' }])).toMatch(/^You are busy then/);
  // It ends at 10 PM, and begins at 7:30.
  expect(conflictOf(anEvent(), at(1.5))).toBeNull();
  expect(conflictOf(anEvent(), at(-2))).toBeNull();
  expect(conflictOf(anEvent(), at(-2, 1.5))).not.toBeNull();
  // Without an end it takes two hours.
  expect(conflictOf(anEvent({ endDate: null }), at(0.9))).not.toBeNull();
  expect(conflictOf(anEvent({ endDate: null }), at(1))).toBeNull();
  // Another zone; whole days; an exhibition.
  expect(conflictOf(anEvent({ timezone: 'America/Los_Angeles' }), [BUSY])).toBeNull();
  expect(conflictOf(anEvent({ isAllDay: true, startDate: '2031-12-05', endDate: null }), [BUSY])).toBeNull();
  expect(conflictOf(anEvent({ endDate: '2031-12-20T20:00' }), [BUSY])).toBeNull();
});

const DINNER =
  'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nSUMMARY:Dinner\nDTSTART:20261206T013000Z\nDTEND:20261206T030000Z\nEND:VEVENT\nEND:VCALENDAR';

/** Chooses a file of this text. */
function choose(text: string) {
  const input = page.getByLabelText('A calendar file (.ics), read in this browser alone');
  const files = new DataTransfer();
  files.items.add(new File([text], 'mine.ics', { type: 'text/calendar' }));
  const element = input.element() as HTMLInputElement;
  element.files = files.files;
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

test('a calendar that a person opened ends with their session, on its page and beside events [BEY-55]', async () => {
  const day = { startDate: '2026-12-05T19:30', endDate: '2026-12-05T22:00' };
  openSite('/saved', {
    currentUser: personOf('user'),
    signOut: { success: true },
    listEvents: eventPage([anEvent(day)]),
    listHearts: { ids: [] },
  });
  await see(page.getByLabelText('A calendar file (.ics), read in this browser alone')).toBeVisible();
  choose(DINNER);
  await see(page.getByText('mine.ics')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Discover' }).click();
  await see(cards().first()).toHaveTextContent(/Dinner/);

  await page.getByRole('button', { name: /Ada Lovelace/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await see(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await see(cards().first()).toBeVisible();
  await see(cards().first()).not.toHaveTextContent(/Dinner/);
  await page.getByRole('link', { name: 'Saved events' }).click();
  await see(page.getByLabelText('A calendar file (.ics), read in this browser alone')).toBeVisible();
  await gone(page.getByText('mine.ics'));
});

test('a calendar file is read in the browser: its hours stand beside events until it is forgotten', async () => {
  openSite('/saved', {
    listEvents: eventPage([anEvent({ startDate: '2026-12-05T19:30', endDate: '2026-12-05T22:00' })]),
  });
  const input = page.getByLabelText('A calendar file (.ics), read in this browser alone');
  await see(input).toBeVisible();
  choose('<html>');
  await see(page.getByRole('alert')).toHaveTextContent('This is no calendar file');
  await expectSound();
  choose(DINNER);
  await see(page.getByText('mine.ics')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Discover' }).click();
  await see(cards().first()).toHaveTextContent(/You have .Dinner. then|You have “/);
  await page.getByRole('link', { name: 'Saved events' }).click();
  await page.getByRole('button', { name: 'Forget my calendar' }).click();
  await gone(page.getByText('mine.ics'));
});
