import type { EventDetail } from '@marquee/contract';
import { expect, test, vi } from 'vitest';
import { anEventDetail, eventPage, events, foundPage } from '../harness/data.ts';
import { count, dialog, expectSound, gone, notice, page, see } from '../harness/look.ts';
import { leaveSite, openSite } from '../harness/site.tsx';

/** Opens the menu of an event and gives what Google Calendar and Outlook are told. */
async function linksOf(change: Partial<EventDetail>) {
  openSite('/events/brass-at-dusk', { getEvent: anEventDetail(change) });
  await page.getByRole('button', { name: 'Add to Calendar' }).click();
  const told = async (name: string) => {
    const link = page.getByRole('menuitem', { name });
    await see(link).toHaveAttribute('rel', 'noopener noreferrer');
    return new URL(link.element().getAttribute('href') ?? '').searchParams;
  };
  const google = await told('Google Calendar');
  const outlook = await told('Outlook');
  await leaveSite();
  return {
    google: [google.get('dates'), google.get('ctz')],
    outlook: [outlook.get('startdt'), outlook.get('enddt'), outlook.get('allday')],
    text: google.get('details'),
    place: google.get('location'),
  };
}

test('an event is added to a calendar by a file, or by the form of Google or Outlook, at its own time [BEY-16]', async () => {
  openSite('/events/brass-at-dusk', { getEvent: anEventDetail() });
  await page.getByRole('button', { name: 'Add to Calendar' }).click();
  const file = page.getByRole('menuitem', { name: 'Calendar file' });
  await see(file).toHaveAttribute('href', '/api/events/brass-at-dusk/calendar.ics');
  await see(file).toHaveAttribute('download', 'brass-at-dusk.ics');
  await leaveSite();
  expect(await linksOf({})).toEqual({
    google: ['20311205T193000/20311205T220000', 'America/New_York'],
    outlook: ['2031-12-06T00:30:00Z', '2031-12-06T03:00:00Z', 'false'],
    text: `Loud and kind.\n\n${window.location.origin}/events/brass-at-dusk`,
    place: 'The Old Depot, 1 Main Street, Columbia, SC',
  });
});

test('whole days end on the day after the last; what has no end is given none', async () => {
  const day = { startDate: '2031-12-05', endDate: null, isAllDay: true };
  expect(await linksOf(day)).toMatchObject({
    google: ['20311205/20311206', null],
    outlook: ['2031-12-05', '2031-12-06', 'true'],
  });
  expect(await linksOf({ ...day, endDate: '2031-12-31' })).toMatchObject({
    google: ['20311205/20320101', null],
    outlook: ['2031-12-05', '2032-01-01', 'true'],
  });
  expect(await linksOf({ endDate: null })).toMatchObject({
    google: ['20311205T193000/20311205T193000', 'America/New_York'],
    outlook: ['2031-12-06T00:30:00Z', null, 'false'],
  });
  // Over a night, several days, and to the end of a day.
  expect(await linksOf({ endDate: '2031-12-06T01:00' })).toMatchObject({
    google: ['20311205T193000/20311206T010000', 'America/New_York'],
  });
  expect(await linksOf({ endDate: '2031-12-07' })).toMatchObject({
    google: ['20311205T193000/20311208T000000', 'America/New_York'],
    outlook: ['2031-12-06T00:30:00Z', '2031-12-08T05:00:00Z', 'false'],
  });
});

test('Outlook is told the right instant in another zone and where clocks change', async () => {
  const at = async (timezone: string, startDate: string) =>
    (await linksOf({ timezone, startDate, endDate: null })).outlook[0];
  expect(await at('America/Los_Angeles', '2031-07-04T20:00')).toBe('2031-07-05T03:00:00Z');
  expect(await at('America/New_York', '2031-03-09T01:30')).toBe('2031-03-09T06:30:00Z');
  expect(await at('America/New_York', '2031-03-09T03:30')).toBe('2031-03-09T07:30:00Z');
  expect(await at('America/New_York', '2031-11-02T03:30')).toBe('2031-11-02T08:30:00Z');
});

test('an event that is off or over cannot be added', async () => {
  for (const status of ['cancelled', 'postponed', 'ended'] as const) {
    openSite('/events/brass-at-dusk', { getEvent: anEventDetail({ status }) });
    await see(page.getByRole('button', { name: 'Share Event' }).first()).toBeVisible();
    await gone(page.getByRole('button', { name: 'Add to Calendar' }));
    await leaveSite();
  }
});

test('a list is subscribed to as it is narrowed: calendar, RSS and JSON Feed, copied or opened', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  openSite('/events?city=Columbia&state=SC&q=jazz&category=tech&venue=The%20Silo&from=2031-12-01&free=true', {
    searchEvents: foundPage(events(2)),
    countVenues: [{ venue: 'The Silo', count: 2 }],
  });
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const search =
    '?city=Columbia&state=SC&within=25&q=jazz&categories=Technology&venue=The+Silo&from=2031-12-01&free=true';
  const { origin, host } = window.location;
  for (const [name, kind] of [
    ['Calendar (iCalendar)', 'ics'],
    ['RSS', 'rss'],
    ['JSON Feed', 'json'],
  ]) {
    const address = `${origin}/api/feeds/events.${kind}${search}`;
    await see(dialog().getByRole('textbox', { name, exact: true })).toHaveValue(address);
    await dialog()
      .getByRole('button', { name: `Copy the address: ${name}`, exact: true })
      .click();
    expect(copy).toHaveBeenLastCalledWith(address);
  }
  await count(notice('Address copied'), 1);
  const open = dialog().getByRole('link', { name: 'Open in Calendar App' });
  await see(open).toHaveAttribute('href', `webcal://${host}/api/feeds/events.ics${search}`);
  await expectSound();
});

test('an empty list offers no subscription', async () => {
  openSite('/events?city=Columbia&state=SC', { listEvents: eventPage([]) });
  await see(page.getByText('No Events Found')).toBeVisible();
  await gone(page.getByRole('button', { name: 'Subscribe' }));
});

test('a subscription to days by today’s date moves with them, or has all coming days; it leads to a list for a website [BEY-15]', async () => {
  openSite('/events?city=Columbia&state=SC&category=music&when=weekend', { listEvents: eventPage(events(2)) });
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const query = '?city=Columbia&state=SC&within=25&categories=Music';
  const address = `${window.location.origin}/api/feeds/events.ics${query}`;
  const calendar = dialog().getByRole('textbox', { name: 'Calendar (iCalendar)' });
  await see(calendar).toHaveValue(`${address}&when=weekend`);
  const days = dialog().getByRole('combobox', { name: 'Which days?' });
  await see(days).toHaveTextContent('This weekend, updated every day');
  await days.selectOptions('All coming days');
  await see(calendar).toHaveValue(address);
  await days.selectOptions('This weekend, updated every day');
  await see(dialog().getByRole('link', { name: 'Put this list on your website' })).toHaveAttribute(
    'href',
    '/embed/builder?city=Columbia&state=SC&category=music&when=weekend&within=25',
  );
  await see(dialog().getByRole('link', { name: 'Board for a television' })).toHaveAttribute(
    'href',
    `/tonight${query}&when=weekend`,
  );
  await see(dialog().getByRole('link', { name: 'Week to print' })).toHaveAttribute(
    'href',
    `/week${query}&when=weekend`,
  );
  await expectSound();
});
