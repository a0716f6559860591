import type { SubmissionRecord, VenueClaimRecord } from '@marquee/contract';
import { expect, test } from 'vitest';
import { refused } from '../harness/api.ts';
import { hoursAgo, openSection, pageOf } from '../harness/console.ts';
import { dialog, expectSound, notice, page, says, see } from '../harness/look.ts';

const CLAIM: VenueClaimRecord = {
  id: 'c1',
  venueSlug: 'the-old-depot-columbia-sc',
  venue: 'The Old Depot',
  city: 'Columbia',
  state: 'SC',
  host: 'depot.example',
  userId: 'u1',
  claimant: 'Ann Lee',
  claimantEmail: 'ann@example.org',
  email: null,
  words: 'I am its manager.',
  owner: null,
  timestamp: hoursAgo(2),
  status: 'open',
  note: null,
  decidedAt: null,
  decidedBy: null,
};
const SENT: SubmissionRecord = {
  id: 's1',
  kind: 'event',
  title: 'Porch Concert',
  city: 'Columbia',
  state: 'SC',
  event: {
    title: 'Porch Concert',
    day: '2031-10-24',
    time: '19:30',
    endTime: null,
    venue: 'The Yellow Porch',
    address: null,
    city: 'Columbia',
    state: 'SC',
    url: 'https://porch.example/',
    price: 'Free',
    description: 'Bring a chair.',
    flyer: null,
  },
  picture: null,
  url: 'https://porch.example/',
  email: 'ann@example.org',
  timestamp: hoursAgo(1),
  status: 'open',
  note: null,
  outcome: null,
  decidedAt: null,
  decidedBy: null,
};

const open = (tab: string, answers = {}) =>
  openSection(`/admin/data-quality?tab=${tab}`, 'Data Quality Management', {
    listVenueClaims: pageOf(CLAIM),
    listSubmissions: pageOf(SENT),
    ...answers,
  });

test('a claim opens with who claims what, and is approved with a reason [BEY-23]', async () => {
  const granted = {
    ...CLAIM,
    status: 'granted',
    owner: 'ann@example.org',
    note: 'Called.',
    decidedAt: hoursAgo(0),
    decidedBy: 'Ada',
  };
  const site = await open('claims', { decideVenueClaim: granted });
  const table = page.getByRole('table', { name: 'Venue Claims' });
  await says(table, 'The Old Depot', 'ann@example.org');
  await table.getByRole('button', { name: 'The Old Depot' }).click();
  const drawer = dialog('The Old Depot');
  await says(drawer, 'I am its manager.', 'depot.example', 'Nobody', 'Ann Lee (ann@example.org)');
  await expectSound();
  await drawer.getByRole('button', { name: 'Approve' }).click();
  await says(drawer, 'Please give a reason.');
  await drawer.getByLabelText('Reason', { exact: true }).fill('Called.');
  site.api.answer({ listVenueClaims: pageOf() });
  await drawer.getByRole('button', { name: 'Approve' }).click();
  await see(notice('Claim Approved')).toBeVisible();
  expect(site.api.calls('decideVenueClaim')).toMatchObject([
    { params: { id: 'c1' }, body: { status: 'granted', note: 'Called.', isNoteShared: false } },
  ]);
});

test('a granted claim is revoked with a reason; what stands in the way is said', async () => {
  const granted: VenueClaimRecord = { ...CLAIM, status: 'granted', owner: 'ann@example.org', decidedAt: hoursAgo(1) };
  const site = await open('claims', {
    listVenueClaims: pageOf(granted),
    decideVenueClaim: refused(409, 'The claim or the account changed at the same time. Look at it again.'),
  });
  await page.getByRole('table', { name: 'Venue Claims' }).getByRole('button', { name: 'The Old Depot' }).click();
  const drawer = dialog('The Old Depot');
  await says(drawer, 'The email to the venue’s domain', 'Its profile stays, and so does the role');
  await drawer.getByLabelText('Reason', { exact: true }).fill('It was sold.');
  await drawer.getByRole('button', { name: 'Revoke' }).click();
  await see(notice('Decision Failed')).toBeVisible();
  expect(site.api.calls('decideVenueClaim')[0]?.body).toMatchObject({ status: 'revoked' });
});

test('a submission opens with what was sent, and is approved or rejected with a reason [BEY-38]', async () => {
  const rejected = { ...SENT, status: 'rejected', note: 'It is private.', decidedAt: hoursAgo(0), decidedBy: 'Ada' };
  const site = await open('submissions', { decideSubmission: rejected });
  const table = page.getByRole('table', { name: 'Submissions' });
  await says(table, 'Porch Concert', 'Event', 'Columbia, SC');
  await table.getByRole('button', { name: 'Porch Concert' }).click();
  const drawer = dialog('Porch Concert');
  await says(drawer, 'Bring a chair.', 'The Yellow Porch', '7:30 PM', 'ann@example.org');
  await expectSound();
  await drawer.getByLabelText('Reason', { exact: true }).fill('It is private.');
  await drawer.getByRole('checkbox', { name: 'Send this reason to the sender' }).click();
  site.api.answer({ listSubmissions: pageOf() });
  await drawer.getByRole('button', { name: 'Reject' }).click();
  await see(notice('Submission Rejected')).toBeVisible();
  expect(site.api.calls('decideSubmission')).toMatchObject([
    { params: { id: 's1' }, body: { status: 'rejected', note: 'It is private.', isNoteShared: true } },
  ]);
});

test('an approved website leads to its source; with nothing waiting the lists say so', async () => {
  const outcome = '/admin/scraping?tab=sources&city=Columbia&state=SC&open=x';
  const website: SubmissionRecord = {
    ...SENT,
    kind: 'source',
    title: 'Porch',
    event: null,
    status: 'approved',
    outcome,
  };
  await open('submissions', { listSubmissions: pageOf(website), listVenueClaims: pageOf() });
  await page.getByRole('table', { name: 'Submissions' }).getByRole('button', { name: 'Porch' }).click();
  await see(dialog('Porch').getByRole('link', { name: 'Open it' })).toHaveAttribute('href', outcome);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('tab', { name: 'Venue Claims' }).click();
  await says(page.getByRole('main'), 'No claim is waiting for a decision.');
});

test('the navigation says that claims and submissions wait', async () => {
  await open('actions');
  const link = page.getByRole('navigation').getByRole('link', { name: /Data Quality Management/ });
  await says(link, '2');
});
