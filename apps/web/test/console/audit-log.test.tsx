import type { AuditRecord } from '@marquee/contract';
import { expect, test } from 'vitest';
import { refused } from '../harness/api.ts';
import { hoursAgo, openSection, pageOf } from '../harness/console.ts';
import { count, dialog, expectSound, gone, page, says, see } from '../harness/look.ts';

const ADA = { kind: 'user', id: 'u1', name: 'Ada Lovelace', email: 'ada@marquee.example', isGone: false } as const;
const PAUSED: AuditRecord = {
  id: 'a1',
  timestamp: hoursAgo(1),
  actor: ADA,
  action: 'source.pause',
  subject: {
    key: 'source:s1',
    kind: 'source',
    name: 'Harbor Hall',
    isGone: false,
    slug: null,
    city: 'Columbia',
    state: 'SC',
  },
  before: { name: 'Harbor Hall', status: 'active' },
  after: { name: 'Harbor Hall', status: 'inactive', reason: 'Its owner asked.' },
  names: {},
  requestId: 'request-1',
};
const REFUNDED: AuditRecord = {
  ...PAUSED,
  id: 'a9',
  action: 'payment.refund',
  subject: { ...PAUSED.subject, key: 'payment:p1', kind: 'payment', name: null, city: null, state: null },
  before: { refundedCents: 0, reason: null },
  after: { refundedCents: 900, reason: 'They called.' },
};
const SWITCHED: AuditRecord = {
  ...PAUSED,
  id: 'a2',
  action: 'control.switch',
  subject: { ...PAUSED.subject, key: 'control:eventScraping', kind: 'control', name: null, city: null, state: null },
  before: { enabled: true },
  after: { enabled: false },
};
const SPLIT: AuditRecord = {
  ...PAUSED,
  id: 'a3',
  actor: { ...ADA, name: null, isGone: true },
  action: 'event.split',
  subject: { ...PAUSED.subject, key: 'event:e1', kind: 'event', name: 'Quiz Night', isGone: true },
  before: { sources: ['s1', 's2'] },
  after: { sources: ['s2'], split: { event: 'e2', source: 's1' } },
  names: { 'source:s1': 'Harbor Hall', 'source:s2': 'The Weekly', 'event:e2': 'Pub Quiz' },
};

const openLog = (query = '', answers = {}) =>
  openSection(`/admin/audit-log${query}`, 'Audit Log', {
    listAuditLog: pageOf(PAUSED, SWITCHED, SPLIT),
    listAuditActors: [ADA],
    ...answers,
  });
const rows = () => page.getByRole('table', { name: 'Changes made in the console' }).css('tbody tr');
const row = (place: number) => rows().nth(place);

test('events of one name that became one event are told one by one', async () => {
  await openLog('?open=a4', {
    listAuditLog: pageOf({
      ...SPLIT,
      id: 'a4',
      action: 'series.consolidate',
      subject: { ...SPLIT.subject, key: 'events:2', kind: 'events', name: null, isGone: false },
      before: [{ event: 'e1' }, { event: 'e2' }],
      after: [
        { event: 'e1', mergedInto: 'e3' },
        { event: 'e2', mergedInto: 'e3' },
      ],
      names: { 'event:e1': 'Quiz Night', 'event:e2': 'Quiz Night', 'event:e3': 'Pub Quiz' },
    }),
  });
  const change = dialog('Consolidated recurring events: 2 events')
    .getByRole('table', { name: 'Change' })
    .css('tbody tr');
  await count(change, 2);
  for (const line of [change.first(), change.last()]) await says(line, /Quiz Night: Merged into\s*none\s*Pub Quiz/);
});

test('a refund reads as the amount that went back, and why [BEY-29]', async () => {
  await openLog('?open=a9', { listAuditLog: pageOf(REFUNDED) });
  const change = page.getByRole('dialog').getByRole('table', { name: 'Change' }).css('tbody tr');
  await count(change, 2);
  await says(change.first(), /^Refunded\s*\$0\.00\s*\$9\.00/);
  await says(change.nth(1), /Reason\s*none\s*They called\./);
});

test('an entry says who did what to what in words, and leads there [BEY-29]', async () => {
  await page.viewport(1440, 900);
  await openLog();
  await says(
    row(0),
    'Paused source',
    'Harbor Hall',
    'Status:',
    'Active → Paused',
    '+1 more',
    'Ada Lovelace',
    '1 h ago',
  );
  await see(row(0).getByRole('link', { name: 'Harbor Hall' })).toHaveAttribute(
    'href',
    '/admin/scraping?tab=sources&city=Columbia&state=SC&open=s1',
  );
  await says(row(1), 'Turned control off', 'Event Scraping', 'On → Off');
  await says(row(2), 'Split event', 'Quiz Night (deleted)', 'ada@marquee.example (deleted user)', '− Harbor Hall');
  await gone(row(2).getByRole('link'));
});

test('what a list gained and lost is told apart', async () => {
  await openLog('?open=a3');
  const drawer = dialog('Split event: Quiz Night (deleted)');
  const change = drawer.getByRole('table', { name: 'Change' }).css('tbody tr');
  await says(change.first(), /Sources\s*Removed: Harbor Hall\s*–/);
  await says(change.nth(1), /Split off: Event\s*none\s*Pub Quiz/);
});

test('the log is narrowed by choice, the address keeps it, and the table is of the same [BEY-29]', async () => {
  const site = await openLog();
  const asked = () => Object.fromEntries(site.api.calls('listAuditLog').at(-1)?.query ?? []);
  const link = page.getByRole('link', { name: 'Export CSV' });
  await see(link).toHaveAttribute('href', '/api/admin/audit-log.csv');
  await page.getByLabelText('About').selectOptions('Sources');
  await expect.poll(asked).toMatchObject({ topic: 'sources' });
  const action = page.getByLabelText('Action');
  expect(action.css('optgroup').elements()).toHaveLength(15);
  await action.selectOptions('Paused source');
  // The action says what it is about.
  await expect.poll(asked).toEqual({ action: 'source.pause' });
  await page.getByLabelText('Who').selectOptions('Ada Lovelace (ada@marquee.example)');
  await expect.poll(asked).toEqual({ action: 'source.pause', actor: 'u1' });
  expect(site.at()).toBe('/admin/audit-log?action=source.pause&actor=u1');
  await see(link).toHaveAttribute('href', '/api/admin/audit-log.csv?action=source.pause&actor=u1');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(site.at).toBe('/admin/audit-log');
});

test('the log of one thing says its name, and the filter is cleared', async () => {
  const site = await openLog('?subject=source:s1');
  const only = page.getByRole('group', { name: 'What' });
  await says(only, 'Harbor Hall');
  await only.getByRole('button', { name: 'Clear: What' }).click();
  await gone(only);
  expect(site.at()).toBe('/admin/audit-log');
});

test('an actor whom nobody knows stays chosen', async () => {
  await openLog('?actor=u9', { listAuditActors: refused(500, 'No.') });
  await see(page.getByLabelText('Who')).toHaveValue('u9');
});

test('an empty log and one that cannot be read say so', async () => {
  const site = await openLog('', { listAuditLog: pageOf() });
  await see(page.getByText(/^Nothing has been changed yet\./)).toBeVisible();
  site.api.answer({ listAuditLog: refused(503, 'The database does not answer.') });
  await page.getByLabelText('About').selectOptions('Events');
  await says(page.getByRole('alert').filter({ hasText: 'The audit log' }), 'The database does not answer.');
});

test('an entry opens with the difference in words, and with its ids for who asks [BEY-29]', async () => {
  const site = await openLog();
  await row(0).getByRole('button', { name: 'Paused source' }).click();
  const drawer = dialog('Paused source: Harbor Hall');
  const change = drawer.getByRole('table', { name: 'Change' }).css('tbody tr');
  await count(change, 2);
  await says(change.first(), /Status\s*Active\s*Paused/);
  await says(change.last(), /Reason\s*none\s*Its owner asked\./);
  await see(drawer.getByText('source:s1', { exact: true })).not.toBeVisible();
  await drawer.getByText('Technical details').click();
  await see(drawer.getByText('source:s1', { exact: true })).toBeVisible();
  // A drawer that is higher than the window scrolls; nothing in it is squeezed.
  await page.viewport(1440, 400);
  await expect.poll(() => drawer.getByRole('table').element().parentElement?.offsetHeight).toBeGreaterThan(80);
  await expectSound();
  await drawer.getByRole('link', { name: 'All changes to this' }).click();
  await expect.poll(site.at).toBe('/admin/audit-log?subject=source%3As1');
});
