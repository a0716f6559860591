import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aboutGroup, aboutSection, relatedTo, SECTIONS, sectionsByGroup } from '../../src/admin/panels.ts';
import { openSection } from '../harness/console.ts';
import { expectSound, page, see } from '../harness/look.ts';

const NAMED = [
  'Dashboard, Performance Monitoring, Error Diagnostics, Autonomous Expansion Control, SC Progress, City Management, Phase 1 Testing, AI Pipelines, System Scheduling, Image Generation, Timezone & Confidence, Scraping / Discovery',
  'Discovery Analytics, Token Budget, System Controls, Token Optimization, Marquee Phase 1, Marquee Phase 2, Marquee Phase 3, Marquee Phase 4, Location Integrity, Recurring Events, Always-On Engine, Developer Tools',
].flatMap((names) => names.split(', '));

test('the navigation begins with the 24 sections of the specification, in its order [SHELL-02] [SHELL-03]', () => {
  expect(SECTIONS.slice(0, 24).map(({ title }) => title)).toEqual(NAMED);
  // Grouped, the order is the same.
  expect(sectionsByGroup().flatMap(([, sections]) => sections)).toEqual(SECTIONS);
});

test('every section has an address and a sign of its own place', () => {
  expect(new Set(SECTIONS.map(({ id }) => id)).size).toBe(SECTIONS.length);
  for (const { id } of SECTIONS) expect(id).toMatch(/^[a-z0-9-]+$/);
});

test('the console is one screen: the sections at the left, the header above, and a section beside them [SHELL-01]', async () => {
  await page.viewport(1_440, 900);
  await openSection('/admin/audit-log', 'Audit Log');
  const links = () =>
    page
      .getByRole('navigation', { name: 'Console sections' })
      .getByRole('link')
      .elements()
      .map((link) => link.textContent?.trim());
  await expect.poll(() => links().slice(0, 24)).toEqual(NAMED);
  const left = page.getByRole('navigation', { name: 'Console sections' }).element().getBoundingClientRect();
  const main = page.getByRole('main').element().getBoundingClientRect();
  const title = page.getByRole('heading', { level: 1 }).element().getBoundingClientRect();
  expect(left.right).toBeLessThanOrEqual(main.left);
  expect(title.bottom).toBeLessThanOrEqual(main.top + 1);
});

test.each([
  ['Data Quality Management', 'data-quality', null],
  ['Aggregate Scanner', 'marquee-phase1?tab=scanner', 'Marquee Phase 1'],
  ['Venue Integration', 'marquee-phase1?tab=venues', 'Marquee Phase 1'],
  ['Growth', 'discovery-analytics?tab=growth', 'Discovery Analytics'],
  ['Unmet Requests', 'discovery-analytics?tab=unmet', 'Discovery Analytics'],
  ['Recovery', 'scraping?tab=recovery', 'Scraping / Discovery'],
  ['Scraper performance', 'scraping?tab=performance', 'Scraping / Discovery'],
] as const)('%s has its place in the navigation [SHELL-04]', async (name, path, section) => {
  await page.viewport(1_440, 900);
  await openSection(`/admin/${path}`, section ?? name);
  const link = page.getByRole('navigation', { name: 'Console sections' }).getByRole('link', { name: section ?? name });
  await see(link).toHaveAttribute('aria-current', 'page');
  if (section) await see(page.getByRole('tab', { name, exact: true }).first()).toHaveAttribute('aria-selected', 'true');
});

test('every group and every section says in one sentence what it is for', () => {
  const sentences = [
    ...SECTIONS.map(({ id }) => aboutSection(id)),
    ...sectionsByGroup().map(([name]) => aboutGroup(name)),
  ];
  expect(sentences).toHaveLength(SECTIONS.length + 7);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].{8,110}[.?]$/);
  expect(new Set(sentences).size).toBe(sentences.length);
});

test.each(SECTIONS.filter(({ id }) => relatedTo(id).length > 0).map(({ id, title }) => [title, id] as const))(
  '%s has a tab for each section that belongs to it, and keeps its own address',
  async (title, id) => {
    const site = await openSection(`/admin/${id}`, title);
    const tabs = page.getByRole('tablist', { name: 'Sections that belong together' });
    await see(tabs.getByRole('tab', { name: title, exact: true })).toHaveAttribute('aria-selected', 'true');
    await see(page.getByText(aboutSection(id)).first()).toBeVisible();
    for (const other of relatedTo(id).filter((one) => one.id !== id)) {
      await tabs.getByRole('tab', { name: other.title, exact: true }).click();
      await expect.poll(site.at).toBe(`/admin/${other.id}`);
      await see(page.getByRole('tabpanel', { name: other.title })).toBeVisible();
      await see(page.getByText(aboutSection(other.id)).first()).toBeVisible();
      // By keyboard, too: the focus stays on the tabs.
      await see(tabs.getByRole('tab', { name: other.title, exact: true })).toHaveFocus();
      await userEvent.keyboard(
        SECTIONS.findIndex((one) => one.id === id) < SECTIONS.indexOf(other) ? '{ArrowLeft}' : '{ArrowRight}',
      );
      await expect.poll(site.at).toBe(`/admin/${id}`);
      await see(tabs.getByRole('tab', { name: title, exact: true })).toHaveFocus();
    }
    await expectSound();
  },
);
