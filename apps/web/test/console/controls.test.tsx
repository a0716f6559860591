import { expect, test } from 'vitest';
import { held, refused, silent, unreachable } from '../harness/api.ts';
import { stopTime } from '../harness/clock.ts';
import { openSection } from '../harness/console.ts';
import { count, expectSound, figure, gone, notice, page, says, see } from '../harness/look.ts';
import { RUNNING, STATUS } from '../harness/quiet-console.ts';
import { SHUT_DOWN } from '../harness/shut-down.ts';
import { forgetAnswers, openSite, personOf } from '../harness/site.tsx';

const open = (answers = {}) => openSection('/admin/system-controls', 'System Controls', answers);
const toggle = (name: string) => page.getByRole('switch', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
async function shutDown(reason: string): Promise<void> {
  await page.getByLabelText('Reason for the shutdown').fill(reason);
  await button('Activate Emergency Shutdown').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Activate Emergency Shutdown' }).click();
}

test('during a shutdown the controls are as sound, and everything is locked [CTRL-04]', async () => {
  await open({ getSystemControls: SHUT_DOWN });
  await says(page.getByRole('alert').filter({ hasText: 'Emergency shutdown is active' }), 'A source sends nonsense');
  for (const one of page.getByRole('switch').all()) await see(one).toBeDisabled();
  await says(figure('System Status'), 'SHUTDOWN');
  await expectSound();
});

test('all switches wait while one is on its way, and pressing twice sends one call [CTRL-06]', async () => {
  const { until, release } = held();
  const site = await open({ toggleSystemControl: () => until.then(() => RUNNING) });
  await see(toggle('Generative Description')).toBeEnabled();
  const element = toggle('Generative Description').element() as HTMLElement;
  element.click();
  element.click();
  await expect.poll(() => page.getByRole('switch').all().length).toBe(8);
  for (const other of page.getByRole('switch').all()) await see(other).toBeDisabled();
  release();
  await see(notice('Control Updated')).toBeVisible();
  expect(site.api.calls('toggleSystemControl')).toHaveLength(1);
  await see(toggle('Generative Description')).toBeEnabled();
});

test("the server's sentence is told when it gives one, else the fallback, for a switch [ERR-025, ERR-031]", async () => {
  const sentence = 'Someone else changed this at the same time. Please try again.';
  const site = await open({ toggleSystemControl: refused(409, sentence) });
  await toggle('Image Generation').click();
  await says(notice('Toggle Failed'), sentence);
  await see(toggle('Image Generation')).toBeChecked();

  site.api.answer({ toggleSystemControl: unreachable });
  await forgetAnswers();
  await toggle('Image Generation').click();
  await says(notice('Toggle Failed'), 'Failed to toggle system control');
  await see(toggle('Image Generation')).toBeEnabled();
});

test('a shutdown that cannot be begun says so and keeps its reason [ERR-032]', async () => {
  await open({ activateEmergencyShutdown: unreachable });
  await shutDown('A test');
  await says(notice('Emergency Shutdown Failed'), 'Failed to activate emergency shutdown');
  await see(page.getByLabelText('Reason for the shutdown')).toHaveValue('A test');
});

test('a shutdown that cannot be ended says so and stays [ERR-033]', async () => {
  await open({ getSystemControls: SHUT_DOWN, deactivateEmergencyShutdown: unreachable });
  await button('Deactivate shutdown').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate shutdown' }).click();
  await says(notice('Deactivation Failed'), 'Failed to deactivate emergency shutdown');
  await see(toggle('Image Generation')).toBeDisabled();
});

test('a configuration that cannot be read says so, and is read when it can [ERR-043]', async () => {
  const site = await open({ getSystemControls: refused(503, 'The database is not answering.') });
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to load system configuration' });
  await says(failure, 'The database is not answering.');
  site.api.answer({ getSystemControls: RUNNING });
  await failure.getByRole('button', { name: 'Try again' }).click();
  await see(page.getByText('Global Pipeline Controls')).toBeVisible();
  await count(page.getByRole('switch'), 8);
});

test('a read that fails keeps what was read before, says how old it is, and offers another try', async () => {
  const site = await open();
  await says(figure('System Status'), 'OPERATIONAL');
  site.api.answer({ getSystemControlsStatus: refused(500, 'Something went wrong.') });
  await forgetAnswers();
  await button('Refresh').click();
  const stale = page.getByText(/Newer data could not be loaded\. Something went wrong\./);
  await see(stale).toBeVisible();
  await see(page.getByText('OPERATIONAL')).toBeVisible();
  await see(page.getByText('Some panels could not be loaded')).toBeVisible();
  await expectSound();
  // Nothing is read from here on but what the test asks for.
  await button('Pause').click();
  site.api.answer({ getSystemControlsStatus: STATUS });
  await forgetAnswers();
  await button('Try again').click();
  await gone(stale);
  await gone(page.getByText('Some panels could not be loaded'));
});

test('a slow read says that it is slow, and comes in the end', async () => {
  const time = stopTime();
  const { until, release } = held();
  openSite('/admin/system-controls', {
    currentUser: personOf('admin'),
    getSystemControls: () => until.then(() => RUNNING),
  });
  const slow = page.getByText('The server is taking longer than usual.');
  await time.until(() => page.getByRole('heading', { level: 1, name: 'System Controls' }).elements().length === 1);
  await time.until(() => page.getByText('Loading…').elements().length > 0);
  await time.pass(3_900);
  await gone(slow);
  await time.pass(200);
  await time.until(() => slow.elements().length > 0);
  release();
  await time.until(() => page.getByRole('switch').elements().length === 8);
});

test('a write that is not answered does not hang forever', async () => {
  const time = stopTime();
  openSite('/admin/system-controls', { currentUser: personOf('admin'), toggleSystemControl: silent });
  await time.until(() => page.getByRole('switch').elements().length === 8);
  await toggle('Image Generation').click();
  await time.until(() => toggle('Image Generation').element().matches(':disabled'));
  await time.pass(31_000);
  await time.until(() => notice('Toggle Failed').elements().length === 1);
  await says(notice('Toggle Failed'), 'The server did not respond within 30 seconds.');
  await time.until(() => !toggle('Image Generation').element().matches(':disabled'));
  await see(toggle('Image Generation')).toBeChecked();
});

test('an override without a state is asked for one, and nothing is sent [CTRL-08]', async () => {
  const site = await open();
  await button('Add override').click();
  await see(page.getByText('Enter the state as two letters, such as SC.')).toBeVisible();
  expect(site.api.calls('setControlOverride')).toEqual([]);
});

test('what is typed while an override is being added stays, and only the city that was sent goes', async () => {
  const { until, release } = held();
  const added = {
    scope: 'GA',
    kind: 'state',
    city: null,
    state: 'GA',
    control: 'eventScraping',
    enabled: false,
    changedAt: '2026-11-02T08:00:00.000Z',
    changedBy: 'admin@example.org',
  } as const;
  const site = await open({ setControlOverride: () => until.then(() => added) });
  const city = page.getByLabelText('City', { exact: true });
  await page.getByLabelText('State', { exact: true }).fill('GA');
  await button('Add override').click();
  await expect.poll(() => site.api.calls('setControlOverride').length).toBe(1);
  await city.fill('Savannah');
  release();
  await see(notice('Override Added')).toBeVisible();
  await see(city).toHaveValue('Savannah');
  await button('Add override').click();
  await expect.poll(() => site.api.calls('setControlOverride').at(-1)?.body).toMatchObject({ city: 'Savannah' });
  await see(city).toHaveValue('');
});
