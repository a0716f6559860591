import type { TokenBudget } from '@marquee/contract';
import { expect, test } from 'vitest';
import { refused, unreachable } from '../harness/api.ts';
import { openSection } from '../harness/console.ts';
import { expectSound, figure, notice, page, says, see } from '../harness/look.ts';
import { consoleQuiet } from '../harness/quiet-console.ts';
import { forgetAnswers } from '../harness/site.tsx';

const QUIET = consoleQuiet.getTokenBudget as TokenBudget;
const ALLOCATIONS = {
  autonomousGrowth: 30_000,
  sourceDiscovery: 10_000,
  urlRecovery: 20_000,
  eventEnhancement: 120_000,
  imageExtraction: 40_000,
  contentAnalysis: 200_000,
  qualityAssurance: 30_000,
  emergency: 50_000,
};
const USED = { ...QUIET.usage.byCategory, sourceDiscovery: 9_000, urlRecovery: 14_000, contentAnalysis: 138_000 };
const BUDGET: TokenBudget = {
  ...QUIET,
  totalRemaining: 339_000,
  openaiUsage: { totalTokens: 161_000, cost: 0.42, requestCount: 138, resetInHours: 6.5 },
  config: { ...QUIET.config, allocations: ALLOCATIONS },
  usage: { totalTokens: 161_000, byCategory: USED, reservedTokens: 0 },
  remaining: { ...ALLOCATIONS, sourceDiscovery: 1_000, urlRecovery: 6_000, contentAnalysis: 62_000 },
  forecast: { ...QUIET.forecast, byCategory: { ...QUIET.forecast.byCategory, contentAnalysis: '2026-11-01T18:00:00' } },
  prices: [{ model: 'gpt-4.1-mini', prompt: 0.4, answer: 1.6, source: 'the provider’s page' }],
};

const open = (answers = {}) =>
  openSection('/admin/token-budget', 'Token Budget', { getTokenBudget: BUDGET, ...answers });
const card = (name: string) => page.getByRole('listitem', { name, exact: true });
const dialog = () => page.getByRole('dialog', { name: 'Configure token budget' });
async function configure(tab?: string) {
  await page.getByRole('button', { name: 'Configure' }).click();
  if (tab) await dialog().getByRole('tab', { name: tab }).click();
}
const field = (name: string) => dialog().getByRole('spinbutton', { name });

test('each of eight categories has a card with its usage, and a colour from 70 and from 90 percent on [BUDGET-01, BUDGET-02, BUDGET-05]', async () => {
  await open();
  await says(card('Content Analysis'), '69%', '138.0K', '62.0K', '200.0K', 'Lasts till 6 PM at this pace');
  await says(card('URL Recovery'), '70%', '14.0K', '6.0K', '20.0K');
  await says(card('Source Discovery'), '90%', '9.0K', '1.0K', '10.0K');
  await says(card('Emergency'), '0%', 'Nothing used yet today');
  const fill = (name: string) => card(name).getByRole('meter').element().firstElementChild?.className ?? '';
  expect(fill('Content Analysis')).toMatch(/good/);
  expect(fill('URL Recovery')).toMatch(/warn/);
  expect(fill('Source Discovery')).toMatch(/bad/);
  expect(page.getByRole('meter').elements()).toHaveLength(8);
  await says(figure('Used today'), '161.0K', 'of 500.0K tokens');
  await says(figure('Cost today'), '$0.42', 'of 138 calls');
  await says(figure('Resets in'), '6.5 h', 'at midnight UTC');
});

test('the section says whether a language model is in use [BEY-11]', async () => {
  await open();
  await says(figure('Language model'), 'Off', 'Everything works without one');
});

test('the dialog has three tabs; the last one is read-only and shows the tier and what models cost [BUDGET-03, BUDGET-04, BUDGET-07]', async () => {
  await open();
  await configure();
  expect(
    dialog()
      .getByRole('tab')
      .elements()
      .map((tab) => tab.textContent),
  ).toEqual(['Budget Allocations', 'Settings', 'Tier Management']);
  await says(dialog(), 'Content Analysis', '200.0K · 40%');
  await dialog().getByRole('tab', { name: 'Tier Management' }).click();
  await says(dialog(), 'TIER1', '500,000', 'gpt-4.1-mini', '$0.40', '$1.60');
  expect(dialog().getByRole('tabpanel').getByRole('textbox').elements()).toHaveLength(0);
  await expectSound();
});

test('more than the limit is refused before it is sent; the new shares are sent in full [BUDGET-06]', async () => {
  const site = await open({ updateTokenBudget: BUDGET });
  await configure('Settings');
  await see(field('Total daily limit')).toHaveValue(500_000);
  await field('Emergency').fill('50001');
  await says(dialog().getByRole('alert'), '1 token more than the daily limit');
  await dialog().getByRole('button', { name: 'Save budget' }).click();
  expect(site.api.calls('updateTokenBudget')).toHaveLength(0);
  await field('Emergency').fill('-1');
  await dialog().getByRole('button', { name: 'Save budget' }).click();
  await says(dialog(), 'Enter a whole number from 0 to 1,000,000,000.');
  expect(site.api.calls('updateTokenBudget')).toHaveLength(0);
  await field('Emergency').fill('40000');
  await dialog().getByRole('button', { name: 'Save budget' }).click();
  await see(notice('Budget Updated')).toBeVisible();
  expect(site.api.calls('updateTokenBudget')[0]?.body).toEqual({
    totalDailyLimit: 500_000,
    allocations: { ...ALLOCATIONS, emergency: 40_000 },
  });
});

test('a failed update says so with the server’s sentence, else its own [ERR-038]', async () => {
  const sentence = 'Someone else changed this at the same time. Please try again.';
  const site = await open({ updateTokenBudget: refused(409, sentence) });
  await configure('Settings');
  await field('Emergency').fill('1');
  await dialog().getByRole('button', { name: 'Save budget' }).click();
  await says(notice('Update Failed'), sentence);
  site.api.answer({ updateTokenBudget: unreachable });
  await forgetAnswers();
  await dialog().getByRole('button', { name: 'Save budget' }).click();
  await says(notice('Update Failed').last(), 'Failed to update the token budget');
  await see(field('Emergency')).toHaveValue(1);
});
