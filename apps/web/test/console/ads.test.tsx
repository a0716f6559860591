import { expect, test } from 'vitest';
import { refused, wordless } from '../harness/api.ts';
import { openSection, pageOf } from '../harness/console.ts';
import { dialog, expectSound, notice, page, says, see } from '../harness/look.ts';
import { CAMPAIGN } from '../harness/records.ts';

const NONE = {
  activeCampaigns: 0,
  monthlyRevenue: 0,
  activeAdvertisers: 0,
  system: 'online' as const,
  pending: 0,
  phases: { eventBoosts: false, venuePartnerships: false, brandIntegrations: false, premiumPlacements: false },
  refusedToday: 0,
};
const SOME = { ...NONE, activeCampaigns: 3, monthlyRevenue: 1_234.5, activeAdvertisers: 2, pending: 1 };

const open = (answers = {}, path = '/admin/ads') =>
  openSection(path, 'Advertisement Ecosystem', {
    getAdvertising: SOME,
    listAdminCampaigns: pageOf(CAMPAIGN),
    ...answers,
  });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('an empty installation shows the cards and the progress of the specification [ADS-01, ADS-02, ADS-03, ADS-04, ROUTE-07]', async () => {
  await open({ getAdvertising: NONE, listAdminCampaigns: pageOf() });
  const figures = page.getByLabelText('Advertising at a glance');
  await says(figures, 'Active Campaigns0', 'Monthly Revenue$0', 'Active Advertisers0', 'System StatusOnline');
  const progress = page.getByRole('list').filter({ hasText: 'Phase 0' });
  await says(progress, 'Phase 0: Auth and admin protection Complete');
  for (const phase of ['1: Event boosts', '2: Venue partnerships', '3: Brand integrations', '4: Premium placements'])
    await says(progress, `Phase ${phase} Pending`);
  await see(page.getByRole('heading', { name: 'Next Steps' })).toBeVisible();
  await see(button('Review Campaigns')).toBeDisabled();
  await says(page.getByRole('main'), 'There are no campaigns.');
});

test('the cards show what is so, and the next step opens what waits', async () => {
  const site = await open();
  await says(page.getByLabelText('Advertising at a glance'), '3', '$1,234.50', '1 waits for review');
  await button('Review Campaigns').click();
  await expect.poll(() => site.at()).toContain('campaigns.status=pending');
  await expect.poll(() => site.api.calls('listAdminCampaigns').at(-1)?.query.get('status')).toBe('pending');
});

test('a campaign is reviewed with its ad and approved [CALL-118]', async () => {
  const site = await open({ decideCampaign: { ...CAMPAIGN, status: 'approved' } });
  await page.getByRole('table', { name: 'Campaigns' }).getByRole('button', { name: 'Jazz Week' }).click();
  const drawer = dialog('Jazz Week');
  await says(drawer, 'Jazz every night', 'Leads to https://jazz.example.org/', 'Ann Lee (ann@example.org)', '$100.00');
  await expectSound();
  await drawer.getByRole('button', { name: 'Approve', exact: true }).click();
  await says(notice('Campaign Updated'), 'It is approved now.');
  expect(site.api.calls('decideCampaign')).toMatchObject([{ params: { id: 'c1' }, body: { status: 'approved' } }]);
});

test('a campaign whose payment was given back says so, with the amount', async () => {
  const over = { ...CAMPAIGN, status: 'completed', endedBecause: 'refunded', refunded: 99.74 } as const;
  await open({ listAdminCampaigns: pageOf(over) });
  await page.getByRole('table', { name: 'Campaigns' }).getByRole('button', { name: 'Jazz Week' }).click();
  await says(dialog('Jazz Week'), 'Why it is over', 'Its payment was refunded', '$99.74');
  expect(dialog('Jazz Week').getByRole('button', { name: 'Reject', exact: true }).elements()).toHaveLength(0);
});

test('rejecting asks why and says what goes back', async () => {
  const site = await open({ decideCampaign: { ...CAMPAIGN, status: 'rejected', spent: 0 } });
  await page.getByRole('table', { name: 'Campaigns' }).getByRole('button', { name: 'Jazz Week' }).click();
  await dialog('Jazz Week').getByRole('button', { name: 'Reject', exact: true }).click();
  const asked = page.getByRole('alertdialog');
  await says(asked, '$100.00 goes back to the advertiser’s card');
  await asked.getByLabelText('Why is it rejected?').fill('No gold, please.');
  await asked.getByRole('button', { name: 'Reject', exact: true }).click();
  await see(notice('Campaign Updated')).toBeVisible();
  expect(site.api.calls('decideCampaign')).toMatchObject([
    { body: { status: 'rejected', reason: 'No gold, please.' } },
  ]);
});

test.for([
  [
    refused(409, 'A campaign that is rejected cannot become approved.'),
    'A campaign that is rejected cannot become approved.',
  ],
  [wordless(500), 'Unable to update campaign status.'],
] as const)('a failed update says so, with the server’s words or its own: %# [ERR-038]', async ([answer, words]) => {
  await open({ decideCampaign: answer });
  await page.getByRole('table', { name: 'Campaigns' }).getByRole('button', { name: 'Jazz Week' }).click();
  await dialog('Jazz Week').getByRole('button', { name: 'Approve', exact: true }).click();
  await says(notice('Update Failed'), words);
});
