import { type Page, test } from '@playwright/test';
import { expectSoundInBothThemes } from '../sound.ts';
import { expect, notice, openSection, refuse } from './at-the-console.ts';

const API = '/api/admin/system-controls';

test.beforeEach(async ({ page, baseURL }) => {
  await openSection(page, '/admin/system-controls', 'System Controls', baseURL ?? '');
  await expect(page.getByText('Global Pipeline Controls')).toBeVisible();
});

// Whatever a test left behind: the next one meets a running engine.
test.afterEach(async ({ page, baseURL }) => {
  await page.unrouteAll();
  await page.request.post(`${API}/emergency-shutdown/deactivate`, { data: {}, headers: { origin: baseURL ?? '' } });
});

const tile = (page: Page, label: string) => page.locator('dt', { hasText: label }).locator('xpath=..').locator('dd');

async function shutDown(page: Page, reason: string): Promise<void> {
  await page.getByLabel('Why is everything to stop?').fill(reason);
  await page.getByRole('button', { name: 'Activate Emergency Shutdown' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Activate Emergency Shutdown' }).click();
}

test('tiles, switches and the configuration at a glance [CTRL-01, CTRL-02, CTRL-07]', async ({ page }) => {
  await expect(tile(page, 'System Status')).toHaveText('OPERATIONAL');
  await expect(tile(page, 'Active Controls')).toContainText('of 8');
  await expect(tile(page, 'City Overrides')).toHaveText(/^\d+$/);
  await expect(tile(page, 'State Overrides')).toHaveText(/^\d+$/);
  await expect(page.getByRole('switch')).toHaveCount(8);
  const auto = page.getByRole('listitem').filter({ has: page.getByText('AI-Auto Generation', { exact: true }) });
  await expect(auto).toContainText('Makes a picture for an event that has none, by itself.');
  await expect(auto).toContainText(/Never toggled|Last toggled/);
  await expect(page.locator('dt', { hasText: 'Version' }).locator('xpath=../dd')).toHaveText(/^\d+\.\d+\.\d+$/);
  await expect(page.locator('dt', { hasText: 'Last updated' })).toBeVisible();
});

test('a switch goes off and on, says who did it, and leaves an audit row [ERR-047, CTRL-02]', async ({ page }) => {
  const row = page.getByRole('listitem').filter({ has: page.getByText('Systematic Expansion', { exact: true }) });
  const toggle = page.getByRole('switch', { name: 'Systematic Expansion' });
  await expect(toggle).toBeChecked();
  await toggle.click();
  await expect(notice(page, 'Control Updated')).toContainText('Systematic Expansion is off.');
  await expect(toggle).not.toBeChecked();
  await expect(row).toContainText('Last toggled just now');
  await expect(row).toContainText('by admin@');
  await toggle.click();
  await expect(toggle).toBeChecked();
  await page.getByRole('link', { name: 'Audit Log' }).click();
  await page.getByRole('button', { name: 'control:systematicExpansion' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'control:systematicExpansion' });
  await expect(drawer.getByRole('row', { name: /enabled false true/ })).toBeVisible();
});

test('all switches wait while one is on its way, and pressing twice sends one call [CTRL-06]', async ({ page }) => {
  let calls = 0;
  await page.route(`**${API}/toggle`, async (route) => {
    calls += 1;
    await new Promise((done) => setTimeout(done, 1_000));
    await route.continue();
  });
  const toggle = page.getByRole('switch', { name: 'Generative Description' });
  await toggle.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  for (const other of await page.getByRole('switch').all()) await expect(other).toBeDisabled();
  await expect(notice(page, 'Control Updated')).toBeVisible();
  expect(calls).toBe(1);
  await expect(toggle).toBeEnabled();
  await page.unroute(`**${API}/toggle`);
  await toggle.click();
  await expect(toggle).toBeChecked();
});

test('the shutdown wants a reason, locks everything, and ends [CTRL-03, CTRL-04, CTRL-05]', async ({ page }) => {
  await page.getByLabel('Why is everything to stop?').fill('   ');
  await page.getByRole('button', { name: 'Activate Emergency Shutdown' }).click();
  await expect(page.getByText('Give a reason.')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();

  await shutDown(page, 'A source sends nonsense');
  await expect(notice(page, 'Emergency Shutdown Activated')).toBeVisible();
  const banner = page.getByRole('alert').filter({ hasText: 'Emergency shutdown is active' });
  await expect(banner).toContainText('A source sends nonsense');
  await expect(tile(page, 'System Status')).toHaveText('SHUTDOWN');
  await expect(tile(page, 'Active Controls')).toContainText(/^0/);
  for (const toggle of await page.getByRole('switch').all()) await expect(toggle).toBeDisabled();
  await expectSoundInBothThemes(page);

  await page.getByRole('button', { name: 'Deactivate shutdown' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate shutdown' }).click();
  await expect(notice(page, 'Emergency Shutdown Deactivated')).toBeVisible();
  await expect(banner).toBeHidden();
  await expect(page.getByRole('switch', { name: 'Event Scraping' })).toBeEnabled();
  await expect(tile(page, 'System Status')).toHaveText('OPERATIONAL');
});

test('an override for a city, and one for a state, are added and removed [CTRL-08]', async ({ page }) => {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Add override' }) });
  await form.getByRole('button', { name: 'Add override' }).click();
  await expect(form.getByText('Give the state as two letters, such as SC.')).toBeVisible();
  await form.getByLabel('State').fill('ga');
  await form.getByRole('button', { name: 'Add override' }).click();
  const ofState = page.getByRole('row', { name: /All of GA.*Event Scraping.*Off/ });
  await expect(ofState).toBeVisible();
  await form.getByLabel('City').fill('Savannah');
  await form.getByLabel('Setting').selectOption('On');
  await form.getByRole('button', { name: 'Add override' }).click();
  const ofCity = page.getByRole('row', { name: /Savannah, GA.*Event Scraping.*On/ });
  await expect(ofCity).toBeVisible();
  await expect(tile(page, 'City Overrides')).toHaveText('1');
  await expect(tile(page, 'State Overrides')).toHaveText('1');
  await ofCity.getByRole('button', { name: 'Remove' }).click();
  await expect(ofCity).toBeHidden();
  await ofState.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No overrides: every city follows the global controls.')).toBeVisible();
});

test("the server's sentence is told when it gives one, else the fallback [ERR-025, ERR-031, ERR-032, ERR-033]", async ({
  page,
}) => {
  const toggle = page.getByRole('switch', { name: 'Image Generation' });
  await refuse(page, `${API}/toggle`, 409, 'Somebody else changed this at the same moment. Please try again.');
  await toggle.click();
  await expect(notice(page, 'Toggle Failed')).toContainText('Somebody else changed this at the same moment.');
  await expect(toggle).toBeChecked();

  await page.unroute(`**${API}/toggle`);
  await page.route(`**${API}/toggle`, (route) => route.abort());
  // Within a second the same request would share the answer that is there (REQ-03).
  await page.waitForTimeout(1_200);
  await toggle.click();
  await expect(notice(page, 'Toggle Failed')).toContainText('Failed to toggle system control');
  await expect(toggle).toBeEnabled();

  await page.route(`**${API}/emergency-shutdown`, (route) => route.abort());
  await shutDown(page, 'A test');
  await expect(notice(page, 'Emergency Shutdown Failed')).toContainText('Failed to activate emergency shutdown');
  await expect(page.getByLabel('Why is everything to stop?')).toHaveValue('A test');

  await page.unroute(`**${API}/emergency-shutdown`);
  await page.waitForTimeout(1_200);
  await shutDown(page, 'A test');
  await page.route(`**${API}/emergency-shutdown/deactivate`, (route) => route.abort());
  await page.getByRole('button', { name: 'Deactivate shutdown' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate shutdown' }).click();
  await expect(notice(page, 'Deactivation Failed')).toContainText('Failed to deactivate emergency shutdown');
  await expect(page.getByRole('switch', { name: 'Image Generation' })).toBeDisabled();
});

test('a configuration that cannot be read says so, and is read when it can [ERR-043]', async ({ page }) => {
  await refuse(page, API, 503, 'The database is not answering.');
  await page.reload();
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to load system configuration' });
  await expect(failure).toContainText('The database is not answering.');
  await page.unrouteAll();
  // Within a second the same request would share the answer that is there (REQ-03).
  await page.waitForTimeout(1_200);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Global Pipeline Controls')).toBeVisible();
});

test('the shutdown is done by keyboard alone', async ({ page }) => {
  await page.getByLabel('Why is everything to stop?').focus();
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Activate' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'By keyboard' })).toBeVisible();
  await page.getByRole('button', { name: 'Deactivate shutdown' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'By keyboard' })).toBeHidden();
});
