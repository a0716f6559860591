import type { Event, EventDetail } from '@marquee/contract';
import { test } from 'vitest';
import { anEvent, anEventDetail, eventPage } from '../harness/data.ts';
import { cards, count, expect, gone, page, says, see } from '../harness/look.ts';
import { leaveSite, openSite } from '../harness/site.tsx';

const SOLD_OUT = { soldOut: true };
const MOVED = { movedFrom: '2031-12-03T20:00' };
const ONLINE = { isOnline: true, venue: 'Zoom', address: null, latitude: 34, longitude: -81 };

const main = () => page.getByRole('main');
const show = (change: Partial<EventDetail>) => openSite('/events/brass-at-dusk', { getEvent: anEventDetail(change) });

test('each condition has its badge on a card, no card more than two, and what was paid for is always said [BEY-41]', async () => {
  const changes: Array<[Partial<Event>, string[]]> = [
    [SOLD_OUT, ['Sold out']],
    [MOVED, ['Moved from Dec 3']],
    [{ movedFrom: '2031-12-05T18:00' }, ['Moved from 6:00 PM']],
    [ONLINE, ['Online']],
    [{ ages: '21+' }, ['Ages 21+']],
    [{ ages: 'all' }, []],
    [{ status: 'ended' }, ['Ended']],
    [{ status: 'cancelled', ages: '18+' }, ['Cancelled', 'Ages 18+']],
    [{ ...SOLD_OUT, ...MOVED, ...ONLINE, ages: '21+', isFeatured: true }, ['Sold out', 'Featured']],
    [{ ...SOLD_OUT, ...MOVED, ages: '21+' }, ['Sold out', 'Moved from Dec 3']],
    [{ status: 'cancelled', ...SOLD_OUT, isFeatured: true }, ['Cancelled', 'Featured']],
    [{ ...ONLINE, ages: '21+', isFeatured: true }, ['Featured', 'Online']],
  ];
  const list = changes.map(([change], index) => anEvent({ id: `e${index}`, slug: `show-${index}`, ...change }));
  openSite('/events', { listEvents: eventPage(list) });
  await count(cards(), list.length);
  for (const [index, [, badges]] of changes.entries()) {
    const shown = cards().nth(index).css('[class*="badges"] > span');
    await count(shown, badges.length);
    if (badges.length > 0)
      await expect.poll(() => shown.elements().map(({ textContent }) => textContent)).toEqual(badges);
  }
  await see(cards().nth(3)).not.toHaveTextContent('Zoom');
});

test('the page says sold out, leads to the source in other words, and marks sold-out dates [BEY-41]', async () => {
  const dates = ['2031-12-05T19:30', '2031-12-06T19:30'].map((startDate, index) => ({
    startDate,
    endDate: null,
    status: 'active' as const,
    soldOut: index === 0,
  }));
  show({ ...SOLD_OUT, occurrences: dates.map((date) => ({ ...date, soldOut: true })) });
  await says(main(), 'Sold out – the source says so.');
  await see(main().getByRole('link', { name: 'See event page' })).toBeVisible();
  await gone(main().getByRole('link', { name: 'Get Tickets' }));
  await leaveSite();
  show({ occurrences: dates });
  await says(main(), 'The next date is sold out. The first one that is not: Saturday, December 6, 2031, 7:30 PM.');
  await see(main().getByRole('link', { name: 'Get Tickets' })).toBeVisible();
  await says(main().getByRole('listitem').filter({ hasText: 'December 5' }), 'Sold out');
});

test('the page says from when it was moved, who is let in, and that there is no place to go to [BEY-41]', async () => {
  show({ ...MOVED, ...ONLINE, ages: '21+' });
  await says(
    main(),
    'Moved from Wednesday, December 3, 2031, 8:00 PM.',
    'Ages 21+',
    'See the event page for how to join.',
  );
  await gone(main().getByRole('heading', { name: 'Where it is' }));
  await page.getByRole('button', { name: 'Add to Calendar' }).click();
  const google = page.getByRole('menuitem', { name: /Google/ });
  await expect
    .poll(() => new URL((google.element() as HTMLAnchorElement).href).searchParams.get('location'))
    .toBe('Online');
});
