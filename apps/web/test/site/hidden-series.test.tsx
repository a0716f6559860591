import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { HiddenList } from '../../src/features/hidden-series/hidden-list.tsx';
import { keepHiddenSeries } from '../../src/features/hidden-series/keep-hidden-series.ts';
import { setUser, useSession } from '../../src/session/session.ts';
import { anEvent, anEventDetail, eventPage } from '../harness/data.ts';
import { cards, count, expectSound, gone, notice, page, see } from '../harness/look.ts';
import { leaveSite, openPart, openSite, personOf } from '../harness/site.tsx';

const KEY = 'marquee.hiddenSeries';
const stored = () => localStorage.getItem(KEY);
function hide(...ids: string[]): void {
  localStorage.setItem(KEY, JSON.stringify(ids));
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

const date = (day: string) => ({ startDate: day, endDate: null, status: 'active' as const, soldOut: false });
const series = anEvent({ id: 'swing', slug: 'swing-night', title: 'Swing Night', upcomingCount: 3 });
const dated = anEventDetail({ ...series, occurrences: ['2031-12-05T19:30', '2031-12-12T19:30'].map(date) });
const list = { listEvents: eventPage([series, anEvent()]) };
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

test('a series is hidden on its page, which says so, and the hiding is taken back', async () => {
  openSite('/events/swing-night', { getEvent: dated });
  await press('Hide This Series');
  await see(notice('Swing Night is hidden')).toBeVisible();
  await see(page.getByText('You hide this series: lists of events leave it out.')).toBeVisible();
  expect(stored()).toBe('["swing"]');
  await press('Undo');
  await see(page.getByRole('button', { name: 'Hide This Series' })).toBeVisible();
  expect(stored()).toBe('[]');
  await press('Hide This Series');
  await expectSound();
  await press('Show This Series Again');
  expect(stored()).toBe('[]');
});

test('an event with one date cannot be hidden; of a full list that is said', async () => {
  openSite('/events/brass-at-dusk', { getEvent: anEventDetail() });
  await see(page.getByRole('link', { name: 'Get Tickets' })).toBeVisible();
  await gone(page.getByRole('button', { name: /Series/ }));
  await leaveSite();
  hide(...Array.from({ length: 200 }, (_, n) => `s${n}`));
  openSite('/events/swing-night', { getEvent: dated });
  await press('Hide This Series');
  await see(notice('You hide 200 series already')).toBeVisible();
  expect(stored()).not.toContain('swing');
});

test('the listing leaves hidden series out, says how many, and shows them on request; the count stays [BEY-13]', async () => {
  hide('swing');
  openSite('/events', list);
  await see(page.getByText('1 hidden series is left out')).toBeVisible();
  await count(cards(), 1);
  await see(page.getByText('2 experiences found')).toBeInTheDocument();
  await expectSound();
  await press('Show it');
  await count(cards(), 2);
  await see(page.getByText('1 hidden series is shown')).toBeVisible();
  await press('Leave it out');
  await count(cards(), 1);
});

test('a listing of hidden series alone does not look empty', async () => {
  hide('swing', 'e1');
  openSite('/events', list);
  await see(page.getByText('2 hidden series are left out')).toBeVisible();
  await count(cards(), 0);
  await gone(page.getByRole('link', { name: 'Browse other cities' }));
  await press('Show them');
  await count(cards(), 2);
});

test('the page of saved events lists what is hidden, and shows it again', async () => {
  hide('over', 'swing');
  openSite('/saved', { readCards: { events: [series] } });
  await see(page.getByRole('link', { name: 'Swing Night' })).toHaveAttribute('href', '/events/swing-night');
  await see(page.getByText('A series that is no longer listed')).toBeVisible();
  await expectSound();
  await press('Show Swing Night again');
  await see(notice('Swing Night is in lists again')).toBeVisible();
  expect(stored()).toBe('["over"]');
});

function Kept() {
  const queries = useQueryClient();
  useSession();
  useEffect(() => keepHiddenSeries(queries), [queries]);
  return (
    <>
      <HiddenList />
      <button type="button" onClick={() => setUser(queries, personOf('user'))}>
        In
      </button>
      <button type="button" onClick={() => setUser(queries, null)}>
        Out
      </button>
    </>
  );
}

test('what a visitor hides joins the account at sign-in and leaves this browser at sign-out [BEY-13]', async () => {
  hide('swing');
  const { api } = openPart(<Kept />, {
    readCards: { events: [series, anEvent({ id: 'choir', title: 'Choir' })] },
    changeHiddenSeries: ({ body }) => ({ ids: ['choir', ...(body as { add: string[] }).add], left: [] }),
  });
  await press('In');
  await see(page.getByRole('link', { name: 'Choir' })).toBeVisible();
  expect(api.asked.find(({ id }) => id === 'changeHiddenSeries')?.body).toEqual({ add: ['swing'], remove: [] });
  expect(stored()).toBe('["choir","swing"]');
  await press('Out');
  await see(page.getByText('You hide no series.')).toBeVisible();
  expect(stored()).toBe('[]');
});
