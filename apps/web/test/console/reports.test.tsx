import type { EventReport } from '@marquee/contract';
import { expect, test } from 'vitest';
import { hoursAgo, openSection, pageOf } from '../harness/console.ts';
import { dialog, notice, page, says, see } from '../harness/look.ts';
import { leaveSite } from '../harness/site.tsx';

const REPORT: EventReport = {
  id: 'r1',
  kind: 'wrong-time',
  words: 'It starts at six.',
  email: 'ann@example.org',
  timestamp: hoursAgo(2),
  event: 'Brass at Dusk',
  slug: 'brass-at-dusk',
  openReports: 2,
  status: 'open',
  note: null,
  decidedAt: null,
  decidedBy: null,
};

const open = (answers = {}) =>
  openSection('/admin/data-quality?tab=reports', 'Data Quality Management', {
    listEventReports: pageOf(REPORT),
    ...answers,
  });

test('what visitors reported stands in Data Quality; a row opens with the words, the event and the reporter', async () => {
  await open();
  const table = page.getByRole('table', { name: 'Visitor Reports' });
  await says(table, 'Brass at Dusk', 'Wrong time');
  await table.getByRole('button', { name: 'Brass at Dusk' }).click();
  const drawer = dialog('Brass at Dusk');
  await says(drawer, 'It starts at six.');
  await see(drawer.getByRole('link', { name: '/events/brass-at-dusk' })).toHaveAttribute(
    'href',
    '/events/brass-at-dusk',
  );
  await see(drawer.getByRole('link', { name: 'ann@example.org' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:ann%40example\.org\?/),
  );
});

test('a report is resolved or dismissed with a note', async () => {
  for (const [button, status, title] of [
    ['Resolve', 'resolved', 'Report Resolved'],
    ['Dismiss', 'dismissed', 'Report Dismissed'],
  ] as const) {
    const decided = { ...REPORT, status, note: 'Looked at it.', decidedAt: hoursAgo(0), decidedBy: 'Ada' };
    const site = await open({ decideEventReport: decided });
    await page.getByRole('button', { name: 'Brass at Dusk' }).click();
    const drawer = dialog('Brass at Dusk');
    await drawer.getByRole('button', { name: button }).click();
    await says(drawer, 'Please write a note.');
    await drawer.getByLabelText('Note', { exact: true }).fill('Looked at it.');
    site.api.answer({ listEventReports: pageOf() });
    await drawer.getByRole('button', { name: button }).click();
    await see(notice(title)).toBeVisible();
    const [asked] = site.api.calls('decideEventReport');
    expect(asked?.params).toEqual({ id: 'r1' });
    expect(asked?.body).toEqual({ status, note: 'Looked at it.', isNoteShared: false });
    await leaveSite();
  }
});
