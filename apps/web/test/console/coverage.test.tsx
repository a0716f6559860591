import type { CityCoverage } from '@marquee/contract';
import { test } from 'vitest';
import { openSection } from '../harness/console.ts';
import { dialog, page, see } from '../harness/look.ts';

const CITY: CityCoverage = {
  slug: 'columbia-sc',
  city: 'Columbia',
  state: 'SC',
  isLive: true,
  events: 120,
  sources: 9,
  lost: 2,
  lostEvents: 31,
  places: 4,
  placeEvents: 12,
  share: 0.7,
  next: [
    {
      kind: 'lost',
      name: 'Large Guide',
      url: 'https://guide.example/events',
      events: 30,
      silentSince: '2031-11-03T03:00:00.000Z',
    },
    { kind: 'place', name: 'Old Mill', url: null, events: 6, silentSince: null },
    { kind: 'site', name: 'mill.example', url: 'https://mill.example/', events: 2, silentSince: null },
  ],
};
const EMPTY = { ...CITY, slug: 'aiken-sc', city: 'Aiken', isLive: false, lost: 0, places: 0, share: null, next: [] };

test('each city has the next best source to win, with what it may bring [BEY-51]', async () => {
  await openSection('/admin/city-management?tab=coverage', 'City Management', {
    listCoverage: { items: [CITY, EMPTY], nextCursor: null },
  });
  const table = page.getByRole('table', { name: 'Coverage' });
  await see(table.getByRole('row', { name: /Columbia, SC/ })).toHaveTextContent(
    'Large Guide · lost source · about 30 events',
  );
  await see(table.getByRole('row', { name: /Columbia, SC/ })).toHaveTextContent('70%');
  await table.getByText('Columbia, SC').click();
  const items = dialog().getByRole('listitem');
  await see(items.nth(1)).toHaveTextContent('Old Mill · place without a source · about 6 events');
  await see(items.nth(2)).toHaveTextContent('mill.example · website that was found · about 2 events');
  await see(dialog().getByRole('link', { name: 'What visitors see of it' })).toHaveAttribute(
    'href',
    '/cities/columbia-sc/sources',
  );
});
