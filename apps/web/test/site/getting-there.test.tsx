import { expect, test } from 'vitest';
import { anEvent, anEventDetail, COLUMBIA, eventPage } from '../harness/data.ts';
import { expectSound, gone, page, readOn, see } from '../harness/look.ts';
import { leaveSite, openSite } from '../harness/site.tsx';

const HERE = { latitude: 34.0107, longitude: -81.0348 };
const event = anEventDetail({ ...HERE, parkingNote: 'Free parking behind the depot.' });
const late = anEvent({
  id: 'late',
  slug: 'late-set',
  title: 'Late Set',
  venue: 'The Cellar',
  startDate: '2031-12-05T22:30',
  endDate: null,
  ...HERE,
});
const listEvents = { ...eventPage([late]), city: COLUMBIA };

/** As another page of the site would. */
function choose(city: string): void {
  localStorage.setItem('marquee.city', JSON.stringify({ city, state: 'SC', isSupported: true }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'marquee.city' }));
}

test('an event’s page estimates the way from the middle of the chosen city, names parking as sources do, and what is on afterwards [BEY-54]', async () => {
  choose('Columbia');
  const site = openSite('/events/brass-at-dusk', { getEvent: event, listEvents });
  await readOn();
  await see(page.getByText('About 0.9 miles from the middle of Columbia, SC:')).toBeVisible();
  await see(page.getByText('20 min on foot')).toBeVisible();
  await see(page.getByText('15 min by bus or train, where a line runs')).toBeVisible();
  await see(page.getByText('7 min by car')).toBeVisible();
  await see(page.getByText(/^Estimated from the straight line, times 1.3/)).toBeVisible();
  await see(page.getByText('Parking: “Free parking behind the depot.”')).toBeVisible();
  await see(page.getByRole('heading', { name: 'Afterwards, within walking distance' })).toBeVisible();
  await see(page.getByText('It ends at 10:00 PM. These begin later that night, or still go on.')).toBeVisible();
  const asked = site.api.calls('listEvents').find(({ query }) => query.has('area'))?.query;
  expect(asked?.get('from')).toBe('2031-12-05');
  expect(asked?.get('to')).toBe('2031-12-06');
  await expectSound();
});

test('from another city, the way is that by car; without a place there is parking alone, and online nothing [BEY-54]', async () => {
  choose('Charleston');
  const charleston = { ...COLUMBIA, city: 'Charleston', center: { latitude: 32.7765, longitude: -79.9311 } };
  openSite('/events/brass-at-dusk', { getEvent: event, listEvents: { ...eventPage([]), city: charleston } });
  await readOn();
  await see(page.getByText(/^About 13\d miles from the middle of Charleston, SC:$/)).toBeVisible();
  await see(page.getByText(/^3 h.* by car$/)).toBeVisible();
  await gone(page.getByText(/on foot/));
  await leaveSite();
  const placeless = { ...event, latitude: null, longitude: null };
  openSite('/events/brass-at-dusk', { getEvent: placeless, listEvents });
  await readOn();
  await see(page.getByText('Parking: “Free parking behind the depot.”')).toBeVisible();
  await gone(page.getByText(/miles from/));
  await leaveSite();
  openSite('/events/brass-at-dusk', { getEvent: { ...event, isOnline: true }, listEvents });
  await readOn();
  await gone(page.getByRole('heading', { name: 'Getting there' }));
});
