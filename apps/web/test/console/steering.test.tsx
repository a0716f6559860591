import type { Endpoints, ResponseOf } from '@marquee/contract';
import { expect, test } from 'vitest';
import { refused } from '../harness/api.ts';
import { openSection, pageOf } from '../harness/console.ts';
import { dialog, expectSound, gone, notice, page, says, see } from '../harness/look.ts';
import { SOURCE } from '../harness/records.ts';

type Source = ResponseOf<Endpoints['addSource']>;

const STEERED: Source = { ...SOURCE, name: 'Steered Hall', city: 'Savannah', state: 'GA' };

const drawer = () => dialog('Steered Hall');
const press = (name: string) => drawer().getByRole('button', { name, exact: true }).click();

/** The drawer of the source, with a server that keeps what was done to it. */
async function open(before: Partial<Source> = {}) {
  let now = { ...STEERED, ...before };
  const put = (change: Partial<Source>) => {
    now = { ...now, ...change };
    return now;
  };
  const site = await openSection('/admin/scraping?tab=sources&open=s1', 'Scraping / Discovery', {
    listScrapingSources: () => pageOf(now),
    pauseSource: () => put({ status: 'inactive' }),
    readSource: () => put({}),
    resumeSource: () => put({ status: 'active' }),
    retireSource: () => put({ status: 'retired' }),
    editSource: ({ body }) => {
      const change = body as Pick<Source, 'name' | 'url' | 'intervalMinutes'>;
      return put({ ...change, movedFrom: change.url === now.url ? now.movedFrom : now.url });
    },
  });
  await see(drawer()).toBeVisible();
  return site;
}

test('a source is paused and resumed from its drawer', async () => {
  const site = await open();
  await press('Pause');
  await see(notice('Source Paused')).toBeVisible();
  await see(drawer().getByText('Paused', { exact: true }).first()).toBeVisible();
  await press('Resume');
  await see(notice('Source Resumed')).toBeVisible();
  await gone(drawer().getByText('Paused', { exact: true }));
  const sent = [...site.api.calls('pauseSource'), ...site.api.calls('resumeSource')];
  expect(sent.map(({ params }) => params)).toEqual([{ id: 's1' }, { id: 's1' }]);
});

test('taking back a pause keeps the time of the next read', async () => {
  const site = await open();
  await press('Pause');
  await notice('Source Paused').getByRole('button', { name: 'Undo' }).click();
  await says(notice('Source Resumed'), 'at the time it had before the pause');
  expect(site.api.calls('resumeSource').map(({ body }) => body)).toEqual([{ undo: true }]);
});

test('where robots.txt forbids reading, the drawer says so and does not offer it', async () => {
  await open({ health: 'forbidden' });
  await says(drawer(), 'Its robots.txt forbids reading, so it cannot be read by hand.');
  await gone(drawer().getByRole('button', { name: 'Read Now', exact: true }));
  await see(drawer().getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
});

test('a paused source that robots.txt forbids says when it is asked again, before and after it is resumed', async () => {
  await open({ health: 'forbidden', status: 'inactive' });
  await says(drawer(), 'Once resumed, the robots.txt is asked again at the next planned read (');
  await press('Resume');
  await says(notice('Source Resumed'), 'Its robots.txt is asked again at the next planned read (');
});

test('what a source is set to is judged before it is sent, and its move is told', async () => {
  const site = await open();
  await drawer().getByText('Edit', { exact: true }).click();
  await drawer().getByLabelText('Read every (minutes)').fill('0');
  await press('Save');
  await see(drawer().getByText('Enter a whole number from 1 to 10,080.')).toBeVisible();
  expect(site.api.calls('editSource')).toEqual([]);
  await drawer().getByLabelText('Read every (minutes)').fill('90');
  await drawer().getByLabelText('Address').fill('https://hall.example/new');
  await see(drawer().getByText(/Its old address is remembered/)).toBeVisible();
  await expectSound();
  await press('Save');
  await see(notice('Source Saved')).toBeVisible();
  await see(drawer().getByText('every 1 h 30 min')).toBeVisible();
  await see(drawer().getByText('Moved from')).toBeVisible();
  expect(site.api.calls('editSource').map(({ body }) => body)).toEqual([
    {
      name: 'Steered Hall',
      url: 'https://hall.example/new',
      city: 'Savannah',
      state: 'GA',
      tier: 'medium',
      intervalMinutes: 90,
    },
  ]);
});

test('what was typed stays when somebody else saves first, and the form says so', async () => {
  const site = await open();
  await drawer().getByText('Edit', { exact: true }).click();
  await drawer().getByLabelText('Name').fill('My Hall');
  site.api.answer({
    listScrapingSources: pageOf({ ...STEERED, name: 'Her Hall', intervalMinutes: 90 }),
    readSource: refused(409, 'Event scraping is off.'),
  });
  // A refused call has the source read again.
  await press('Read Now');
  const form = dialog('Her Hall');
  await see(form.getByText(/Another administrator changed this source/)).toBeVisible();
  await see(form.getByLabelText('Name')).toHaveValue('My Hall');
  await see(form.getByLabelText('Read every (minutes)')).toHaveValue('90');
  await form.getByRole('button', { name: 'Discard Mine' }).click();
  await see(form.getByLabelText('Name')).toHaveValue('Her Hall');
});

test('a source is retired for a reason and once that is confirmed, and brought back', async () => {
  const site = await open();
  await drawer().getByText('Retire this source').click();
  await press('Retire');
  await see(drawer().getByText('Enter a reason.')).toBeVisible();
  await drawer().getByLabelText('Reason').fill(' A test made it. ');
  await press('Retire');
  const question = page.getByRole('alertdialog', { name: 'Retire Steered Hall?' });
  await says(question, 'never added again');
  expect(site.api.calls('retireSource')).toEqual([]);
  await question.getByRole('button', { name: 'Retire' }).click();
  await see(notice('Source Retired')).toBeVisible();
  await see(drawer().getByText('This source is retired: it is never read and never added again.')).toBeVisible();
  await gone(drawer().getByText('Edit', { exact: true }));
  expect(site.api.calls('retireSource').map(({ body }) => body)).toEqual([{ reason: 'A test made it.' }]);
  await press('Bring back');
  await see(notice('Source Resumed')).toBeVisible();
  await see(drawer().getByText('Edit', { exact: true })).toBeVisible();
});

test('a source is read now', async () => {
  const site = await open();
  await press('Read Now');
  await says(notice('Read Queued'), 'Steered Hall is read next.');
  expect(site.api.calls('readSource')).toHaveLength(1);
});

test('a read that cannot start says why', async () => {
  const site = await open();
  site.api.answer({ readSource: refused(409, 'Event scraping is off. Nothing can be read now.') });
  await press('Read Now');
  await says(notice('Read Not Queued'), 'Event scraping is off. Nothing can be read now.');
});

test('what the server will not do is said, and the source is shown as it is', async () => {
  const site = await open();
  site.api.answer({ pauseSource: refused(409, 'Someone else changed this at the same time.') });
  await press('Pause');
  await says(notice('Source Not Paused'), 'Someone else changed this at the same time.');
  await see(drawer().getByRole('button', { name: 'Pause', exact: true })).toBeEnabled();
});
