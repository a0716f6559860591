import type { Endpoints, ResponseOf } from '@marquee/contract';
import { expect, test } from 'vitest';
import { refused } from '../harness/api.ts';
import { hoursAgo, openSection } from '../harness/console.ts';
import { block, notice, page, says, see } from '../harness/look.ts';
import { consoleQuiet } from '../harness/quiet-console.ts';

type Status = ResponseOf<Endpoints['getExpansionStatus']>;
type Next = ResponseOf<Endpoints['listNextCities']>[number];
type Budget = ResponseOf<Endpoints['getTokenBudget']>;

const state = (code: string, name: string, active: number, status: Status['stateProgress'][number]['status']) => ({
  state: code,
  name,
  activeCities: active,
  totalCities: 25,
  completionPercentage: active * 4,
  status,
  underway: code === 'SC' ? 2 : 0,
});
const STATUS: Status = {
  stateProgress: [
    state('SC', 'South Carolina', 5, 'in_progress'),
    state('NC', 'North Carolina', 0, 'planned'),
    state('GA', 'Georgia', 20, 'completed'),
  ],
  statistics: {
    currentState: 'SC',
    totalStatesPlanned: 50,
    southCarolinaProgress: { completionPercentage: 20, activeCities: 5, totalCities: 25, daysRemaining: 7 },
    nextStates: ['North Carolina', 'Georgia', 'Tennessee'],
    targetCities: 25,
    estimatedTime: '45 days',
    growthRate: 3,
    isMeasured: false,
    measuredDays: 0,
  },
};
const NEXT: Next = {
  id: 'sumter-sc',
  city: 'Sumter',
  state: 'SC',
  priority: 'High',
  population: 40_816,
  score: 6.8,
  reasoning: '40,816 people live there.',
  estimatedTime: 'Starts tomorrow',
  expectedEvents: 30,
  eventsPerThousandTokens: null,
};
const RUNS: ResponseOf<Endpoints['listExpansionRuns']> = {
  runs: [
    {
      id: 'r1',
      city: 'Florence',
      state: 'SC',
      stage: 'opened',
      startedAt: hoursAgo(5),
      startedBy: 'engine',
      endedAt: hoursAgo(1),
      score: 7.3,
      sources: 4,
      events: 28,
      tokens: 0,
      nextLookAt: '2099-12-05T19:30:00.000Z',
      retryAt: null,
      steps: [
        { at: hoursAgo(5), what: 'Chosen by itself with 7.3 of 10 points.' },
        { at: hoursAgo(1), what: 'It is live: 28 coming events of 4 sources whose last read was good.' },
      ],
    },
  ],
  rounds: [{ at: hoursAgo(5), startedBy: 'engine', evaluated: 95, started: 1, note: 'Started: Florence, SC.' }],
};
const budgetOf = (hours: number, remaining: number): Budget => {
  const quiet = consoleQuiet.getTokenBudget as Budget;
  return {
    ...quiet,
    totalRemaining: remaining,
    openaiUsage: { ...quiet.openaiUsage, totalTokens: 1_500, cost: 0.25, requestCount: 3, resetInHours: hours },
  };
};
/** Answers, and keeps what was sent. */
const recording =
  <T,>(sent: unknown[], answer: T) =>
  ({ body }: { body: unknown }) => {
    sent.push(body);
    return answer;
  };
const FULL = { getExpansionStatus: STATUS, listNextCities: [NEXT], listExpansionRuns: RUNS };
const open = (
  answers = {},
  section: readonly [string, string] = ['/admin/expansion', 'Autonomous Expansion Control'],
) => openSection(section[0], section[1], { ...FULL, getTokenBudget: budgetOf(12, 400_000), ...answers });

test('status, interval, cities a day, tokens and the plan are told [EXPAND-01, EXPAND-02, EXPAND-11, EXPAND-12]', async () => {
  await open();
  const tiles = page.getByLabelText('Status of expansion');
  await says(tiles, 'System status', 'Active', 'Runs every 4 hours', 'of at most 5 cities a day');
  await says(
    tiles,
    '400.0K',
    'resets in 12 h',
    'Target cities',
    '25',
    'Estimated time',
    '45 days',
    'Growth rate',
    '3 a day',
    'planned to open, of 5 started a day',
  );
});

test('paused says why [EXPAND-01]', async () => {
  const settings = consoleQuiet.getExpansionSettings as ResponseOf<Endpoints['getExpansionSettings']>;
  await open({
    getExpansionSettings: { ...settings, enabled: false, because: 'Systematic Expansion is switched off.' },
  });
  await says(page.getByLabelText('Status of expansion'), 'Paused', 'Systematic Expansion is switched off.');
});

test('the token box has used, cost and requests, and its hint within 4 hours of the reset with more than 5,000 tokens left [EXPAND-03, EXPAND-04]', async () => {
  await open({ getTokenBudget: budgetOf(4, 5_001) });
  await says(block('Token Optimization'), 'Used', '1.5K', 'Estimated cost', '$0.25', 'Requests', '3', 'Opportunity');
});

test.each([
  [4.1, 90_000],
  [1, 5_000],
])('no hint %d hours before the reset with %i tokens left [EXPAND-04]', async (hours, left) => {
  await open({ getTokenBudget: budgetOf(hours, left) });
  await says(block('Token Optimization'), 'Requests');
  expect(block('Token Optimization').element().textContent).not.toContain('Opportunity');
});

test('the next cities have priority, population, score, reasons, time and a button; it starts one city [EXPAND-07, EXPAND-08, ERR-045]', async () => {
  await page.viewport(1440, 900);
  const sent: unknown[] = [];
  await open({ triggerExpansion: recording(sent, { message: 'Sumter, SC joins now; its sources are looked for.' }) });
  const next = block('Next Cities for Expansion');
  await says(next, 'Sumter, SC', 'High', '40,816', '6.8 / 10', '40,816 people live there.', 'Starts tomorrow');
  await next.getByRole('button', { name: /Expand/ }).click();
  await see(notice('Expansion Triggered')).toBeVisible();
  expect(sent).toEqual([{ city: 'Sumter', state: 'SC' }]);
});

test('Run Daily Expansion starts the whole run; a refusal is told [EXPAND-08, ERR-027]', async () => {
  const sent: unknown[] = [];
  await open({ triggerExpansion: recording(sent, refused(409, 'The 5 cities of today have been started.')) });
  await page.getByRole('button', { name: 'Run Daily Expansion' }).click();
  await see(notice('Expansion Failed')).toBeVisible();
  expect(sent).toEqual([{}]);
});

test('Run Daily Expansion is off with the reason once the cities of the day have been started [EXPAND-08]', async () => {
  const settings = consoleQuiet.getExpansionSettings as ResponseOf<Endpoints['getExpansionSettings']>;
  await open({ getExpansionSettings: { ...settings, startedToday: settings.maxDailyCities } });
  const button = page.getByRole('button', { name: 'Run Daily Expansion' });
  await see(button).toBeDisabled();
  await see(button).toHaveAccessibleDescription(
    'The 5 cities of today have been started. The next ones follow tomorrow.',
  );
});

test('so is Expand South Carolina [EXPAND-05]', async () => {
  const settings = consoleQuiet.getExpansionSettings as ResponseOf<Endpoints['getExpansionSettings']>;
  const getExpansionSettings = { ...settings, startedToday: settings.maxDailyCities };
  await open({ getExpansionSettings }, ['/admin/sc-progress', 'SC Progress']);
  const button = page.getByRole('button', { name: 'Expand South Carolina' });
  await see(button).toBeDisabled();
  await see(button).toHaveAccessibleDescription(/The 5 cities of today/);
});

test('with no city left it says so [EXPAND-09]', async () => {
  await open({ listNextCities: [] });
  await says(block('Next Cities for Expansion'), 'All available cities have been processed!');
});

test('states have their status, cities and bar; upcoming ones by priority; the map has all and four colors [EXPAND-06, EXPAND-10]', async () => {
  await open();
  const states = block('State progress');
  await says(
    states,
    'South Carolina',
    'In progress',
    '5 of 25 cities',
    '20%',
    '2 on their way',
    'Completed',
    'Planned',
  );
  await says(states, 'Upcoming states: North Carolina, Georgia, Tennessee');
  const map = block('Expansion by state');
  await expect.poll(() => map.element().querySelectorAll('path[role=img]').length).toBe(51);
  const level = (name: string) => map.element().querySelector(`path[aria-label^="${name}:"]`)?.getAttribute('class');
  expect(level('Georgia')).toContain('good');
  expect(level('South Carolina')).toContain('started');
  expect(level('North Carolina')).toContain('planned');
  expect(level('Ohio')).toContain('none');
});

test('South Carolina has its percent, cities and days [EXPAND-05]', async () => {
  await open();
  await says(
    block('South Carolina Progress'),
    '20%',
    '5',
    'of 25 target cities',
    '7',
    'if 3 cities open a day, as planned. Estimated time (45 days) is the plan for a whole state',
  );
});

test('SC Progress is a section of its own, which starts the whole state [EXPAND-05, EXPAND-08]', async () => {
  const sent: unknown[] = [];
  await open({ triggerExpansion: recording(sent, { message: 'Expansion of South Carolina has started.' }) }, [
    '/admin/sc-progress',
    'SC Progress',
  ]);
  await says(block('South Carolina Progress'), 'Complete', '20%', 'Active cities', 'Days remaining');
  await page.getByRole('button', { name: 'Expand South Carolina' }).click();
  await see(notice('Expansion Triggered')).toBeVisible();
  expect(sent).toEqual([{ state: 'SC' }]);
});

test('a city opens its drawer with every step and its reason', async () => {
  await open();
  await block('Cities on their way').getByRole('button', { name: 'Florence, SC' }).click();
  await says(
    page.getByRole('dialog'),
    'Chosen by itself with 7.3 of 10 points.',
    'It is live: 28 coming events of 4 sources',
  );
});

test('settings: an interval of zero is refused in the form; a change is saved with its message [ERR-028, ERR-045]', async () => {
  const quiet = consoleQuiet.getExpansionSettings as ResponseOf<Endpoints['getExpansionSettings']>;
  const sent: unknown[] = [];
  await open({ setExpansionSettings: recording(sent, { ...quiet, message: 'Expansion runs every 1 hour.' }) });
  await page.getByRole('button', { name: 'Configure' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Run interval in minutes').fill('0');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await says(dialog, 'Enter a whole number from 15 to 10,080.');
  expect(sent).toEqual([]);
  await dialog.getByLabelText('Run interval in minutes').fill('60');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await see(notice('Settings Updated')).toBeVisible();
  expect(sent).toEqual([{ version: '1.0', intervalMs: 3_600_000, maxDailyCities: 5 }]);
});

test('a failure to save is told as specified [ERR-028]', async () => {
  await open({ setExpansionSettings: refused(409, 'Someone else changed the settings in the meantime.') });
  await page.getByRole('button', { name: 'Configure' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await see(notice('Settings Update Failed')).toBeVisible();
});
