import { type Page, test } from '@playwright/test';
import { expectSound } from '../sound.ts';
import { answer, expect, notice, openSection, refuse } from './at-the-console.ts';

const API = '/api/admin/marquee';
const figure = (page: Page, label: string) => page.locator('dt', { hasText: label }).locator('xpath=../dd');
const result = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Result', exact: true }) });

test.describe('tiered quality', () => {
  test.beforeEach(async ({ page, baseURL }) => {
    await openSection(page, '/admin/marquee-phase2', 'Marquee Phase 2', baseURL ?? '');
  });

  test('four figures and the tiers with their actions, on live data [TIER-01, TIER-02]', async ({ page }) => {
    await expect(figure(page, 'Events Processed')).toHaveText(/^[\d,]+$/);
    await expect(figure(page, 'Enhancement Rate')).toHaveText(/^[\d.]+%$/);
    await expect(figure(page, 'Average Quality Score')).toHaveText(/^([\d.]+%|–)$/);
    await expect(figure(page, 'Token Efficiency')).toContainText(/tokens/);
    for (const tier of [
      '1 · High Quality – save directly',
      '2 · Enhanced – AI enhance, then save',
      '3 · Basic – save basic info',
      '4 · Rejected – reject, insufficient',
    ]) {
      await expect(page.getByRole('meter', { name: tier })).toBeVisible();
    }
    await expectSound(page);
  });

  test('an event is weighed with its reasons, and the form is cleared [TIER-03, TIER-05]', async ({ page }) => {
    await page.getByLabel('Title').fill('Jazz on the Green');
    await page.getByLabel('Venue').fill('Finlay Park');
    await page.getByLabel('Category').fill('Music');
    await page.getByLabel('Start date').fill('2030-06-01T19:30');
    await page.getByRole('button', { name: 'Assess Quality' }).click();
    await expect(result(page)).toContainText('starts more than two years ahead');
    await expect(result(page)).toContainText('4 · Rejected');
    await expect(result(page)).toContainText('reject, insufficient');
    await expect(result(page)).toContainText(/\d ms/);
    await expect(result(page)).toContainText('None: no model was asked.');
    await expect(result(page)).toContainText('Its venue is named.');
    await expectSound(page);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('');
    await expect(result(page)).toContainText('Nothing has been tested yet.');
  });

  test('nothing is asked without a title or a description [TIER-04]', async ({ page }) => {
    let calls = 0;
    await page.route(`**${API}/test-quality-assessment`, async (route) => {
      calls += 1;
      await route.continue();
    });
    await page.getByLabel('Venue').fill('Finlay Park');
    await page.getByRole('button', { name: 'Assess Quality' }).click();
    await expect(page.getByText('A title or a description is needed.')).toBeVisible();
    expect(calls).toBe(0);
    await page.getByLabel('Description').fill('Come early.');
    await page.getByRole('button', { name: 'Assess Quality' }).click();
    await expect(result(page)).toContainText('It has no title.');
    expect(calls).toBe(1);
  });

  test('an assessment that fails says so', async ({ page }) => {
    await refuse(page, `${API}/test-quality-assessment`, 503, 'The database is busy.');
    await page.getByLabel('Title').fill('Jazz');
    await page.getByRole('button', { name: 'Assess Quality' }).click();
    await expect(notice(page, 'Assessment Failed')).toContainText('The database is busy.');
    await expect(result(page)).toContainText('Nothing has been tested yet.');
  });
});

test('data quality: counts in all and by source [DQ-02, DQ-04, ROUTE-07]', async ({ page, baseURL }) => {
  await openSection(page, '/admin/data-quality', 'Data Quality Management', baseURL ?? '');
  await expect(figure(page, 'Total Events')).toHaveText(/^[\d,]+$/);
  await expect(figure(page, 'Missing Images')).toHaveText(/^[\d,]+$/);
  await expectSound(page);
  await answer(page, '/api/admin/data-quality-stats', {
    totalEvents: 1_234,
    missingImages: 56,
    staleEvents: 7,
    sourceAnalysis: [{ sourceId: 'hall', source: 'Granby Hall', total: 40, missingImages: 12, stale: 3 }],
  });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(figure(page, 'Total Events')).toHaveText('1,234');
  await expect(page.getByRole('row', { name: /Granby Hall 40 12 3/ })).toBeVisible();
});
