import type { Ad } from '@marquee/contract';
import { expect, test } from 'vitest';
import { Sponsored } from '../../src/features/ads/sponsored.tsx';
import { expectSound, page, says, see } from '../harness/look.ts';
import { openPart, openSite } from '../harness/site.tsx';

const ad = (n: number): Ad => ({
  id: `c${n}`,
  content: {
    headline: `Jazz ${n}`,
    description: 'Ten bands.',
    landingUrl: 'https://www.jazz.example.org/week?from=marquee',
    callToAction: 'Get Tickets',
  },
  target: { city: 'Columbia', state: 'SC', radius: 25 },
  token: `token-${n}`,
});
const PLACE = { city: 'Columbia', state: 'SC' };

test('Home shows the ads of the city, marked, each with where it leads and why it is there [HOME-07]', async () => {
  openSite('/', { listActiveCampaigns: [ad(1), ad(2), ad(3)] });
  const section = page.getByRole('region', { name: 'Featured Experiences' });
  await see(section).toBeVisible();
  expect(section.getByText('Sponsored', { exact: true }).elements()).toHaveLength(3);
  const link = section.getByRole('link', { name: 'Get Tickets, opens jazz.example.org in a new tab' }).first();
  await see(link).toHaveAttribute('rel', 'sponsored noopener');
  await says(section, 'Leads to jazz.example.org');
  await section.getByText('Why this ad?').first().click();
  await says(section, 'Columbia and 25 miles around it');
  await expectSound();
});

test('Home without campaigns says nothing of ads', async () => {
  const site = openSite('/', { listActiveCampaigns: [] });
  await expect.poll(() => site.api.calls('listActiveCampaigns').length).toBe(1);
  await see(page.getByRole('heading', { name: 'Explore by Interest' })).toBeVisible();
  expect(page.getByText('Sponsored', { exact: true }).elements()).toHaveLength(0);
});

test('an ad is reported as served, after a second in view as seen, and when it is clicked, in one order [BEY-25]', async () => {
  const site = openPart(<Sponsored place={PLACE} />, {
    listActiveCampaigns: [ad(9)],
    reportAds: { success: true },
  });
  const link = page.getByRole('link', { name: /Get Tickets/ });
  await see(link).toBeVisible();
  // What was seen of the ads of a test before this one may be told with it.
  const reports = () =>
    site.api
      .calls('reportAds')
      .flatMap(({ body }) => (body as { reports: Array<{ action: string; token: string }> }).reports)
      .filter(({ token }) => token === 'token-9');
  await expect.poll(() => reports().map(({ action }) => action)).toContain('served');
  await expect.poll(() => reports().map(({ action }) => action)).toContain('impression');
  document.querySelector('a[rel^="sponsored"]')?.addEventListener('click', (event) => event.preventDefault());
  await link.click();
  await expect
    .poll(() =>
      reports()
        .map(({ action }) => action)
        .at(-1),
    )
    .toBe('click');
  expect(reports().filter(({ action }) => action === 'impression')).toHaveLength(1);
});
