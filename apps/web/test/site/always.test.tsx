import { expect, test } from 'vitest';
import { anEvent, anEventDetail, eventPage } from '../harness/data.ts';
import { cards, count, expectSound, gone, page, see } from '../harness/look.ts';
import { leaveSite, openSite } from '../harness/site.tsx';

const LONG = { startDate: '2020-01-01', endDate: '2035-01-01', isAllDay: true, occurs: 'always' } as const;
const museum = anEvent({ id: 'm', slug: 'mills', title: 'A Century of Mills', venue: 'State Museum', ...LONG });
const gallery = anEvent({ id: 'g', slug: 'prints', title: 'Prints', venue: 'The Gallery', ...LONG });
const LIST = { listEvents: eventPage([museum, gallery, anEvent()]) };
const row = () => page.getByText('On for weeks: 2 places', { exact: true });

test('what is always there is one row that opens; one-time events alone are a choice [BEY-53]', async () => {
  const site = openSite('/events', LIST);
  await see(row()).toBeVisible();
  await see(page.getByRole('link', { name: 'Brass at Dusk' })).toBeVisible();
  await gone(page.getByRole('link', { name: 'A Century of Mills' }));
  await expectSound();
  await row().click();
  await see(page.getByRole('link', { name: 'A Century of Mills' })).toBeVisible();
  await see(page.getByRole('link', { name: 'Prints' })).toBeVisible();
  await expectSound();
  await page.getByRole('button', { name: 'One time only', exact: true }).click();
  await expect.poll(site.at).toContain('once=true');
  await expect.poll(() => site.api.calls('listEvents').at(-1)?.query.get('once')).toBe('true');
});

test('a list of nothing else stands open; one by price has no such row [BEY-53]', async () => {
  openSite('/events', { listEvents: eventPage([museum, gallery]) });
  await see(page.getByRole('link', { name: 'Prints' })).toBeVisible();
  await leaveSite();
  openSite('/events?sort=price-asc', LIST);
  await count(cards(), 3);
  await gone(row());
});

test('a page says how often it takes place, and whether one can come alone [BEY-53]', async () => {
  openSite('/events/brass-at-dusk', {
    getEvent: anEventDetail({ occurs: 'repeatedly', repeats: 'weekly', company: 'alone' }),
  });
  await see(page.getByText('Every week, its source says')).toBeVisible();
  await see(page.getByText('You can come alone, its source says')).toBeVisible();
  await see(page.getByText('Come alone', { exact: true })).toBeVisible();
  await expectSound();
});
