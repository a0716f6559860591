import type { PublisherRequest, PublisherRule, PublisherSources } from '@marquee/contract';
import { expect, test } from 'vitest';
import { hoursAgo, openSection, pageOf } from '../harness/console.ts';
import { dialog, expectSound, notice, page, says, see } from '../harness/look.ts';

const REQUEST: PublisherRequest = {
  id: 'r1',
  host: 'hall.example.org',
  wish: 'hide',
  words: 'We closed.',
  email: 'ann@gmail.com',
  timestamp: hoursAgo(2),
  confirmedAt: null,
  status: 'open',
  note: null,
  decidedAt: null,
  decidedBy: null,
};
const RULE: PublisherRule = { host: 'grange.example.org', wish: 'stop', since: hoursAgo(30), grantedBy: null };
const SOURCE: PublisherSources['sources'][number] = {
  id: 's1',
  name: 'The Hall',
  url: 'https://hall.example.org/',
  status: 'active',
  city: 'Columbia',
  state: 'SC',
  upcomingEvents: 12,
};

const open = (answers = {}) =>
  openSection('/admin/data-quality?tab=publishers', 'Data Quality Management', {
    listPublisherRequests: pageOf(REQUEST),
    listPublisherRules: pageOf(RULE),
    listPublisherSources: { sources: [SOURCE], rule: null },
    ...answers,
  });

test('a request opens with the words, the proof and our sources there, and is granted with a note', async () => {
  const granted = { ...REQUEST, status: 'granted', note: 'They called.', decidedAt: hoursAgo(0), decidedBy: 'Ada' };
  const site = await open({ decidePublisherRequest: granted });
  const table = page.getByRole('table', { name: 'Publishers’ Requests' });
  await says(table, 'hall.example.org', 'Hide');
  await table.getByRole('button', { name: 'hall.example.org' }).click();
  const drawer = dialog('hall.example.org');
  await says(drawer, 'We closed.', 'Check who asks before you grant it.', 'Active, 12 coming events');
  await expectSound();
  await drawer.getByRole('button', { name: 'Grant', exact: true }).click();
  await says(drawer, 'Please write a note.');
  await drawer.getByLabelText('Note', { exact: true }).fill('They called.');
  site.api.answer({ listPublisherRequests: pageOf() });
  await drawer.getByRole('button', { name: 'Grant', exact: true }).click();
  await see(notice('Request Granted')).toBeVisible();
  expect(site.api.calls('decidePublisherRequest')).toMatchObject([
    { params: { id: 'r1' }, body: { status: 'granted', note: 'They called.', isNoteShared: false } },
  ]);
});

test('a rule is lifted with a reason', async () => {
  const site = await open({ liftPublisherRule: { success: true } });
  await page
    .getByRole('table', { name: 'Sites We Do Not Read' })
    .getByRole('button', { name: 'grange.example.org' })
    .click();
  await dialog('grange.example.org').getByRole('button', { name: 'Lift Rule' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabelText('Why is it lifted?').fill('They asked us back.');
  site.api.answer({ listPublisherRules: pageOf() });
  await question.getByRole('button', { name: 'Lift Rule' }).click();
  await see(notice('Rule Lifted')).toBeVisible();
  expect(site.api.calls('liftPublisherRule')).toMatchObject([
    { params: { host: 'grange.example.org' }, body: { reason: 'They asked us back.' } },
  ]);
});
