import type { EfficiencySimulation } from '@marquee/contract';
import { expect, test } from 'vitest';
import { refused, unreachable } from '../harness/api.ts';
import { openSection } from '../harness/console.ts';
import { count, expectSound, figure, notice, page, says, see } from '../harness/look.ts';
import { NOTHING_SAVED, STRATEGIES_SET } from '../harness/quiet-console.ts';
import { forgetAnswers } from '../harness/site.tsx';

const MEASURED: EfficiencySimulation = {
  ...NOTHING_SAVED,
  totalSavings: 66.7,
  totalSavingsPercentage: 66.7,
  monthlySavings: 12.5,
  tokenReduction: 211_900,
  tokensSaved: 880_000,
  avgTokensPerEvent: 440,
  templatesCached: 3,
  componentBreakdown: {
    ...NOTHING_SAVED.componentBreakdown,
    caching: { enabled: true, tokens: 220_000, percent: 16.7, dollars: 1 },
    htmlReduction: { enabled: true, tokens: 300_000, percent: 22.7, dollars: 1 },
    batchOptimization: { enabled: true, tokens: 140_000, percent: 10.6, dollars: 1 },
    earlyExit: { enabled: false, tokens: 5_000, percent: 0.4, dollars: 0 },
  },
  basis: { calls: 300, avoided: 100, tokensSpent: 440_000, tokensWithoutAny: 1_320_000, days: 4.2, since: null },
};
const OFF = { ...STRATEGIES_SET, enabled: false };

const open = (answers = {}, path = '/admin/token-optimization') =>
  openSection(path, 'Token Optimization', { simulateEfficiency: MEASURED, ...answers });
const toggle = (name: string) => page.getByRole('switch', { name, exact: true });
const dialog = () => page.getByRole('dialog', { name: 'Token optimization settings' });
async function settings(tab?: string) {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  if (tab) await dialog().getByRole('tab', { name: tab }).click();
}

test('the settings have three tabs; the first has a master switch and six strategies [OPTIM-01, OPTIM-02]', async () => {
  await open();
  await says(page.getByText('Early Exit').first(), 'Early Exit');
  await settings();
  expect(
    dialog()
      .getByRole('tab')
      .elements()
      .map((tab) => tab.textContent),
  ).toEqual(['Optimization Strategies', 'Monitoring', 'Emergency Controls']);
  await count(dialog().getByRole('switch'), 7);
  await expectSound();
});

test('the strategies are disabled while the master switch is off [OPTIM-02]', async () => {
  await open({ getEfficiencyConfig: OFF });
  await settings();
  await see(toggle('Token optimization')).toBeEnabled();
  for (const name of [
    'Model Downgrades',
    'Answer Caching',
    'Throttling',
    'Early Exit',
    'Batch Processing',
    'AI Quiet Mode',
  ])
    await see(toggle(name)).toBeDisabled();
});

test('a switch sends its own strategy alone, and a failure says so [OPTIM-02, ERR-038]', async () => {
  const after = { ...STRATEGIES_SET, strategies: { ...STRATEGIES_SET.strategies, earlyExit: { enabled: true } } };
  const site = await open({ updateEfficiencyConfig: after });
  await settings();
  await toggle('Early Exit').click();
  await says(notice('Optimization Updated'), 'Early Exit is on.');
  expect(site.api.calls('updateEfficiencyConfig')[0]?.body).toEqual({ strategies: { earlyExit: { enabled: true } } });

  site.api.answer({ updateEfficiencyConfig: refused(409, 'Someone else changed this.') });
  await forgetAnswers();
  await toggle('Throttling').click();
  await says(notice('Update Failed'), 'Someone else changed this.');
});

test('Monitoring shows measured savings, and Run Simulation replays them anew [OPTIM-03, OPTIM-06]', async () => {
  const site = await open();
  await settings('Monitoring');
  await says(dialog(), '66.7%', '$12.50', '211.9K', '300', '100 were left out, in 4.2 days');
  await says(dialog(), '220.0K tokens · 16.7%', 'would save 5.0K tokens · 0.4%');
  const before = site.api.calls('simulateEfficiency').length;
  site.api.answer({ simulateEfficiency: { ...MEASURED, totalSavings: 70 } });
  await forgetAnswers();
  await dialog().getByRole('button', { name: 'Run Simulation' }).click();
  await says(notice('Simulation Complete'), '300 recorded questions were replayed.');
  await says(dialog(), '70%');
  expect(site.api.calls('simulateEfficiency').length).toBeGreaterThan(before);
  await expectSound();
});

test('without recorded questions every figure is "No data yet" [OPTIM-03, TOKEFF-03]', async () => {
  await open({ simulateEfficiency: NOTHING_SAVED }, '/admin/token-optimization?tab=phase7');
  await says(figure('Tokens saved'), 'No data yet');
  await says(figure('Average tokens per event'), 'No data yet');
  await says(page.getByRole('row').filter({ hasText: 'HTML reduction' }), '40–60%', 'No data yet');
});

const pressRollback = async () => {
  await dialog().getByRole('button', { name: 'Emergency Rollback' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Emergency Rollback' }).click();
};

test('Emergency Rollback asks first and restores the safe defaults [OPTIM-04]', async () => {
  const site = await open({ getEfficiencyConfig: OFF, rollBackEfficiency: STRATEGIES_SET });
  await settings('Emergency Controls');
  site.api.answer({ getEfficiencyConfig: STRATEGIES_SET });
  await pressRollback();
  await see(notice('Rolled Back')).toBeVisible();
  await dialog().getByRole('tab', { name: 'Optimization Strategies' }).click();
  await see(toggle('Answer Caching')).toBeChecked();
  await see(toggle('Throttling')).not.toBeChecked();
});

test('a rollback that fails is told [OPTIM-05]', async () => {
  const site = await open({ rollBackEfficiency: refused(503, 'The database does not answer.') });
  await settings('Emergency Controls');
  await pressRollback();
  await says(notice('Rollback Failed'), 'The database does not answer.');
  site.api.answer({ rollBackEfficiency: unreachable });
  await forgetAnswers();
  await pressRollback();
  await says(notice('Rollback Failed').last(), 'Failed to restore the safe defaults');
});

test('Phase 7 has its own four strategies, disabled while the master is off, its tiles and measured figures [TOKEFF-01, TOKEFF-02, TOKEFF-03]', async () => {
  const site = await open({}, '/admin/token-optimization?tab=phase7');
  await says(figure('Tokens saved'), '880.0K', '66.7%');
  await says(figure('Average tokens per event'), '440');
  await says(figure('Templates cached'), '3');
  await says(figure('Status'), 'Active');
  await says(page.getByRole('row').filter({ hasText: 'HTML reduction' }), '40–60%', '22.7%');
  await says(page.getByRole('row').filter({ hasText: 'Prompt optimization' }), '25–35%', 'No data yet');
  await says(page.getByRole('row').filter({ hasText: 'Batch processing' }), '60–80%', '10.6%');
  await count(page.getByRole('switch'), 5);
  site.api.answer({ updateEfficiencyConfig: OFF, getEfficiencyConfig: OFF });
  await toggle('Token efficiency').click();
  for (const name of ['HTML Context Reduction', 'Progressive Enhancement', 'Batch Processing', 'Template Caching'])
    await see(toggle(name)).toBeDisabled();
  await says(figure('Status'), 'Off');
});
