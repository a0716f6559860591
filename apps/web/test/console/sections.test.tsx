import { expect, test } from 'vitest';
import { SECTIONS, sectionsByGroup } from '../../src/admin/panels.ts';

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
