import type { DisputedEvent } from '@marquee/contract';
import { test } from 'vitest';
import { openSection, pageOf } from '../harness/console.ts';
import { dialog, page, see } from '../harness/look.ts';

const DISPUTED: DisputedEvent = {
  id: 'e1',
  slug: 'barn-dance',
  title: 'Barn Dance',
  city: 'Columbia',
  state: 'SC',
  startDate: '2031-12-06T20:00',
  source: 'Granby Hall',
  isVenue: true,
  others: [
    { source: 'TicketPlace', startDate: '2031-12-06T19:30' },
    { source: 'City Guide', startDate: '2031-12-07T20:00' },
  ],
  dates: 2,
  hearts: 3,
  plans: 1,
  venueViews: 40,
};

test('the console ranks events of which sources give different times by the people who keep them [BEY-50]', async () => {
  await openSection('/admin/data-quality?tab=disagreements', 'Data Quality', { listDisagreements: pageOf(DISPUTED) });
  const row = page.getByRole('row', { name: /Barn Dance/ });
  await see(row).toHaveTextContent('TicketPlace: 7:30 PM; City Guide: Dec 7, 2031, 8:00 PM');
  await see(row.getByRole('cell', { name: '4', exact: true })).toBeVisible();
  await row.getByText('Barn Dance').click();
  await see(dialog()).toHaveTextContent('Granby Hall, the venue itself');
  await see(dialog().getByRole('link', { name: 'What visitors see' })).toHaveAttribute('href', '/events/barn-dance');
});
