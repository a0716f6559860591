import { expect, test } from 'vitest';
import { anEvent, eventPage } from '../harness/data.ts';
import { cards, count, page, see } from '../harness/look.ts';
import { openSite } from '../harness/site.tsx';

const LEXINGTON = { city: 'Lexington', state: 'SC', miles: 12, center: { latitude: 33.98, longitude: -81.24 } };
const HALL = anEvent({ venue: 'Town Hall', latitude: 34.02, longitude: -81.06 });
const NEAR = anEvent({ id: 'lex', slug: 'porch-night', title: 'Porch Night', city: 'Lexington' });
const LIST = { listEvents: { ...eventPage([HALL, NEAR]), nearby: [LEXINGTON] } };
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('map beside the list, date chips, free only and distance: each is in the address, and an address has them all [BEY-14]', async () => {
  const site = openSite('/events?city=Columbia&state=SC', LIST);
  await count(cards(), 2);
  const asked = () => site.api.calls('listEvents').at(-1)?.query;
  for (const [name, when] of [
    ['Today', 'today'],
    ['Tonight', 'tonight'],
    ['This weekend', 'weekend'],
  ] as const) {
    await button(name).click();
    await expect.poll(site.at).toContain(`when=${when}`);
    await expect.poll(() => asked()?.has('from')).toBe(true);
  }
  await button('Free').click();
  await expect.poll(site.at).toContain('free=true');
  await expect.poll(() => asked()?.get('free')).toBe('true');
  await page.getByRole('combobox', { name: 'Distance' }).selectOptions('50');
  await expect.poll(site.at).toContain('within=50');
  await expect.poll(() => asked()?.get('within')).toBe('50');
  await button('Map').click();
  const pin = page.getByRole('group', { name: /^Map of events/ }).getByRole('button', { name: 'Town Hall, 1 event' });
  await see(pin).toBeVisible();
  await see(cards().nth(0)).toBeVisible();
  expect(site.at()).toBe('/events?city=Columbia&state=SC&when=weekend&free=true&within=50&map=true');
});

test('an address with days of choice, free only, a distance and the map shows them [BEY-14]', async () => {
  const site = openSite(
    '/events?city=Columbia&state=SC&from=2031-12-04&to=2031-12-09&free=true&within=50&map=true',
    LIST,
  );
  await count(cards(), 2);
  await see(button('Free')).toHaveAttribute('aria-pressed', 'true');
  await see(page.getByRole('combobox', { name: 'Distance' })).toHaveValue('50');
  await see(page.getByRole('group', { name: /^Map of events/ })).toBeVisible();
  const query = site.api.calls('listEvents').at(-1)?.query;
  expect(['from', 'to', 'free', 'within'].map((name) => query?.get(name))).toEqual([
    '2031-12-04',
    '2031-12-09',
    'true',
    '50',
  ]);
});
