import { AD_TOKEN_MS, type Ad } from '@marquee/contract';
import { openDatabase } from '@marquee/db';
import { keyedVault } from '@marquee/platform';
import { countingDatabase, noRows } from '@marquee/testkit/counting-database';
import { makeCity, requestsTo } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { asking } from '../accounts/people.ts';
import { type Api, startApi } from '../support.ts';
import { anActive, anApi, aPending, decide, url } from './buying.ts';

let api: Api;
let cookie: string;
let admin: string;
beforeEach(async () => {
  ({ api, cookie, admin } = await anApi());
});

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const read = (query = '?city=Columbia&state=SC') =>
  api.ok<Ad[]>('listActiveCampaigns', url(`/campaigns/active${query}`));

function tell(reports: object[], headers: Record<string, string> = {}) {
  const init = asking({ body: { reports }, address: '192.0.2.7' });
  for (const [name, value] of Object.entries({ 'user-agent': BROWSER, ...headers }))
    (init.headers as Headers).set(name, value);
  return init;
}
const sent = () => api.counts.sent;

/** Campaigns that all run. */
async function running(given: object[]): Promise<string[]> {
  const ids: string[] = [];
  for (const draft of given) ids.push((await aPending(api, cookie, draft)).id);
  api.outside.clock.advance(Date.parse('2026-10-02T16:00:00Z') - api.outside.clock.now());
  for (const id of ids) await decide(api, admin, id, { status: 'approved' });
  return ids;
}

describe('the active campaigns of a city', () => {
  it('are shown in the public shape, each with a token of its own [CALL-016, ENT-012, CAMP-30]', async () => {
    const { id } = await anActive(api, cookie, admin);
    const [first] = await read();
    const [second] = await read();
    expect(first).toMatchObject({
      id,
      content: {
        headline: 'Jazz every night',
        description: 'Ten nights, ten bands.',
        landingUrl: 'https://jazz.example.org/week',
        callToAction: 'Get Tickets',
      },
      target: { city: 'Columbia', state: 'SC', radius: 25 },
    });
    expect(first?.token).not.toBe(second?.token);
  });

  it('are at most three, and none of another city that can be targeted [CAMP-30, HOME-07]', async () => {
    await makeCity(api.db, { name: 'Irmo', latitude: 34.09, longitude: -81.18 });
    await makeCity(api.db, { name: 'Cayce', latitude: 33.96, longitude: -81.07, status: 'configured' });
    await running(['One', 'Two', 'Three', 'Four'].map((title) => ({ title })));
    expect(await read()).toHaveLength(3);
    expect(await read('?city=Irmo&state=SC')).toEqual([]);
    expect(await read('?city=Cayce&state=SC')).toHaveLength(3);
  });

  it('are not shown before they are approved, paused or over', async () => {
    const { id } = await anActive(api, cookie, admin);
    await decide(api, admin, id, { status: 'paused' });
    expect(await read()).toEqual([]);
    await decide(api, admin, id, { status: 'active' });
    expect(await read()).toHaveLength(1);
    await decide(api, admin, id, { status: 'rejected' });
    expect(await read()).toEqual([]);
    expect(await read('?city=Nowhere&state=SC')).toEqual([]);
  });

  it('come first where they are for what somebody looks at', async () => {
    const [, food] = await running([{ targetCategories: ['Music'] }, { targetCategories: ['Food'] }]);
    for (let n = 0; n < 5; n += 1) expect((await read('?city=Columbia&state=SC&categories=Food'))[0]?.id).toBe(food);
  });

  it('are none where no key can sign their tokens', async () => {
    const bare = await startApi({ vault: keyedVault(undefined) });
    expect(await bare.ok('listActiveCampaigns', url('/campaigns/active'))).toEqual([]);
  });
});

describe('reports about ads', () => {
  it('go to the queue of counts with a hash of the visitor, set no cookie, and write nothing [BEY-25] [BEY-46]', async () => {
    const { id } = await anActive(api, cookie, admin);
    const [ad] = await read();
    if (!ad) throw new Error('no ad');
    const answer = await api.raw(url('/campaigns/reports'), tell([{ token: ad.token, action: 'impression' }]));
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
    const [message] = sent();
    expect(message).toMatchObject({ kind: 'ad', campaignId: id, action: 'impression', day: '2026-10-02' });
    expect(JSON.stringify(message)).not.toContain('192.0.2.7');
    expect(message?.visitor).toMatch(/^[0-9a-f]{32}$/);
  });

  it('say nothing of a visitor who declines tracking, and nothing at all of a program [BEY-46]', async () => {
    await anActive(api, cookie, admin);
    const [ad] = await read();
    const reports = [{ token: ad?.token ?? '', action: 'impression' }];
    await api.ok('reportAds', url('/campaigns/reports'), tell(reports, { 'sec-gpc': '1' }));
    expect(sent()).toMatchObject([{ visitor: null, network: null, device: null }]);
    await api.ok('reportAds', url('/campaigns/reports'), tell(reports, { 'user-agent': 'curl/8' }));
    expect(sent()).toHaveLength(1);
  });

  it('with a token that we did not make, or that is over, are refused', async () => {
    await anActive(api, cookie, admin);
    const [ad] = await read();
    const token = ad?.token ?? '';
    const [body = '', signature = ''] = token.split('.');
    const forged = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/'))) as unknown[];
    forged[1] = 'another-campaign';
    const other = btoa(JSON.stringify(forged)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
    for (const bad of ['x', `${body}.`, `${body}.AAAA`, `${other}.${signature}`, '..', '%%%.%%%'])
      expect(await api.refused(url('/campaigns/reports'), tell([{ token: bad, action: 'click' }]))).toMatchObject({
        status: 400,
      });
    api.outside.clock.advance(AD_TOKEN_MS + 1);
    expect(await api.refused(url('/campaigns/reports'), tell([{ token, action: 'click' }]))).toMatchObject({
      status: 400,
    });
    expect(sent()).toEqual([]);
  });
});

describe('serving', () => {
  it('reads at most two rows and writes none', async () => {
    await anActive(api, cookie, admin);
    const cost = noRows();
    const db = openDatabase(countingDatabase(api.db.$client, cost));
    const { raw } = requestsTo(createApp({ ...api, db }));
    expect(await (await raw(url('/campaigns/active?city=Columbia&state=SC'))).json()).toHaveLength(1);
    expect(cost.read).toBeGreaterThan(0);
    expect(cost.read).toBeLessThanOrEqual(2);
    expect(cost.written).toBe(0);
  });
});
