import { expect, test } from 'vitest';
import { refused, unreachable } from '../harness/api.ts';
import { stopTime } from '../harness/clock.ts';
import { openSection } from '../harness/console.ts';
import { block, dialog, expectSound, figure, gone, notice, page, says, see } from '../harness/look.ts';
import { ENGINE_OFF, ENGINE_ON, SCHEDULE, SCHEDULES } from '../harness/schedule.ts';
import { SHUT_DOWN } from '../harness/shut-down.ts';
import { leaveSite, openSite, personOf } from '../harness/site.tsx';

const open = (answers = {}) => openSection('/admin/system-scheduling', 'System Scheduling', answers);
const engine = (answers = {}) => openSection('/admin/always-on', 'Always-On Engine', answers);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const STOPPED = { ...SCHEDULE, scheduler: { isRunning: false } };

async function configure() {
  await button('Configure').click();
  await see(dialog('Configure the schedule')).toBeVisible();
}

test('the dialog of the schedule fits 390, 768 and 1440 px and axe finds nothing, light and dark [BEY-32]', async () => {
  await open();
  await see(figure('Scheduler')).toBeVisible();
  await configure();
  await expectSound();
});

test('the status says Running or Stopped, with what is due, what is read now and what was read, as the server counts it [SCHED-01, SCHED-02]', async () => {
  await open();
  await says(figure('Scheduler'), 'Running');
  await says(figure('Due now'), '7');
  await says(figure('Reading now'), '2');
  await says(figure('Reads in 24 h'), '480');
  await says(block('Processes'), 'Discovery', 'Scraping', '30 min', '6 h');
});

test('a stopped scheduler says so, and offers its start [SCHED-01]', async () => {
  const site = await open({
    getSchedulerStatus: { isRunning: false },
    getScheduleConfig: STOPPED,
    listSchedules: { ...SCHEDULES, isRunning: false },
    toggleSchedule: SCHEDULE,
  });
  await says(figure('Scheduler'), 'Stopped');
  await gone(button('Stop Scheduler'));
  await button('Start Scheduler').click();
  await see(notice('Schedule Updated')).toBeVisible();
  expect(site.api.calls('toggleSchedule')).toMatchObject([{ body: { system: 'scheduler', enabled: true } }]);
});

test('Start All and Stop All switch everything; stopping asks first', async () => {
  const site = await open({ toggleSchedule: STOPPED });
  await button('Start All').click();
  await see(notice('Schedule Updated')).toBeVisible();
  await button('Stop All').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop All' }).click();
  await expect.poll(() => site.api.calls('toggleSchedule').length).toBe(2);
  expect(site.api.calls('toggleSchedule')).toMatchObject([
    { body: { system: 'all', enabled: true } },
    { body: { system: 'all', enabled: false } },
  ]);
});

test('whether it runs is read every five seconds [CALL-069]', async () => {
  const time = stopTime();
  const site = openSite('/admin/system-scheduling', { currentUser: personOf('admin') });
  await time.until(() => site.api.calls('getSchedulerStatus').length > 0);
  await time.until(() => figure('Scheduler').elements().length === 1);
  site.api.answer({ getSchedulerStatus: { isRunning: false } });
  await time.pass(5_100);
  await time.until(() => figure('Scheduler').element().textContent?.includes('Stopped') ?? false);
});

test('the switches of the dialog switch what they name at once [SCHED-07]', async () => {
  const site = await open({ toggleSchedule: SCHEDULE });
  await configure();
  await page.getByRole('tab', { name: 'System Controls' }).click();
  const switches = dialog().getByRole('switch');
  await expect.poll(() => switches.elements().length).toBe(4);
  for (const one of switches.all()) {
    await one.click();
    await see(notice('Schedule Updated')).toBeVisible();
  }
  const sent = site.api.calls('toggleSchedule').map(({ body }) => (body as { system: string }).system);
  expect(sent).toEqual(['continuousScraper', 'autonomousDiscovery', 'systematicExpansion', 'eventRevalidation']);
});

test('the dialog has three tabs, Save Changes and Cancel; minutes are sent as milliseconds [SCHED-03, SCHED-04, SCHED-05, SCHED-08]', async () => {
  const site = await open({ updateSchedule: { ...SCHEDULE, version: '1.0.1' } });
  await configure();
  for (const tab of ['Intervals', 'System Controls', 'Performance'])
    await see(page.getByRole('tab', { name: tab })).toBeVisible();
  await see(page.getByRole('switch', { name: 'Continuous scraper' })).toBeChecked();
  await says(dialog(), 'Autonomous discovery', 'Active');
  await page.getByLabelText('Minimum scraping interval (minutes)').fill('45');
  await page.getByRole('tab', { name: 'Performance' }).click();
  await page.getByLabelText('Max concurrent scrapes').fill('5');
  await page.getByLabelText('Delay between requests (ms)').fill('0');
  await button('Save Changes').click();
  await says(notice('Schedule Updated'), 'Version 1.0.1');
  expect(site.api.calls('updateSchedule')).toMatchObject([
    {
      body: {
        version: '1.0.0',
        intervals: {
          continuousScraper: { minScrapingInterval: 2_700_000, discoveryInterval: 21_600_000 },
          autonomousDiscovery: { newSourceInterval: 86_400_000 },
        },
        performance: { maxConcurrentScrapes: 5, delayBetweenRequests: 0 },
      },
    },
  ]);
  await gone(dialog());
});

test('an interval of zero is not sent: the dialog goes to its field and says what is possible, as the field did before [SHELL-10]', async () => {
  const site = await open();
  await configure();
  const interval = page.getByLabelText('Minimum scraping interval (minutes)');
  await see(interval).toHaveAccessibleDescription(/^1 to 10,080\./);
  await interval.fill('0');
  await page.getByRole('tab', { name: 'Performance' }).click();
  await button('Save Changes').click();
  await says(dialog(), 'Enter a whole number from 1 to 10,080.');
  expect(site.api.calls('updateSchedule')).toHaveLength(0);
  await button('Cancel').click();
  await gone(dialog());
});

test('a refused change says why in the server’s words, and keeps what was typed [ERR-038]', async () => {
  const sentence = 'Someone else changed the schedule in the meantime. Review it and try again.';
  const site = await open({ updateSchedule: refused(409, sentence) });
  await configure();
  await page.getByLabelText('Discovery interval (minutes)').fill('90');
  await button('Save Changes').click();
  await says(notice('Update Failed'), sentence);
  await see(page.getByLabelText('Discovery interval (minutes)')).toHaveValue('90');
  expect(site.api.calls('updateSchedule')).toHaveLength(1);
});

test('version and last update are shown, 1.0.0 before any change [SCHED-06]', async () => {
  await open();
  await says(block('Configuration'), 'Version', '1.0.0', 'Last updated', 'Never changed');
});

test('Start is offered only when stopped, Stop only when active, and a badge says which [ALWAYS-01]', async () => {
  const site = await engine({ startAlwaysOn: ENGINE_ON, stopAlwaysOn: ENGINE_OFF });
  await see(page.getByText('STOPPED', { exact: true })).toBeVisible();
  await gone(button('Stop Engine'));
  site.api.answer({ getAlwaysOn: ENGINE_ON });
  await button('Start Engine').click();
  await see(notice('Engine Started')).toBeVisible();
  await see(page.getByText('ACTIVE', { exact: true })).toBeVisible();
  await gone(button('Start Engine'));
  site.api.answer({ getAlwaysOn: ENGINE_OFF });
  await button('Stop Engine').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop Engine' }).click();
  await see(notice('Engine Stopped')).toBeVisible();
  await see(button('Start Engine')).toBeVisible();
});

test('while everything is shut down it cannot be started, and says why; it can be stopped [ALWAYS-01, CTRL-04]', async () => {
  await engine({ getSystemControls: SHUT_DOWN });
  await see(button('Start Engine')).toBeDisabled();
  await says(block('Always-On Engine'), 'It cannot be started while the emergency shutdown is active.');
  await leaveSite();
  await engine({ getSystemControls: SHUT_DOWN, getAlwaysOn: ENGINE_ON });
  await see(button('Stop Engine')).toBeEnabled();
});

test('each process says whether it runs and how often [ALWAYS-02, ALWAYS-03]', async () => {
  await engine({ getAlwaysOn: ENGINE_ON });
  await says(figure('Discovery'), 'Running', 'every 10 min');
  await says(figure('Scraping'), 'Running', 'every 15 min');
  await says(figure('Expansion (new cities)'), 'Stopped', 'every 45 min');
  await says(figure('Optimization (cleanup)'), 'Running', 'every 30 min');
});

test('an engine that cannot be started or stopped says so [ERR-057]', async () => {
  await engine({ startAlwaysOn: unreachable });
  await button('Start Engine').click();
  await says(notice('Start Failed'), 'Failed to start engine');
  await leaveSite();
  await engine({ getAlwaysOn: ENGINE_ON, stopAlwaysOn: unreachable });
  await button('Stop Engine').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop Engine' }).click();
  await says(notice('Stop Failed'), 'Failed to stop engine');
});
