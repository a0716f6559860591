import { expect, test } from 'vitest';
import { refused, silent } from '../harness/api.ts';
import { stopTime } from '../harness/clock.ts';
import { openSection } from '../harness/console.ts';
import { expectSound, gone, notice, page, says, see } from '../harness/look.ts';
import { BOARD, RUNNING } from '../harness/quiet-console.ts';
import { REASON, SHUT_DOWN } from '../harness/shut-down.ts';
import { leaveSite, openSite, personOf } from '../harness/site.tsx';

const open = (answers = {}) => openSection('/admin/system-controls', 'System Controls', answers);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const reasonField = () => page.getByLabelText('Reason for the shutdown');
const banner = () => page.getByRole('alert').filter({ hasText: REASON });
const sections = () => page.getByRole('navigation', { name: 'Console sections' }).getByRole('link');

async function confirmed(name: string): Promise<void> {
  await button(name).click();
  await page.getByRole('alertdialog').getByRole('button', { name }).click();
}

async function shutDown(reason: string): Promise<void> {
  await reasonField().fill(reason);
  await confirmed('Activate Emergency Shutdown');
}

test('a shutdown is shown above every section, and nothing can be started or changed until it ends [CTRL-04]', async () => {
  let inForce = SHUT_DOWN;
  await open({
    getSystemControls: () => inForce,
    deactivateEmergencyShutdown: () => {
      inForce = RUNNING;
      return RUNNING;
    },
  });
  await says(banner(), 'Emergency shutdown is active', 'admin@example.org');
  await gone(button('Add override'));
  await see(page.getByText('Locked while the shutdown is active.').first()).toBeVisible();
  expect(sections().all().length).toBeGreaterThan(5);
  // By its address: a section of a family shows its own links to it.
  const addresses = sections()
    .elements()
    .map((link) => link.getAttribute('href'));
  for (const address of addresses) {
    const link = page.getByRole('navigation', { name: 'Console sections' }).css(`a[href="${address}"]`);
    await link.click();
    await see(link).toHaveAttribute('aria-current', 'page');
    await see(banner()).toBeVisible();
    expect(banner().elements()).toHaveLength(1);
  }
  await sections().filter({ hasText: 'Scraping / Discovery' }).click();
  await see(button('Run Scraper')).toBeDisabled();
  await expectSound();
  await page.viewport(1280, 800);
  await banner().getByRole('link', { name: 'Open System Controls' }).click();
  await confirmed('Deactivate shutdown');
  await see(notice('Emergency Shutdown Deactivated')).toBeVisible();
  await gone(banner());
  await see(button('Add override')).toBeVisible();
});

test('the shutdown works while the configuration cannot be read, and is told at once [CTRL-04]', async () => {
  const site = await open({
    getSystemControls: refused(503, 'The database is not answering.'),
    activateEmergencyShutdown: SHUT_DOWN,
  });
  await see(page.getByText('it is not known whether a shutdown is active')).toBeVisible();
  await shutDown(REASON);
  await see(notice('Emergency Shutdown Activated')).toBeVisible();
  await says(banner(), 'Emergency shutdown is active');
  expect(site.api.calls('activateEmergencyShutdown').map(({ body }) => body)).toEqual([{ reason: REASON }]);
  site.api.answer({ getSystemControls: SHUT_DOWN });
  await sections().filter({ hasText: 'Audit Log' }).click();
  await says(banner(), 'The engine is shut down', /Activated by .*admin@example\.org.* Reason: /);
  await banner().getByRole('link', { name: 'Open System Controls' }).click();
  await see(button('Deactivate shutdown')).toBeVisible();
  await gone(page.getByText('The engine is shut down'));
});

test('a shutdown that hangs is given up, and pressed again it is sent again [ERR-032]', async () => {
  const time = stopTime();
  const site = openSite('/admin/system-controls', {
    currentUser: personOf('admin'),
    getSystemControls: silent,
    activateEmergencyShutdown: silent,
  });
  const calls = () => site.api.calls('activateEmergencyShutdown').length;
  await time.until(() => page.getByText('Loading…').elements().length > 0);
  await time.pass(4_500);
  await time.until(() => page.getByText('it is not known whether a shutdown is active').elements().length === 1);
  await shutDown(REASON);
  await time.until(() => calls() === 1);
  await time.pass(31_000);
  await time.until(() => notice('Emergency Shutdown Failed').elements().length === 1);
  await says(notice('Emergency Shutdown Failed'), 'did not respond within 30 seconds');
  await see(reasonField()).toHaveValue(REASON);
  site.api.answer({ activateEmergencyShutdown: SHUT_DOWN });
  await confirmed('Activate Emergency Shutdown');
  await time.until(() => calls() === 2 && banner().elements().length === 1);
  await says(banner(), 'Emergency shutdown is active');
});

const MINUTE_MS = 60_000;
const STUCK = {
  ...BOARD,
  verdict: { state: 'trouble' as const, reasons: [{ trouble: 'queue-stuck' as const, isGrave: true, count: 146 }] },
  queue: { waiting: 146, running: 0, later: 2, oldestMs: 120 * MINUTE_MS },
};
const queueNotice = () => page.getByRole('alert').filter({ hasText: 'The job queue stands still' });

test.each([
  ['/admin/error-diagnostics', 'Error Diagnostics'],
  ['/admin/error-diagnostics?tab=alerts', 'Error Diagnostics'],
  ['/admin/system-scheduling', 'System Scheduling'],
  ['/admin/always-on', 'Always-On Engine'],
  ['/admin/scraping', 'Scraping / Discovery'],
  ['/admin/expansion', 'Autonomous Expansion Control'],
  ['/admin/token-budget', 'Token Budget'],
  ['/admin/performance-monitoring', 'Performance Monitoring'],
  ['/admin/data-quality', 'Data Quality Management'],
  ['/admin/city-management', 'City Management'],
])(
  'a queue that stands still is said above %s, with what to do and where the alert is silenced',
  async (path, title) => {
    await page.viewport(390, 844);
    await openSection(path, title, { getDashboard: STUCK });
    await says(queueNotice(), '146 jobs are due, the oldest for 2 h; 0 running', 'resume-delivery');
    await see(queueNotice().getByRole('link')).toHaveAttribute('href', '/admin/error-diagnostics?tab=alerts');
    await expectSound();
  },
);

test('of the queue the Dashboard speaks among its reasons, and a queue that moves is said nowhere', async () => {
  await openSection('/admin/dashboard', 'Dashboard', { getDashboard: STUCK });
  await says(page.getByRole('main'), 'The job queue is stuck');
  await gone(queueNotice());
  await leaveSite();
  await openSection('/admin/scraping', 'Scraping / Discovery', {
    getDashboard: { ...BOARD, queue: { waiting: 3, running: 2, later: 0, oldestMs: MINUTE_MS } },
  });
  await gone(queueNotice());
});
