import type { Boost, BoostCampaign } from '@marquee/contract';
import { countBoosts } from '@marquee/domain/boosts';
import { countMessages } from '@marquee/domain/counting';
import { HOUR_MS } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { asking, SITE } from '../accounts/people.ts';
import { api, BOOSTS, begin, bought, cookie, create, detail } from './boosting.ts';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1';

beforeEach(() => begin());

describe('counting', () => {
  const track = (
    id: string,
    action: string,
    given: { agent?: string; source?: string; gpc?: boolean; address?: string } = {},
  ) => {
    const init = asking({ body: given.source ? { source: given.source } : {}, address: given.address ?? '192.0.2.1' });
    const headers = new Headers(init.headers);
    headers.set('user-agent', given.agent ?? PHONE);
    if (given.gpc) headers.set('sec-gpc', '1');
    return api.ok('trackBoost', `${BOOSTS}/${id}/track/${action}`, { ...init, headers });
  };
  const count = () =>
    countMessages(api, { boost: countBoosts, ad: () => [], open: () => [] }, api.counts.sent.splice(0));

  it('adds up what visitors saw and did, each once an hour, and no programs [BOOST-15] [ENT-016] [ENT-017] [BEY-46] [CALL-031] [CALL-036]', async () => {
    const { id } = await bought();
    for (const action of ['impression', 'impression', 'view', 'click', 'conversion'])
      await track(id, action, { source: 'search' });
    await track(id, 'impression', { address: '192.0.2.2', source: 'homepage' });
    await track(id, 'view', { agent: 'Googlebot/2.1' });
    await track(id, 'view', { gpc: true, source: 'social', address: '192.0.2.3' });
    await count();
    api.clock.advance(HOUR_MS);
    await track(id, 'view', { source: 'search' });
    await count();
    const { overview, demographics, performance, timeline, average } = await detail(id);
    expect(overview).toMatchObject({
      totalInvestment: 9,
      impressions: 2,
      views: 3,
      clicks: 1,
      conversions: 1,
      engagements: 2,
      daysRemaining: 3,
      duration: 3,
    });
    expect(performance).toMatchObject({ clickThroughRate: 50, conversionRate: 100, viewsPerDay: 3 });
    // Of who declined nothing but the view is kept.
    expect(demographics.sourceBreakdown).toEqual({ homepage: 0, search: 2, category: 0, direct: 0, social: 0 });
    expect(demographics.deviceBreakdown).toEqual({ desktop: 0, mobile: 2, tablet: 0 });
    expect(timeline.hourlyBreakdown).toMatchObject({ 8: 2, 9: 1, 10: 0 });
    expect(timeline.dailyPerformance).toEqual([
      { date: '2026-10-01', impressions: 2, views: 3, clicks: 1, conversions: 1 },
    ]);
    expect(average).toBeNull();
  });

  it('counts without a cookie [BEY-46]', async () => {
    const { id } = await bought();
    const init = asking({ body: { source: 'search' }, address: '192.0.2.1' });
    (init.headers as Headers).set('user-agent', PHONE);
    const answer = await api.raw(`${BOOSTS}/${id}/track/view`, init);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
    await count();
    expect((await detail(id)).overview.views).toBe(1);
  });

  it('counts nothing for boosts that are not shown, and refuses other actions', async () => {
    const { id } = await create();
    await track(id, 'view');
    await track('nothing', 'view');
    await count();
    expect((await detail(id)).overview.views).toBe(0);
    expect((await api.refused(`${BOOSTS}/${id}/track/purchase`, asking({ body: {} }))).status).toBe(400);
    expect((await api.refused(`${BOOSTS}/${id}/track/view`, asking({ body: { source: 'mars' } }))).status).toBe(400);
  });

  it('lists boosts with their figures and gives their days as a table [CALL-035] [CALL-030] [ENT-015]', async () => {
    const { id } = await bought();
    await track(id, 'impression');
    await track(id, 'click');
    await count();
    const list = await api.ok<BoostCampaign[]>('listBoostCampaigns', `${SITE}/api/boost-analytics`, asking({ cookie }));
    expect(list).toMatchObject([
      {
        id,
        amount: '9.00',
        status: 'active',
        eventTitle: 'Jazz',
        eventVenue: 'The Hall',
        duration: 3,
        analytics: { impressions: 1, views: 0, clicks: 1, clickThroughRate: 100 },
      },
    ]);
    const mine = await api.ok<Boost[]>('listMyBoosts', `${SITE}/api/my-event-boosts`, asking({ cookie }));
    expect(mine).toMatchObject([{ id, status: 'active', stats: { impressions: 1, views: 0, clicks: 1 } }]);
    const table = await api.raw(`${SITE}/api/boost-analytics/${id}/days.csv`, asking({ cookie }));
    expect(await table.text()).toBe('date,impressions,views,clicks,conversions\r\n2026-10-01,1,0,1,0\r\n');
    const inSpanish = { headers: { cookie, 'accept-language': 'es' } };
    const tabla = await api.raw(`${SITE}/api/boost-analytics/${id}/days.csv`, inSpanish);
    expect(tabla.headers.get('content-disposition')).toContain('Impulso de Jazz.csv');
    expect(await tabla.text()).toBe('fecha,impresiones,vistas,clics,conversiones\r\n2026-10-01,1,0,1,0\r\n');
  });
});
