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

  test('who tells of an event, and one source is split off it', async ({ page, baseURL }) => {
    const teller = { eventId: 'one', sourceId: 'paper', source: 'The Weekly', title: 'Quiz for Poets' };
    const said = { url: 'https://weekly.example.org/', startDate: '2030-10-10T19:00', dates: 1, mergedFrom: null };
    await answer(page, RECURRING, []);
    await answer(page, '/api/admin/merges/sources*event=quiz-night*', {
      items: [{ ...teller, ...said, lastSeenAt: '2030-10-01T12:00:00.000Z' }],
      nextCursor: null,
    });
    await answer(page, '/api/admin/merges/one/split', {
      eventId: 'two',
      slug: 'quiz-for-poets',
      message: 'Apart now.',
    });
    await openSection(page, '/admin/recurring-events', 'Recurring Events', baseURL ?? '');
    await page.getByLabel('Event', { exact: true }).fill('quiz-night');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Quiz for Poets')).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: 'Split Off' }).click();
    await expect(notice(page, 'Event Split')).toBeVisible();
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
