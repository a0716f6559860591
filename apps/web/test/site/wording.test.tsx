import { endpoints } from '@marquee/contract';
import { expect, test } from 'vitest';
import { openConcierge } from '../harness/concierge.ts';
import { anEventDetail, eventPage, events } from '../harness/data.ts';
import { STATUS } from '../harness/enhancement.ts';
import { dialog, page, says, see } from '../harness/look.ts';
import { leaveSite, openSite, personOf } from '../harness/site.tsx';

const LISTED = { listEvents: eventPage(events(3)) };

test('the site speaks as a concierge: the apology, the details of an event and the chat [PROD-04]', async () => {
  openSite('/event-not-found/a-show');
  await see(page.getByText('VIP Concierge Service', { exact: true })).toBeVisible();
  await leaveSite();

  openSite('/events/brass-at-dusk', { getEvent: anEventDetail(), getEnhancementStatus: STATUS.new });
  await see(page.getByRole('heading', { name: 'VIP Event Details' })).toBeVisible();
  await leaveSite();

  await openConcierge(LISTED);
  await see(dialog('Concierge').getByRole('heading', { name: 'Concierge', exact: true })).toBeVisible();
  await says(dialog('Concierge'), 'I am your concierge for Columbia.');
});

test('every page is titled Marquee, and paths that name it do so in lower case [PROD-05]', async () => {
  const paths = [
    '/',
    '/events',
    '/cities',
    '/saved',
    '/about',
    '/privacy',
    '/developers',
    '/submit',
    '/advertise',
    '/nowhere',
  ];
  for (const path of [...paths, '/admin/marquee-phase2', '/admin/marquee-phase3']) {
    document.title = '';
    openSite(path, { ...LISTED, currentUser: personOf('admin') });
    const isConsole = path.startsWith('/admin');
    await expect.poll(() => document.title).toMatch(isConsole ? /^Marquee Phase . – Marquee Console$/ : /. · Marquee$/);
    await leaveSite();
  }
  const named = Object.values(endpoints)
    .map(({ path }) => path)
    .filter((path) => /marquee/i.test(path));
  expect(named).toContain('/api/admin/marquee/quality-metrics');
  expect(named.filter((path) => path !== path.toLowerCase())).toEqual([]);
});
