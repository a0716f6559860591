import { expect, figure, notice, openSection, consoleTest as test } from '../fixtures.ts';

const API = '/api/admin/system-controls';

test.beforeEach(async ({ page }) => {
  await openSection(page, '/admin/system-controls', 'System Controls');
  await expect(page.getByText('Global Pipeline Controls')).toBeVisible();
});

// Whatever a test left behind: the next one meets a running engine.
test.afterEach(async ({ page, baseURL }) => {
  await page.request.post(`${API}/emergency-shutdown/deactivate`, { data: {}, headers: { origin: baseURL ?? '' } });
});

test('tiles, switches and the configuration at a glance; a switch goes off and on, says who did it, and leaves an audit row [CTRL-01, CTRL-02, CTRL-07, ERR-047]', async ({
  page,
}) => {
  await expect(figure(page, 'System Status')).toHaveText('OPERATIONAL');
  await expect(figure(page, 'Active Controls')).toContainText('of 8');
  await expect(figure(page, 'City Overrides')).toHaveText(/^\d+$/);
  await expect(figure(page, 'State Overrides')).toHaveText(/^\d+$/);
  await expect(page.getByRole('switch')).toHaveCount(8);
  const auto = page.getByRole('listitem').filter({ has: page.getByText('AI-Auto Generation', { exact: true }) });
  await expect(auto).toContainText('Automatically makes an image for an event that has none.');
  await expect(auto).toContainText(/Never toggled|Last toggled/);
  await expect(page.locator('dt', { hasText: 'Version' }).locator('xpath=../dd')).toHaveText(/^\d+\.\d+\.\d+$/);
  await expect(page.locator('dt', { hasText: 'Last updated' })).toBeVisible();

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
  await page.getByRole('button', { name: 'Turned control on' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Turned control on: Systematic Expansion' });
  await expect(drawer.getByRole('row', { name: /Off On$/ })).toBeVisible();
});

test('by keyboard alone: the shutdown wants a reason, locks everything, and ends [CTRL-03, CTRL-04, CTRL-05]', async ({
  page,
}) => {
  const reason = page.getByLabel('Reason for the shutdown');
  await reason.focus();
  await page.keyboard.type('   ');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter a reason.')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();

  await reason.fill('');
  await page.keyboard.type('A source sends nonsense');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Activate Emergency Shutdown' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: 'Activate' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice(page, 'Emergency Shutdown Activated')).toBeVisible();
  const banner = page.getByRole('alert').filter({ hasText: 'Emergency shutdown is active' });
  await expect(banner).toContainText('A source sends nonsense');
  await expect(figure(page, 'System Status')).toHaveText('SHUTDOWN');
  await expect(figure(page, 'Active Controls')).toContainText(/^0/);
  for (const toggle of await page.getByRole('switch').all()) await expect(toggle).toBeDisabled();

  await page.getByRole('button', { name: 'Deactivate shutdown' }).focus();
  await page.keyboard.press('Space');
  await expect(question).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: 'Deactivate' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice(page, 'Emergency Shutdown Deactivated')).toBeVisible();
  await expect(banner).toBeHidden();
  await expect(page.getByRole('switch', { name: 'Event Scraping' })).toBeEnabled();
  await expect(figure(page, 'System Status')).toHaveText('OPERATIONAL');
});

test('an override for a city, and one for a state, are added and removed [CTRL-08]', async ({ page }) => {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Add override' }) });
  await form.getByLabel('State').fill('ga');
  await form.getByRole('button', { name: 'Add override' }).click();
  const ofState = page.getByRole('row', { name: /All of GA.*Event Scraping.*Off/ });
  await expect(ofState).toBeVisible();
  await form.getByLabel('City').fill('Savannah');
  await form.getByLabel('State').fill('GA');
  await form.getByLabel('Setting').selectOption('On');
  await form.getByRole('button', { name: 'Add override' }).click();
  const ofCity = page.getByRole('row', { name: /Savannah, GA.*Event Scraping.*On/ });
  await expect(ofCity).toBeVisible();
  await expect(figure(page, 'City Overrides')).toHaveText('1');
  await expect(figure(page, 'State Overrides')).toHaveText('1');
  await ofCity.getByRole('button', { name: 'Remove' }).click();
  await expect(ofCity).toBeHidden();
  await ofState.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No overrides: every city follows the global controls.')).toBeVisible();
});
