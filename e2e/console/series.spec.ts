import { test } from '@playwright/test';
import { expectSound } from '../sound.ts';
import { answer, expect, notice, openSection, refuse } from './at-the-console.ts';

const RECURRING = '/api/admin/recurring-events';
const AUDIT = '/api/admin/location-integrity/audit';

const group = (change: object) => ({
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
});

test.describe('recurring events', () => {
  test('two lists, and Consolidate only where something is pending [RECUR-01, RECUR-02]', async ({ page, baseURL }) => {
    await answer(page, RECURRING, [
      group({}),
      group({ id: 'two', title: 'Quiz', duplicateCount: 1, status: 'consolidated' }),
    ]);
    await answer(page, `${RECURRING}/consolidate`, { groups: 1, merged: 1, message: '1 events were merged into 1.' });
    await openSection(page, '/admin/recurring-events', 'Recurring Events', baseURL ?? '');
    const part = (name: string) =>
      page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(part('Pending consolidation')).toContainText('Barn Dance');
    await expect(part('Consolidated')).toContainText('Quiz');
    await expectSound(page);
    await page.getByRole('button', { name: 'Consolidate' }).click();
    await expect(notice(page, 'Recurring Events Consolidated')).toBeVisible();
    await answer(page, RECURRING, []);
    await page.reload();
    await expect(page.getByText('No recurring events found')).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Consolidate' })).toBeDisabled();
  });

  test('who tells of an event, and one source is split off it once that is confirmed', async ({ page, baseURL }) => {
    const eventSource = { eventId: 'one', sourceId: 'paper', source: 'The Weekly', title: 'Quiz for Poets' };
    const said = {
      url: 'https://weekly.example.org/',
      startDate: '2030-10-10T19:00',
      dates: 1,
      mergedFrom: null,
      canSplit: true,
    };
    await answer(page, RECURRING, []);
    const items = [{ ...eventSource, ...said, lastSeenAt: '2030-10-01T12:00:00.000Z' }];
    await answer(page, '/api/admin/event-sources*event=quiz-night*', { items, nextCursor: null });
    await answer(page, '/api/admin/merges/one/split', {
      eventId: 'two',
      slug: 'quiz-for-poets',
      message: 'Apart now.',
    });
    await openSection(page, '/admin/recurring-events', 'Recurring Events', baseURL ?? '');
    await page.getByLabel('Event', { exact: true }).fill('quiz-night');
    await expect(page.getByText('Press Enter to apply.')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Quiz for Poets')).toBeVisible();
    await expectSound(page);
    await expect(page.getByText('Press Enter to apply.')).toBeHidden();
    await page.getByRole('button', { name: 'Split Off' }).click();
    const question = page.getByRole('alertdialog', { name: 'Split off what The Weekly says?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Split Off' })).toBeFocused();
    await page.keyboard.press('Enter');
    await answer(page, '/api/admin/event-sources*event=quiz-night*', { items: [], nextCursor: null });
    await question.getByRole('button', { name: 'Split Off' }).click();
    await expect(notice(page, 'Event Split')).toContainText('quiz-for-poets');
    await expect(page.getByText('Quiz for Poets')).toBeHidden();
    await expect(page.getByRole('group', { name: 'Who tells of an event' })).toBeFocused();
    await notice(page, 'Event Split').getByRole('button', { name: 'Open the event' }).click();
    await expect(page).toHaveURL(/\/events\/quiz-for-poets$/);
  });

  test('two events are merged, named by their addresses', async ({ page, baseURL }) => {
    await answer(page, RECURRING, []);
    await openSection(page, '/admin/recurring-events', 'Recurring Events', baseURL ?? '');
    const sent: unknown[] = [];
    await page.route('**/api/admin/merges', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      sent.push(route.request().postDataJSON());
      return route.fulfill({ json: { eventId: 'one', message: 'The two events are one now.' } });
    });
    const form = page.getByRole('form', { name: 'Merge two events' });
    await form.getByLabel('Event to merge').fill('https://marquee.example/events/quiz-for-poets?from=list');
    await form.getByLabel('Merge into').fill('quiz-for-poets');
    await form.getByRole('button', { name: 'Merge' }).click();
    await expect(form).toContainText('Name another event.');
    await form.getByLabel('Merge into').fill('quiz-night');
    await form.getByRole('button', { name: 'Merge' }).click();
    await expect(notice(page, 'Events Merged')).toContainText('The two events are one now.');
    await expect(form.getByLabel('Event to merge')).toHaveValue('');
    expect(sent).toEqual([{ eventId: 'quiz-for-poets', intoId: 'quiz-night' }]);
    await expectSound(page);
  });

  test('says when they cannot be had', async ({ page, baseURL }) => {
    await refuse(page, RECURRING, 503, 'The database is busy.');
    await openSection(page, '/admin/recurring-events', 'Recurring Events', baseURL ?? '');
    await expect(page.getByText('Failed to fetch recurring events').first()).toBeVisible();
  });
});

test.describe('location integrity', () => {
  const report = (score: number, violations: object[]) => ({
    summary: { overallScore: score, errors: violations.length, warnings: 0, infos: 0 },
    validEvents: 9,
    totalEvents: 10,
    violations,
    isComplete: true,
  });

  test('score, figures, violations with a suggested fix, rules [LOCINT-01, LOCINT-02, LOCINT-03]', async ({
    page,
    baseURL,
  }) => {
    const wrong = {
      eventId: 'one',
      eventTitle: 'Cello Night',
      slug: 'cello-night',
      rule: 'zip-of-state',
      severity: 'error',
      message: 'ZIP code 60601 is in Illinois, not in South Carolina.',
      correctionSuggestion: 'Correct the ZIP code or the state.',
    };
    await answer(page, AUDIT, report(90, [wrong]));
    await openSection(page, '/admin/location-integrity', 'Location Integrity', baseURL ?? '');
    await expect(page.getByText('90%')).toBeVisible();
    await page.getByText('Cello Night').click();
    await expect(page.getByText('Correct the ZIP code or the state.')).toBeVisible();
    await expect(page.getByText('zip-of-state', { exact: true })).toBeVisible();
    await expectSound(page);
    await answer(page, AUDIT, report(100, []));
    await page.getByRole('button', { name: 'Run Audit' }).click();
    await expect(page.getByText('All clear: every event is where it says it is.')).toBeVisible();
  });

  test('says when it cannot be had', async ({ page, baseURL }) => {
    await refuse(page, AUDIT, 503, 'The database is busy.');
    await openSection(page, '/admin/location-integrity', 'Location Integrity', baseURL ?? '');
    await expect(
      page.getByText('Failed to load location integrity data. Please try refreshing.').first(),
    ).toBeVisible();
  });
});
