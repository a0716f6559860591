import type { LocationReport, SeriesGroup } from '@marquee/contract';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { refused } from '../harness/api.ts';
import { openSection, pageOf } from '../harness/console.ts';
import { aClaim, anEventDetail } from '../harness/data.ts';
import { block, count, expectSound, gone, notice, page, says, see } from '../harness/look.ts';
import { forgetAnswers, leaveSite } from '../harness/site.tsx';

const open = (answers = {}) => openSection('/admin/recurring-events', 'Recurring Events', answers);

function group(change: Partial<SeriesGroup>): SeriesGroup {
  return {
    id: 'one',
    slug: 'barn-dance',
    title: 'Barn Dance',
    sourceUrl: 'https://hall.example.org/',
    startDate: '2030-10-10T19:00',
    endDate: '2030-12-05T19:00',
    duplicateCount: 2,
    status: 'pending',
    venue: 'Granby Hall',
    city: 'Columbia, SC',
    dates: 3,
    ...change,
  };
}

test('two lists, and Consolidate only where something is pending [RECUR-01, RECUR-02]', async () => {
  const site = await open({
    listRecurringEvents: [group({}), group({ id: 'two', title: 'Quiz', duplicateCount: 1, status: 'consolidated' })],
    consolidateRecurringEvents: { groups: 1, merged: 1, message: '1 events were merged into 1.' },
  });
  await says(block('Pending consolidation'), 'Barn Dance');
  await says(block('Consolidated'), 'Quiz');
  site.api.answer({ listRecurringEvents: [] });
  await page.getByRole('button', { name: 'Consolidate' }).click();
  const question = page.getByRole('alertdialog', { name: 'Merge this group into one event?' });
  await says(question, '2 events become one with 3 dates');
  await question.getByRole('button', { name: 'Consolidate' }).click();
  await see(notice('Recurring Events Consolidated')).toBeVisible();
  await count(page.getByText('No recurring events found'), 2);
  await see(page.getByRole('button', { name: 'Consolidate' })).toBeDisabled();
});

test('shows the sources of an event, and splits one off after a confirmation', async () => {
  const row = {
    eventId: 'one',
    sourceId: 'paper',
    source: 'The Weekly',
    title: 'Quiz for Poets',
    url: 'https://weekly.example.org/',
    startDate: '2030-10-10T19:00',
    dates: 1,
    mergedFrom: null,
    canSplit: true,
    lastSeenAt: '2030-10-01T12:00:00.000Z',
  };
  const site = await open({
    listEventSources: ({ query }: { query: URLSearchParams }) =>
      pageOf(...(query.get('event') === 'quiz-night' ? [row] : [])),
    splitEvent: { eventId: 'two', slug: 'quiz-for-poets', message: 'Apart now.' },
    getEvent: anEventDetail({ slug: 'quiz-for-poets' }),
  });
  await page.getByRole('combobox', { name: 'Event' }).fill('quiz-night');
  await userEvent.keyboard('{Enter}');
  await see(page.getByText('Quiz for Poets')).toBeVisible();
  await expectSound();
  await page.getByRole('button', { name: 'Split Off' }).click();
  const question = page.getByRole('alertdialog', { name: 'Split off The Weekly?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await see(page.getByRole('button', { name: 'Split Off' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await see(question).toBeVisible();
  site.api.answer({ listEventSources: pageOf() });
  await question.getByRole('button', { name: 'Split Off' }).click();
  await says(notice('Event Split'), 'quiz-for-poets');
  await gone(page.getByText('Quiz for Poets'));
  await see(page.getByRole('group', { name: 'Sources of an event' })).toHaveFocus();
  await notice('Event Split').getByRole('button', { name: 'Open the event' }).click();
  await expect.poll(site.at).toBe('/events/quiz-for-poets');
});

test('two events are merged, named by their addresses', async () => {
  const source = (name: string) => [aClaim({ source: name })];
  const shows = {
    'quiz-for-poets': anEventDetail({ slug: 'quiz-for-poets', title: 'Poets', sources: source('The Weekly') }),
    'quiz-night': anEventDetail({ slug: 'quiz-night', title: 'Quiz Night', sources: source('The Tap') }),
  };
  const site = await open({
    mergeEvents: { eventId: 'one', message: 'The two events are now one.' },
    getEvent: ({ params }: { params: Record<string, string> }) =>
      params['slug'] === 'quiz-night' ? shows['quiz-night'] : shows['quiz-for-poets'],
  });
  const form = page.getByRole('form', { name: 'Merge two events' });
  await form.getByLabelText('Event to merge').fill('https://marquee.example/events/quiz-for-poets?from=list');
  await form.getByLabelText('Merge into').fill('quiz-for-poets');
  await form.getByRole('button', { name: 'Merge' }).click();
  await says(form, 'Enter a different event.');
  await form.getByLabelText('Merge into').fill('quiz-night');
  await form.getByRole('button', { name: 'Merge' }).click();
  const question = page.getByRole('alertdialog', { name: 'Merge these two events?' });
  const result = (row: string) =>
    question
      .getByRole('row', { name: new RegExp(`^${row}`) })
      .getByRole('cell')
      .last();
  await see(result('Title')).toHaveTextContent('Quiz Night');
  await see(result('Sources')).toHaveTextContent('The Tap, The Weekly');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(site.api.calls('mergeEvents')).toEqual([]);
  await form.getByRole('button', { name: 'Merge' }).click();
  await question.getByRole('button', { name: 'Merge' }).click();
  await says(notice('Events Merged'), 'The two events are now one.');
  await see(form.getByLabelText('Event to merge')).toHaveValue('');
  const sent = site.api.calls('mergeEvents').map(({ body }) => body);
  expect(sent).toEqual([{ eventId: 'quiz-for-poets', intoId: 'quiz-night' }]);
});

test('recurring events say when they cannot be had [ERR-067]', async () => {
  await open({ listRecurringEvents: refused(503, 'The database is busy.') });
  await see(page.getByText('Failed to fetch recurring events').first()).toBeVisible();
});

function report(overallScore: number, violations: LocationReport['violations']): LocationReport {
  const summary = { overallScore, errors: violations.length, warnings: 0, infos: 0 };
  return {
    summary,
    validEvents: 9,
    totalEvents: 10,
    violations,
    isComplete: true,
    ranAt: '2030-10-01T12:00:00.000Z',
    lookedAt: 10,
  };
}

test('location integrity: score, figures, violations with a suggested fix, rules [LOCINT-01, LOCINT-02, LOCINT-03, ERR-060]', async () => {
  const wrong = {
    eventId: 'one',
    eventTitle: 'Cello Night',
    slug: 'cello-night',
    rule: 'zip-of-state',
    severity: 'error',
    message: 'ZIP code 60601 is in Illinois, not in South Carolina.',
    correctionSuggestion: 'Correct the ZIP code or the state.',
  } as const;
  const site = await openSection('/admin/location-integrity', 'Location Integrity', {
    auditLocations: report(90, [wrong]),
  });
  await see(page.getByText('90%')).toBeVisible();
  await page.getByText('Cello Night').click();
  await see(page.getByText('Correct the ZIP code or the state.')).toBeVisible();
  await see(page.getByText('zip-of-state', { exact: true })).toBeVisible();
  await expectSound();
  site.api.answer({ auditLocations: report(100, []) });
  await forgetAnswers();
  await page.getByRole('button', { name: 'Run Audit' }).click();
  await see(page.getByText('All clear: no location problems were found.')).toBeVisible();
  await leaveSite();
  await openSection('/admin/location-integrity', 'Location Integrity', {
    auditLocations: refused(503, 'The database is busy.'),
  });
  await see(page.getByText('Failed to load location integrity data. Please try refreshing.').first()).toBeVisible();
});
