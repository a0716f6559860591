import type { Endpoints, ResponseOf } from '@marquee/contract';
import { expect, figure, notice, openSection, consoleTest as test } from '../fixtures.ts';
import { changeRows } from '../local-database.ts';

const CONTROLS = '/api/admin/system-controls';
const ALERT = 'Sources of a city failing';
const RULE = 'city-sources-failing';
const CITY = 'savannah-ga';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  // Whatever the test leaves behind: the next one meets a running engine.
  test.afterEach(async ({ page, baseURL }) => {
    const headers = { origin: baseURL ?? '' };
    await page.request.post(`${CONTROLS}/emergency-shutdown/deactivate`, { data: {}, headers });
  });

  test('at night an administrator sees that a city’s sources fail, silences the alert, stops the engine, starts it again, has the sources read anew and sees that no alert fires [BEY-43] [CTRL-03] [CTRL-04] [CTRL-05]', {
    tag: '@journey',
  }, async ({ page, baseURL }) => {
    test.slow();
    // As an outage of their hosts would leave them.
    const broken = changeRows(
      baseURL,
      `UPDATE sources SET health = 'http-error', health_detail = 'The server answered 503.' WHERE city_slug = ? AND status = 'active'`,
      CITY,
    );
    expect(broken).toBeGreaterThan(0);
    const isAsWideAsThePhone = () =>
      expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
        .toBe(0);

    await openSection(page, '/admin/dashboard', 'Dashboard');
    await expect(page.getByRole('link', { name: /sources? needs? attention/ })).toBeVisible();
    // The rules are checked every minute of the schedule.
    const silence = page.getByRole('button', { name: `Silence “${ALERT}”` });
    await expect(silence).toBeVisible({ timeout: 120_000 });
    await expect(page.getByText(`Savannah, GA: ${broken} of ${broken} sources fail.`)).toBeVisible();
    await isAsWideAsThePhone();
    await silence.tap();
    const dialog = page.getByRole('dialog', { name: `Silence “${ALERT}”` });
    await dialog.getByRole('button', { name: 'Silence', exact: true }).tap();
    await expect(notice(page, 'Silenced')).toBeVisible();
    await expect(page.getByText(/^Silenced until/).first()).toBeVisible();

    await openSection(page, '/admin/system-controls', 'System Controls');
    await page.getByLabel('Reason for the shutdown').fill('Savannah fails; nobody knows why');
    await page.getByRole('button', { name: 'Activate Emergency Shutdown' }).tap();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Activate' }).tap();
    await expect(figure(page, 'System Status')).toHaveText('SHUTDOWN');
    await isAsWideAsThePhone();
    await page.getByRole('button', { name: 'Deactivate shutdown' }).tap();
    await question.getByRole('button', { name: 'Deactivate' }).tap();
    await expect(figure(page, 'System Status')).toHaveText('OPERATIONAL');

    await openSection(page, '/admin/dashboard', 'Dashboard');
    await page.getByRole('link', { name: `Open: ${ALERT}` }).tap();
    const rows = page.getByRole('table', { name: 'Sources' }).locator('tbody tr');
    const failing = async () => {
      const answer = await page.request.get('/api/admin/scraping/sources?city=Savannah&state=GA&health=failing');
      return ((await answer.json()) as ResponseOf<Endpoints['listScrapingSources']>).items;
    };
    const items = await failing();
    expect(items).toHaveLength(broken);
    for (const { name } of items) {
      const row = rows.filter({ hasText: name });
      await row.getByRole('button').tap();
      const drawer = page.getByRole('dialog', { name });
      await drawer.getByRole('button', { name: 'Read Now' }).tap();
      await expect(notice(page, 'Read Queued').filter({ hasText: name })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect.poll(async () => (await failing()).map((one) => one.name), { timeout: 60_000 }).not.toContain(name);
    }
    // It is over once the figure was low for five minutes, which pass here at once.
    const calm = () =>
      changeRows(
        baseURL,
        'UPDATE alert_firings SET calm_since = calm_since - 600000 WHERE rule = ? AND calm_since IS NOT NULL',
        RULE,
      );
    await expect.poll(calm, { timeout: 120_000 }).toBe(1);
    await openSection(page, '/admin/error-diagnostics?tab=alerts', 'Error Diagnostics');
    await expect(page.getByText('No alerts firing')).toBeVisible({ timeout: 120_000 });
    await isAsWideAsThePhone();
  });
});
