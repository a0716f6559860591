import { expect, figure, heading, openListing, openSection, signInAs, consoleTest as test } from '../fixtures.ts';

const SECTIONS = [
  'Dashboard',
  'Performance Monitoring',
  'Autonomous Expansion Control',
  'SC Progress',
  'Scraping / Discovery',
  'Phase 1 Testing',
  'Discovery Analytics',
  'Marquee Phase 1',
  'Image Generation',
  'AI Pipelines',
  'Marquee Phase 2',
  'Marquee Phase 3',
  'Marquee Phase 4',
  'Data Quality Management',
  'Recurring Events',
  'Location Integrity',
  'Token Budget',
  'System Scheduling',
  'Always-On Engine',
  'System Controls',
  'Token Optimization',
  'Error Diagnostics',
  'Developer Tools',
  'Audit Log',
];

test('nothing of the console is loaded with the listing; each of its sections opens with real data under a name and an address of its own [ROUTE-07, ROUTE-14]', async ({
  page,
}) => {
  const parts: string[] = [];
  page.on('request', (request) => {
    if (/\/(admin|cmdk|console|panel)[^/]*\.(tsx?|js|css)|\/src\/admin\//.test(request.url()))
      parts.push(request.url());
  });
  await openListing(page);
  await page.waitForLoadState('networkidle');
  expect(parts.filter((url) => !url.includes('console-route'))).toEqual([]);

  await openSection(page, '/admin', 'Dashboard');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  const addresses = new Set<string>();
  for (const title of SECTIONS) {
    await page.getByRole('navigation', { name: 'Console sections' }).getByRole('link', { name: title }).click();
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await expect(page.getByText('Loading…')).toHaveCount(0);
    await expect(page.getByText(/^Updated \d+:\d\d:\d\d/)).toBeVisible();
    await expect(page.getByText('Some panels could not be loaded')).toHaveCount(0);
    addresses.add(page.url());
  }
  expect(addresses.size).toBe(SECTIONS.length);
});

test('server health, tiers and data quality are counted on live data [DIAG-03, TIER-01, TIER-02, DQ-02, DQ-04]', async ({
  page,
}) => {
  await openSection(page, '/admin/error-diagnostics', 'Error Diagnostics');
  await expect(figure(page, 'Uptime')).toContainText(/\d/);
  await expect(figure(page, 'Restarts in 24 hours')).toContainText(/\d+.*(Normal|High-frequency)/);
  await expect(figure(page, 'Heap memory')).toHaveText('not available at the edge');
  await expect(figure(page, 'Runtime')).toContainText('workerd');
  await expect(page.getByRole('table', { name: 'Workers, last 24 hours' }).locator('tbody tr').first()).toBeVisible();

  await openSection(page, '/admin/marquee-phase2', 'Marquee Phase 2');
  await expect(figure(page, 'Events Processed')).toHaveText(/^[\d,]+$/);
  await expect(figure(page, 'Enhancement Rate')).toHaveText(/^[\d.]+%$/);
  await expect(figure(page, 'Average Quality Score')).toHaveText(/^([\d.]+%|–)$/);
  await expect(figure(page, 'Token Efficiency')).toContainText(/tokens/);
  for (const tier of [
    '1 · High Quality – save directly',
    '2 · Enhanced – AI enhance, then save',
    '3 · Basic – save basic info',
    '4 · Rejected – reject, insufficient',
  ])
    await expect(page.getByRole('listitem').filter({ hasText: tier })).toBeVisible();

  await openSection(page, '/admin/data-quality', 'Data Quality Management');
  await expect(page.locator('dt', { hasText: 'Total Events' }).locator('xpath=../dd')).toHaveText(/^[\d,]+$/);
  await expect(page.locator('dt', { hasText: 'Missing Images' }).locator('xpath=../dd')).toHaveText(/^[\d,]+$/);
});

test('section, city, source and event are reached by keyboard alone [BEY-30]', async ({ page }) => {
  const palette = page.getByRole('dialog', { name: 'Search the console' });
  /** What is typed before the field has the focus goes nowhere. */
  const search = async (text: string) => {
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(text);
  };
  await openSection(page, '/admin/audit-log', 'Audit Log');
  await search('error diag');
  await expect(palette.getByRole('option', { name: /Error Diagnostics/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Error Diagnostics')).toBeVisible();
  await expect(palette).toBeHidden();

  await search('Lantern Street');
  await expect(palette.getByRole('option', { name: /Lantern Street Playhouse/ }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Lantern Street Playhouse' });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await search('Charleston');
  await expect(palette.getByRole('option', { name: /Charleston, SC/ }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/events\?city=Charleston&state=SC/);

  const { events } = (await (await page.request.get('/api/events?city=Columbia&state=SC')).json()) as {
    events: Array<{ title: string; slug: string }>;
  };
  const event = events.find(({ title }) => /^[\w ]{12,}$/.test(title));
  await openSection(page, '/admin/audit-log', 'Audit Log');
  await search(event?.title ?? '');
  const found = palette.getByRole('group', { name: 'Events' }).getByRole('option').first();
  await expect(found).toContainText(event?.title ?? '');
  await page.keyboard.press('Home');
  const options = await palette.getByRole('option').count();
  for (let step = 0; step < options; step += 1) {
    if ((await found.getAttribute('aria-selected')) === 'true') break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/events\/[\w-]+$/);
});

test('a section that cannot be loaded says so and offers to be opened again', async ({ page }) => {
  await page.route('**/assets/panel-*', (route) => route.abort());
  await page.goto('/admin/audit-log');
  await expect(page.getByText('This panel stopped working')).toBeVisible();
  await page.unroute('**/assets/panel-*');
  await page.getByRole('button', { name: 'Open it again' }).click();
  await expect(page.getByLabel('Action')).toBeVisible();
});

test('signing out in one tab ends the console in the other', async ({ page, context, baseURL }) => {
  await context.clearCookies();
  await signInAs(page, 'admin', baseURL);
  await openSection(page, '/admin/system-controls', 'System Controls');
  const other = await context.newPage();
  await openSection(other, '/admin/audit-log', 'Audit Log');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other).toHaveURL(/\/$/);
  await expect(heading(page, 'You have been signed out')).toBeVisible();
  await expect(page.getByText('Global Pipeline Controls')).toBeHidden();
});
