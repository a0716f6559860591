import type { Campaign, CampaignAnalytics, ReviewedCampaign } from '@marquee/contract';
import { CAMPAIGN_FAULTS } from '@marquee/contract';
import { auditLog, campaigns, letters, refunds } from '@marquee/db';
import { settleCampaign } from '@marquee/domain/campaigns';
import { refundPayment } from '@marquee/domain/payments';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { asking, signUp, signUpAs } from '../accounts/people.ts';
import type { Api } from '../support.ts';
import { anActive, anApi, aPending, begin, DRAFT, decide, pay, submit, url } from './buying.ts';

let api: Api;
let cookie: string;
let admin: string;
let userId: string;
beforeEach(async () => {
  ({ api, cookie, admin, userId } = await anApi());
});

const list = (who = cookie, id = userId) =>
  api.ok<Campaign[]>('listUserCampaigns', url(`/users/${id}/campaigns`), asking({ cookie: who }));
const act = (id: string, action: string, who = cookie) =>
  api.ok<Campaign>('changeCampaign', url(`/campaigns/${id}/change`), asking({ cookie: who, body: { action } }));

describe('buying a campaign', () => {
  it('takes a payment of the budget, then the draft, and waits for review; it is the caller’s, whoever the draft names [CALL-032, CALL-033, CAMP-18, ENT-013]', async () => {
    const begun = await begin(api, cookie);
    expect(begun.clientSecret).toContain('_secret');
    pay(api, begun);
    const made = await submit(api, cookie, { ...DRAFT, advertiserId: 'somebody-else', campaignId: begun.campaignId });
    expect(made).toMatchObject({
      title: 'Jazz Week',
      status: 'pending',
      budget: 100,
      spent: 0,
      targetCity: 'Columbia',
    });
    expect(await list()).toEqual([made]);
    const [row] = await api.db.select({ userId: campaigns.userId }).from(campaigns);
    expect(row?.userId).toBe(userId);
  });

  it('needs no id: the payment of exactly this budget is found, and the same again is the same campaign', async () => {
    pay(api, await begin(api, cookie, DRAFT, { draft: undefined }));
    const [first, second] = [await submit(api, cookie), await submit(api, cookie)];
    expect(second).toEqual(first);
    const twice = await Promise.all([submit(api, cookie), submit(api, cookie)]);
    expect(twice).toEqual([first, first]);
    expect(await list()).toHaveLength(1);
  });

  it('refuses what is not paid, paid with another amount, or paid by somebody else', async () => {
    const begun = await begin(api, cookie);
    const body = { ...DRAFT, campaignId: begun.campaignId };
    const refused = await api.refused(url('/campaigns'), asking({ cookie, body }));
    expect(refused).toMatchObject({ status: 409 });
    pay(api, begun);
    for (const other of [
      { ...body, budget: 200 },
      { ...DRAFT, budget: 99 },
    ])
      expect(await api.refused(url('/campaigns'), asking({ cookie, body: other }))).toMatchObject({ status: 409 });
    const thief = await signUpAs(api, 'venue_owner', true);
    expect(await api.refused(url('/campaigns'), asking({ cookie: thief, body }))).toMatchObject({ status: 409 });
    await submit(api, cookie, body);
    expect(await api.refused(url('/campaigns'), asking({ cookie, body: { ...body, budget: 200 } }))).toMatchObject({
      status: 409,
    });
  });

  it('refuses a payment of another amount than the budget', async () => {
    const body = { amount: 50, campaignId: 'new', draft: DRAFT };
    const refused = await api.refused(url('/create-payment-intent'), asking({ cookie, body }));
    expect(refused).toMatchObject({ status: 400, field: 'amount' });
  });

  it('pays the same draft again while it is not paid, and takes its changed words', async () => {
    const begun = await begin(api, cookie);
    const again = await begin(api, cookie, { ...DRAFT, title: 'Jazz Month' }, { campaignId: begun.campaignId });
    expect(again).toEqual(begun);
    expect((await begin(api, cookie, { ...DRAFT, budget: 200 }, { campaignId: begun.campaignId })).paymentId).not.toBe(
      begun.paymentId,
    );
  });

  it('is for promoters and administrators alone [ROLE-005]', async () => {
    const { cookie: guest } = await signUp(api, { email: 'guest@example.org' });
    const body = { amount: 100, campaignId: 'new', draft: DRAFT };
    expect(await api.refused(url('/create-payment-intent'), asking({ cookie: guest, body }))).toMatchObject({
      status: 403,
    });
    expect(await api.refused(url('/create-payment-intent'), asking({ body }))).toMatchObject({ status: 401 });
  });
});

describe('what the server refuses of a draft', () => {
  const { content } = DRAFT;
  it.each([
    ['CAMP-19', { title: '  ' }, CAMPAIGN_FAULTS.title],
    ['CAMP-19', { title: '\u200b' }, CAMPAIGN_FAULTS.title],
    ['CAMP-20', { description: '' }, CAMPAIGN_FAULTS.description],
    ['CAMP-21', { content: { ...content, headline: '' } }, CAMPAIGN_FAULTS.headline],
    ['CAMP-22', { content: { ...content, description: '' } }, CAMPAIGN_FAULTS.contentDescription],
    ['CAMP-23', { content: { ...content, landingUrl: '' } }, CAMPAIGN_FAULTS.landingUrl],
    ['CAMP-23', { content: { ...content, landingUrl: 'jazz' } }, CAMPAIGN_FAULTS.landingUrlFormat],
    ['CAMP-23', { content: { ...content, landingUrl: 'javascript:alert(1)' } }, CAMPAIGN_FAULTS.landingUrlFormat],
    ['CAMP-23', { content: { ...content, landingUrl: 'https://me:secret@x.org/' } }, CAMPAIGN_FAULTS.landingUrlFormat],
    ['CAMP-24', { startDate: '' }, CAMPAIGN_FAULTS.startDate],
    ['CAMP-24', { endDate: '' }, CAMPAIGN_FAULTS.endDate],
    ['CAMP-25', { budget: 49.99 }, CAMPAIGN_FAULTS.budget],
    ['CAMP-26', { startDate: '2026-10-01' }, CAMPAIGN_FAULTS.startInPast],
    ['CAMP-26', { startDate: '2020-01-01', endDate: '2020-02-01' }, CAMPAIGN_FAULTS.startInPast],
    ['CAMP-27', { endDate: '2026-10-02' }, CAMPAIGN_FAULTS.endBeforeStart],
    ['CAMP-28', { targetRadius: 4 }, 'The radius must be between 5 and 100 miles.'],
    ['CAMP-28', { targetRadius: 101 }, 'The radius must be between 5 and 100 miles.'],
    ['CAMP-02', { targetCity: 'Atlantis' }, 'Please choose a city of the list.'],
    ['CAMP-25', { budget: 50.001 }, 'The budget must be whole cents.'],
  ])('%s %j: %s', async (_id, given, sentence) => {
    const draft = { ...DRAFT, ...given };
    const body = { amount: 100, campaignId: 'new', draft };
    const refused = await api.refused(url('/create-payment-intent'), asking({ cookie, body }));
    expect(refused).toMatchObject({ status: 400, detail: sentence });
    const submitted = await api.refused(url('/campaigns'), asking({ cookie, body: draft }));
    // Without a payment behind it, a date is judged after the payment.
    expect([sentence, 'No payment']).toContain(
      submitted.detail?.startsWith('No payment') ? 'No payment' : submitted.detail,
    );
  });

  it('fills in what is not given [CAMP-28, CAMP-29]', async () => {
    const { targetRadius: _, targetCategories: __, ...rest } = DRAFT;
    const { callToAction: ___, ...words } = content;
    const made = await aPending(api, cookie, {
      ...rest,
      targetRadius: undefined,
      targetCategories: undefined,
      content: words,
    });
    expect(made).toMatchObject({ targetRadius: 25, targetCategories: [], content: { callToAction: 'Learn More' } });
  });
});

describe('an advertiser’s own campaigns', () => {
  it('are read by nobody else but administrators [CALL-034, ENT-014]', async () => {
    const { id } = await aPending(api, cookie);
    const other = await signUpAs(api, 'venue_owner');
    const rival = (await signUp(api, { email: 'rival@example.org' })).cookie;
    expect(await list(admin)).toHaveLength(1);
    for (const who of [other, rival])
      expect((await api.raw(url(`/users/${userId}/campaigns`), asking({ cookie: who }))).status).toBe(403);
    for (const path of [`/campaigns/${id}/analytics`, `/campaigns/${id}/analytics.csv`])
      expect((await api.raw(url(path), asking({ cookie: rival }))).status).toBeGreaterThanOrEqual(403);
    const stopping = await api.raw(url(`/campaigns/${id}/change`), asking({ cookie: rival, body: { action: 'stop' } }));
    expect(stopping.status).toBeGreaterThanOrEqual(403);
    expect((await list())[0]?.status).toBe('pending');
  });

  it('pause, resume and stop, each once; stopping gives back what is not spent [CAMP-15, BEY-26]', async () => {
    const { id } = await anActive(api, cookie, admin);
    expect(await act(id, 'pause')).toMatchObject({ status: 'paused', pausedBy: 'advertiser' });
    expect(await act(id, 'pause')).toMatchObject({ status: 'paused' });
    expect(await act(id, 'resume')).toMatchObject({ status: 'active', pausedBy: null });
    const stopped = await act(id, 'stop');
    expect(stopped).toMatchObject({ status: 'completed', endedBecause: 'stopped', refunded: 100 });
    expect(await act(id, 'stop')).toEqual(stopped);
    expect(await api.db.select().from(refunds)).toMatchObject([{ amountCents: 10_000, reason: 'campaign-stopped' }]);
    const refused = await api.refused(url(`/campaigns/${id}/change`), asking({ cookie, body: { action: 'resume' } }));
    expect(refused).toMatchObject({ status: 409, detail: 'This campaign is completed.' });
  });

  it('of two presses of stop at the same time, one gives the money back', async () => {
    const { id } = await anActive(api, cookie, admin);
    await Promise.all(Array.from({ length: 8 }, () => act(id, 'stop')));
    expect(await api.db.select().from(refunds)).toHaveLength(1);
  });

  it('go back to review when the ad changes, and not when only its title does [CAMP-14]', async () => {
    const { id } = await anActive(api, cookie, admin);
    const edit = (body: object) => {
      const init = asking({ cookie, body });
      return api.ok<Campaign>('editCampaign', url(`/campaigns/${id}`), { ...init, method: 'PATCH' });
    };
    const words = { title: 'Jazz Nights', description: DRAFT.description, content: DRAFT.content };
    expect(await edit(words)).toMatchObject({ title: 'Jazz Nights', status: 'active' });
    const other = { ...words, content: { ...DRAFT.content, headline: 'Free gold' } };
    expect(await edit(other)).toMatchObject({ status: 'pending', content: { headline: 'Free gold' } });
    const active = await api.ok<unknown[]>('listActiveCampaigns', url('/campaigns/active?city=Columbia&state=SC'));
    expect(active).toEqual([]);
    await decide(api, admin, id, { status: 'approved' });
    expect((await list())[0]?.status).toBe('active');
  });

  it('have an invoice with their refunds, to keep as a file, for their owner alone [BEY-27]', async () => {
    const { id } = await aPending(api, cookie);
    await decide(api, admin, id, { status: 'rejected', reason: 'No jazz' });
    const page = await api.raw(url(`/campaigns/${id}/invoice`), asking({ cookie }));
    const text = await page.text();
    for (const part of [
      'Invoice C-202610-',
      'Jazz Week',
      'October 2, 2026 – October 11, 2026',
      'Categories',
      'Music',
      '$100.00',
      'Delivered',
    ])
      expect(text).toContain(part);
    const file = await api.raw(url(`/campaigns/${id}/invoice?download=1`), asking({ cookie }));
    expect(file.headers.get('content-disposition')).toContain('Marquee invoice C-202610-');
    const opened = await api.raw(url(`/campaigns/${id}/invoice?download=1`), {
      headers: { accept: 'text/html,*/*;q=0.8' },
    });
    expect([opened.status, opened.headers.get('location')]).toEqual([
      302,
      `/?signin=1&next=${encodeURIComponent(`/api/campaigns/${id}/invoice?download=1`)}`,
    ]);
    expect((await api.raw(url(`/campaigns/${id}/invoice`))).status).toBe(401);
    const { cookie: other } = await signUp(api, { email: 'eve@example.org' });
    expect((await api.raw(url(`/campaigns/${id}/invoice`), asking({ cookie: other }))).status).toBe(404);
  });

  it('name their categories on the invoice in the language of its payer, and none where none was chosen [BEY-27]', async () => {
    const { id } = await aPending(api, cookie);
    const invoice = async () => (await api.raw(url(`/campaigns/${id}/invoice`), asking({ cookie }))).text();
    await api.db
      .update(campaigns)
      .set({ language: 'es', categories: ['Music', 'Food'] })
      .where(eq(campaigns.id, id));
    expect(await invoice()).toMatch(/Categorías<.*Música, Comida/s);
    await api.db.update(campaigns).set({ categories: [] }).where(eq(campaigns.id, id));
    expect(await invoice()).not.toContain('Categorías');
  });

  it('have figures, also as a table [CAMP-13, BEY-27]', async () => {
    const { id } = await anActive(api, cookie, admin);
    const figures = await api.ok<CampaignAnalytics>(
      'getCampaignAnalytics',
      url(`/campaigns/${id}/analytics`),
      asking({ cookie }),
    );
    expect(figures.totals).toMatchObject({ served: 0, impressions: 0, clicks: 0, spent: 0, remaining: 100 });
    expect(figures.days).toEqual([{ date: '2026-10-02', served: 0, impressions: 0, clicks: 0, spent: 0 }]);
    const table = await api.raw(url(`/campaigns/${id}/analytics.csv`), asking({ cookie }));
    expect(table.headers.get('content-type')).toContain('text/csv');
    expect((await table.text()).split('\r\n')[1]).toBe('2026-10-02,0,0,,0,,0.00');
  });
});

describe('an administrator’s decision', () => {
  it('approves a campaign, which starts on its day, with a letter and an entry in the audit log [CALL-118, CAMP-17]', async () => {
    const { id } = await aPending(api, cookie);
    expect(await decide(api, admin, id, { status: 'approved' })).toMatchObject({ status: 'approved' });
    expect(await decide(api, admin, id, { status: 'approved' })).toMatchObject({ status: 'approved' });
    const entries = await api.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `campaign:${id}`));
    expect(entries.map(({ action }) => action)).toEqual(['campaign.approve']);
    const sent = await api.db.select().from(letters).where(eq(letters.kind, 'campaign-approved'));
    expect(sent).toHaveLength(1);
  });

  it('rejects it with a reason and gives everything back [BEY-26]', async () => {
    const { id } = await aPending(api, cookie);
    const rejected = await decide(api, admin, id, { status: 'rejected', reason: 'No gold, please.' });
    expect(rejected).toMatchObject({ status: 'rejected', refunded: 100, reviewNote: 'No gold, please.' });
    expect(await api.db.select().from(refunds)).toMatchObject([{ amountCents: 10_000, reason: 'campaign-rejected' }]);
    expect((await list())[0]).toMatchObject({ status: 'rejected', reviewNote: 'No gold, please.' });
    const again = asking({ cookie: admin, body: { status: 'approved' } });
    const refused = await api.refused(url(`/admin/campaigns/${id}`), { ...again, method: 'PUT' });
    expect(refused).toMatchObject({ status: 409, detail: 'A campaign that is rejected cannot become approved.' });
  });

  it('to give back its payment is told to its advertiser and administrators with the amount, once the job ran', async () => {
    const { id } = await aPending(api, cookie);
    const [row] = await api.db.select({ paymentId: campaigns.paymentId }).from(campaigns);
    const body = { reason: 'They called.' };
    await api.ok('refundPayment', url(`/admin/payments/${row?.paymentId}/refund`), asking({ cookie: admin, body }));
    await refundPayment(api.outside, { refundId: `${row?.paymentId}-other` });
    await settleCampaign(api.outside, { campaignId: id });
    const over = { status: 'completed', endedBecause: 'refunded', refunded: 100, spent: 0 };
    expect(await list()).toMatchObject([over]);
    const all = await api.ok('listAdminCampaigns', url('/admin/campaigns'), asking({ cookie: admin }));
    expect(all).toMatchObject({ items: [over] });
    const again = asking({ cookie: admin, body: { status: 'approved' } });
    expect(await api.refused(url(`/admin/campaigns/${id}`), { ...again, method: 'PUT' })).toMatchObject({
      status: 409,
    });
    const invoice = await (await api.raw(url(`/campaigns/${id}/invoice`), asking({ cookie }))).text();
    expect(invoice).toMatch(/Refund[^$]*\$100\.00/);
  });

  it('pauses a campaign, which its advertiser cannot resume', async () => {
    const { id } = await anActive(api, cookie, admin);
    await decide(api, admin, id, { status: 'paused' });
    const refused = await api.refused(url(`/campaigns/${id}/change`), asking({ cookie, body: { action: 'resume' } }));
    expect(refused.status).toBe(409);
    expect(await decide(api, admin, id, { status: 'active' })).toMatchObject({ status: 'active' });
  });

  it('is shown all campaigns, by status [CALL-109]', async () => {
    const { id } = await aPending(api, cookie);
    api.outside.clock.advance(1);
    await aPending(api, cookie, { title: 'Second' });
    await decide(api, admin, id, { status: 'rejected' });
    const read = (query: string) =>
      api.ok<{ items: ReviewedCampaign[]; nextCursor: string | null }>(
        'listAdminCampaigns',
        url(`/admin/campaigns${query}`),
        asking({ cookie: admin }),
      );
    expect((await read('')).items.map(({ title }) => title)).toEqual(['Second', 'Jazz Week']);
    expect((await read('?status=pending')).items).toMatchObject([
      { title: 'Second', advertiser: { email: 'promoter@example.org' } },
    ]);
    const first = await read('?limit=1');
    expect((await read(`?limit=1&cursor=${first.nextCursor}`)).items).toMatchObject([{ id }]);
  });

  it('sees advertising at a glance [ADS-02, ADS-03]', async () => {
    const read = () => api.ok('getAdvertising', url('/admin/ads'), asking({ cookie: admin }));
    const none = { eventBoosts: false, venuePartnerships: false, brandIntegrations: false, premiumPlacements: false };
    expect(await read()).toMatchObject({ activeCampaigns: 0, monthlyRevenue: 0, activeAdvertisers: 0, phases: none });
    await anActive(api, cookie, admin);
    expect(await read()).toMatchObject({
      activeCampaigns: 1,
      activeAdvertisers: 1,
      system: 'online',
      phases: { ...none, brandIntegrations: true },
    });
    const [row] = await api.db.select({ status: campaigns.status }).from(campaigns);
    expect(row?.status).toBe('active');
  });
});
