import type { Boost, BoostCampaign, BoostDetail, EventBoostStatus } from '@marquee/contract';
import { boosts, events, letters, payments } from '@marquee/db';
import { countBoosts, settleBoost } from '@marquee/domain/boosts';
import { countMessages } from '@marquee/domain/counting';
import { PaymentRefusal, RetryLater } from '@marquee/kernel';
import { DAY_MS, HOUR_MS, makeCity, makeSource, store } from '@marquee/testkit/workerd';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { asking, SITE, signUp } from '../accounts/people.ts';
import { type Api, startApi } from '../support.ts';

const BOOSTS = `${SITE}/api/event-boosts`;
const JAZZ = { title: 'Jazz', start: '2026-10-30T20:00', key: 'jazz', venue: 'The Hall' };
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1';

type Created = Boost & { clientSecret: string; paymentId: string };

let api: Api;
let cookie: string;
let jazz: string;
let source: Awaited<ReturnType<typeof makeSource>>;
beforeEach(async () => {
  await begin();
});

async function begin(given: Parameters<typeof startApi>[0] = {}) {
  api = await startApi(given);
  await makeCity(api.db);
  source = await makeSource(api.db);
  ({ cookie } = await signUp(api));
  await store(api, [JAZZ], { source });
  jazz = await idOf('Jazz');
}

async function idOf(title: string): Promise<string> {
  const [row] = await api.db.select({ id: events.id }).from(events).where(eq(events.title, title));
  return row?.id ?? `no ${title}`;
}

const bodyOf = (given: object = {}) => ({
  eventId: jazz,
  duration: 3,
  amount: 9,
  activationTiming: 'now',
  ...given,
});
const create = (given: object = {}, who = cookie) =>
  api.ok<Created>('createBoost', BOOSTS, asking({ cookie: who, body: bodyOf(given) }));
const refusedCreate = (given: object = {}) => api.refused(BOOSTS, asking({ cookie, body: bodyOf(given) }));
const activate = (id: string, who = cookie) =>
  api.raw(`${BOOSTS}/${id}/activate`, { ...asking({ cookie: who, body: {} }), method: 'PATCH' });
const pay = async ({ paymentId }: Created) => {
  const [payment] = await api.db.select().from(payments).where(eq(payments.id, paymentId));
  api.outside.payments.succeed(payment?.intentId ?? '', { fee: 56 });
  return payment?.intentId ?? '';
};
const bought = async (given: object = {}) => {
  const boost = await create(given);
  await pay(boost);
  expect((await activate(boost.id)).status).toBe(200);
  return boost;
};

const detail = (id: string) =>
  api.ok<BoostDetail>('getBoostDetail', `${SITE}/api/boost-analytics/${id}/detailed`, asking({ cookie }));

describe('buying a boost', () => {
  it('answers with its id and what a browser pays with [CALL-027]', async () => {
    const boost = await create();
    expect(boost).toMatchObject({ status: 'pending_payment', amount: 9, duration: 3, boostLevel: 'spotlight' });
    expect(boost.clientSecret).toMatch(/_secret_/);
    expect(api.outside.payments.payments.values().next().value).toMatchObject({
      amountCents: 900,
      metadata: { boostId: boost.id, purpose: 'boost' },
    });
  });

  it('makes one boost and one payment of ten clicks at once', async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => create()));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(new Set(made.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    expect(api.outside.payments.payments.size).toBe(1);
    expect(await api.db.select().from(boosts)).toHaveLength(1);
  });

  it('replaces what is not paid when another plan is chosen, and its payment can no longer be paid', async () => {
    const first = await create();
    const second = await create({ duration: 7, amount: 19 });
    expect(second.id).not.toBe(first.id);
    expect([...api.outside.payments.payments.values()].map(({ status }) => status)).toEqual(['canceled', 'unpaid']);
    const mine = await api.ok<Boost[]>('listMyBoosts', `${SITE}/api/my-event-boosts`, asking({ cookie }));
    expect(mine.map(({ id }) => id)).toEqual([second.id]);
  });

  it('begins another payment where the one before it was canceled meanwhile', async () => {
    const first = await create();
    const [{ intentId } = { intentId: null }] = await api.db.select().from(payments);
    await api.outside.payments.cancel(intentId ?? '');
    const second = await create();
    expect(second.id).not.toBe(first.id);
    await pay(second);
    expect((await activate(second.id)).status).toBe(200);
  });

  it.each([
    ['another price [REL-10]', { amount: 1 }, 400, 'wrong-price', /costs \$9, not \$1/],
    ['a negative price', { amount: -9 }, 400, 'wrong-price', /costs \$9/],
    ['a plan that there is not', { duration: 30 }, 400, 'unknown-plan', /no boost plan of 30 days/],
    ['an unknown event', { eventId: 'nothing' }, 404, 'not-found', /does not exist/],
    ['a schedule without a date', { activationTiming: 'schedule' }, 400, 'bad-start', /select a start date/],
    [
      'a date in the past',
      { activationTiming: 'schedule', scheduledDate: '2026-09-30' },
      400,
      'bad-start',
      /today or later/,
    ],
    [
      'a date after the event',
      { activationTiming: 'schedule', scheduledDate: '2026-11-05' },
      400,
      'bad-start',
      /when the event is over/,
    ],
  ] as const)(
    'refuses %s with a sentence, and asks the provider nothing',
    async (_name, given, status, code, sentence) => {
      const problem = await refusedCreate(given);
      expect(problem).toMatchObject({ status });
      expect(problem.type).toContain(code);
      expect(problem.detail).toMatch(sentence);
      expect(api.outside.payments.calls).toEqual([]);
    },
  );

  it('takes today as the start of a schedule [BOOST-03]', async () => {
    const boost = await bought({ activationTiming: 'schedule', scheduledDate: '2026-10-01' });
    const [row] = await api.db.select().from(boosts).where(eq(boosts.id, boost.id));
    expect(row).toMatchObject({ status: 'active' });
  });

  it('refuses events that are over, cancelled, gone or boosted', async () => {
    await api.db.update(events).set({ status: 'ended' }).where(eq(events.id, jazz));
    expect((await refusedCreate()).detail).toMatch(/is over/);
    await api.db.update(events).set({ status: 'inactive' }).where(eq(events.id, jazz));
    expect((await refusedCreate()).detail).toMatch(/no longer listed/);
    await api.db.update(events).set({ status: 'cancelled' }).where(eq(events.id, jazz));
    expect((await refusedCreate()).detail).toMatch(/is cancelled/);
    await api.db.update(events).set({ status: 'active' }).where(eq(events.id, jazz));
    await bought();
    expect((await refusedCreate({ duration: 7, amount: 19 })).detail).toMatch(/already boosted/);
  });

  it('does not sell the plan for trying where it is switched off [CONST-001]', async () => {
    await create({ duration: 1, amount: 1 });
    await begin({ hasTestPlan: false });
    expect((await refusedCreate({ duration: 1, amount: 1 })).detail).toMatch(/no boost plan of 1 days/);
    const { plans } = await api.ok<{ plans: Array<{ id: string }> }>('listBoostPlans', `${SITE}/api/boost-plans`);
    expect(plans.map(({ id }) => id)).toEqual(['spotlight_3', 'premium_7', 'luxury_14']);
  });

  it('says so when payments are not set up, or the provider is silent or refuses', async () => {
    api.outside.payments.fault = () => {
      throw new RetryLater('no answer');
    };
    expect(await refusedCreate()).toMatchObject({
      status: 503,
      detail: expect.stringMatching(/try again in a minute/),
    });
    api.outside.payments.fault = () => {
      throw new PaymentRefusal('Amounts over $1 need an account that is activated.');
    };
    expect(await refusedCreate()).toMatchObject({ status: 422, detail: expect.stringMatching(/is activated/) });
    api.outside.payments.fault = () => {};
    api.outside.payments.isSetUp = false;
    expect(await refusedCreate()).toMatchObject({ status: 409, detail: expect.stringMatching(/not set up/) });
  });

  it('has the four plans of the specification [ENT-007] [CONST-002] [CONST-003] [CONST-004] [CONST-005]', async () => {
    const { plans, defaultPlan } = await api.ok<{ plans: object[]; defaultPlan: string }>(
      'listBoostPlans',
      `${SITE}/api/boost-plans`,
    );
    expect(defaultPlan).toBe('spotlight_3');
    expect(plans).toMatchObject([
      {
        id: 'test_1',
        name: 'Test Drive',
        duration: 1,
        price: 1,
        badge: 'BETA TEST',
        priority: 0,
        features: ['day-placement', 'basic-boost', 'analytics-preview'],
      },
      { id: 'spotlight_3', name: 'Spotlight', duration: 3, price: 9, badge: null, priority: 1 },
      { id: 'premium_7', name: 'Premium', duration: 7, price: 19, badge: 'Popular', priority: 2 },
      { id: 'luxury_14', name: 'Luxury', duration: 14, price: 39, badge: 'Best Value', priority: 3 },
    ]);
  });
});

describe('activating a boost', () => {
  it('asks the provider, activates, and does nothing the second time [CALL-028]', async () => {
    const boost = await create();
    expect((await activate(boost.id)).status).toBe(409);
    await pay(boost);
    const [first, second] = [await (await activate(boost.id)).json(), await (await activate(boost.id)).json()];
    expect(first).toMatchObject({ status: 'active', receiptNumber: 'B-1001', startDate: '2026-10-01T08:00' });
    expect(second).toEqual(first);
    expect((await api.db.select().from(letters)).filter(({ kind }) => kind === 'boost-receipt')).toHaveLength(1);
  });

  it('works without a body, too', async () => {
    const boost = await create();
    await pay(boost);
    const headers = { cookie, origin: SITE };
    expect((await api.raw(`${BOOSTS}/${boost.id}/activate`, { method: 'PATCH', headers })).status).toBe(200);
  });

  it('goes by the payment as well, ours or the provider’s id, for its payer alone [CALL-029]', async () => {
    const boost = await create();
    const intentId = await pay(boost);
    const by = (paymentId: string, who = cookie) =>
      api.raw(`${BOOSTS}/activate-by-payment`, asking({ cookie: who, body: { paymentId } }));
    const { cookie: other } = await signUp(api, { email: 'eve@example.org' });
    expect((await by(intentId, other)).status).toBe(404);
    expect(await (await by(intentId)).json()).toMatchObject({ id: boost.id, status: 'active' });
    expect((await by(boost.paymentId)).status).toBe(200);
    expect((await by('pi_unknown')).status).toBe(404);
  });

  it('waits while the payment is processed, and stays unpaid after a declined card', async () => {
    const boost = await create();
    const [{ intentId } = { intentId: '' }] = await api.db.select().from(payments);
    api.outside.payments.fail(intentId ?? '');
    expect((await activate(boost.id)).status).toBe(409);
    api.outside.payments.processing(intentId ?? '');
    expect(await (await activate(boost.id)).json()).toMatchObject({ status: 'pending_payment' });
  });

  it('is for its owner: another person is refused, and sees none of it [ROUTE-11]', async () => {
    const boost = await bought();
    const { cookie: other } = await signUp(api, { email: 'eve@example.org' });
    expect((await activate(boost.id, other)).status).toBe(404);
    for (const path of [
      `/api/boost-analytics/${boost.id}/detailed`,
      `/api/boost-analytics/${boost.id}/days.csv`,
      `/api/event-boosts/${boost.id}/receipt`,
    ])
      expect((await api.raw(SITE + path, asking({ cookie: other }))).status).toBe(404);
    for (const path of ['/api/boost-analytics', '/api/my-event-boosts'])
      expect(await (await api.raw(SITE + path, asking({ cookie: other }))).json()).toEqual([]);
  });
});

describe('the status of events', () => {
  it('says level and days of those that are boosted, and forgets them when it ends [CALL-017] [CALL-018] [ENT-006]', async () => {
    const { id } = await bought();
    const many = () =>
      api.ok<Record<string, EventBoostStatus>>(
        'batchBoostStatus',
        `${SITE}/api/events/batch-boost-status`,
        asking({ body: { eventIds: [jazz, 'other', jazz] } }),
      );
    const none = { isBoosted: false, boostLevel: null, daysRemaining: 0, boostId: null };
    expect(await many()).toEqual({
      [jazz]: { isBoosted: true, boostLevel: 'spotlight', daysRemaining: 3, boostId: id },
      other: none,
    });
    api.clock.advance(2.5 * DAY_MS);
    const one = `${SITE}/api/events/${jazz}/boost-status`;
    expect(await api.ok('getBoostStatus', one)).toMatchObject({ isBoosted: true, daysRemaining: 1 });
    api.clock.advance(DAY_MS);
    expect(await api.ok('getBoostStatus', one)).toEqual(none);
    await settleBoost(api, id);
    expect(await many()).toEqual({ [jazz]: none, other: none });
  });

  it('puts a boosted event first by popularity, and the dearer plan before the cheaper [LIST-07]', async () => {
    const others = ['Folk Night', 'Film Night', 'Blues Night'].map((title) => ({
      title,
      start: '2026-10-20T20:00',
      key: title,
    }));
    await store(api, [JAZZ, ...others], { source });
    const popular = async () =>
      (
        await api.ok<{ events: Array<{ title: string; isFeatured: boolean }> }>(
          'listEvents',
          `${SITE}/api/events?sort=popularity`,
        )
      ).events.map(({ title, isFeatured }) => `${title}${isFeatured ? '*' : ''}`);
    expect((await popular())[0]).not.toBe('Jazz*');
    await bought();
    await bought({ eventId: await idOf('Blues Night'), duration: 14, amount: 39 });
    expect((await popular()).slice(0, 2)).toEqual(['Blues Night*', 'Jazz*']);
  });
});

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

it('names its receipt in Boost Analytics once it is paid [BEY-27]', async () => {
  const boost = await create();
  const told = async () => {
    const [row] = await api.ok<BoostCampaign[]>(
      'listBoostCampaigns',
      `${SITE}/api/boost-analytics`,
      asking({ cookie }),
    );
    return [row?.receiptNumber, (await detail(boost.id)).receiptNumber];
  };
  expect(await told()).toEqual([null, null]);
  await pay(boost);
  await activate(boost.id);
  expect(await told()).toEqual(['B-1001', 'B-1001']);
});

describe('what went back', () => {
  it.each([
    ['all', 900, 0, 9],
    ['a part', 300, 6, 3],
  ] as const)(
    'is told in Boost Analytics beside what stayed: %s [BANALYT-02] [BANALYT-04]',
    async (_name, cents, invested, refunded) => {
      const boost = await create();
      const intentId = await pay(boost);
      await activate(boost.id);
      api.outside.payments.refundFromDashboard(intentId, cents);
      await activate(boost.id);
      const [row] = await api.ok<BoostCampaign[]>(
        'listBoostCampaigns',
        `${SITE}/api/boost-analytics`,
        asking({ cookie }),
      );
      expect(row).toMatchObject({ amount: '9.00', invested, refunded });
      expect((await detail(boost.id)).overview).toMatchObject({ totalInvestment: invested, refunded });
    },
  );
});

describe('a receipt', () => {
  const books = () => api.outside.payments;
  const decided = (intentId: string, outcome: 'lost' | 'won', amountCents?: number) => {
    books().dispute(intentId, amountCents === undefined ? {} : { amountCents });
    books().settleDispute(intentId, outcome);
  };
  it('has number, date, plan, amount and refunds, and can be kept as a file [BEY-27]', async () => {
    const boost = await create();
    expect((await api.raw(`${BOOSTS}/${boost.id}/receipt`, asking({ cookie }))).status).toBe(404);
    const intentId = await pay(boost);
    await activate(boost.id);
    api.outside.payments.refundFromDashboard(intentId, 300);
    await activate(boost.id);
    const page = await api.raw(`${BOOSTS}/${boost.id}/receipt`, asking({ cookie }));
    const text = await page.text();
    for (const part of [
      'Receipt B-1001',
      'October 1, 2026',
      'Ada Lovelace',
      'Jazz, The Hall',
      'Boost Spotlight, 3 days',
      '$9.00',
      '−$3.00',
      '$6.00',
    ])
      expect(text).toContain(part);
    const file = await api.raw(`${BOOSTS}/${boost.id}/receipt?download=1`, asking({ cookie }));
    expect(file.headers.get('content-disposition')).toContain('Marquee receipt B-1001.html');
  });

  it.each<[string, (intentId: string) => void, sums: RegExp, never: RegExp]>([
    ['nothing', () => {}, /Total<.*\$9\.00/s, /bank|went back|Refund/],
    ['a refund of all', (id) => books().refundFromDashboard(id, 900), /Refund.*−\$9\.00.*went back.*\$0\.00/s, /bank/],
    ['a refund of a part', (id) => books().refundFromDashboard(id, 300), /−\$3\.00.*went back.*\$6\.00/s, /bank/],
    ['an open dispute', (id) => books().dispute(id), /Total<.*\$9\.00.*Held by your bank.*\$9\.00/s, /−|Refund/],
    [
      'an open dispute of a part',
      (id) => books().dispute(id, { amountCents: 400 }),
      /Total<.*\$9\.00.*Held by your bank.*\$4\.00/s,
      /−|Refund/,
    ],
    ['a lost dispute', (id) => decided(id, 'lost'), /Taken back by your bank.*−\$9\.00.*went back.*\$0\.00/s, /Refund/],
    [
      'a lost dispute of a part',
      (id) => decided(id, 'lost', 400),
      /Taken back by your bank.*−\$4\.00.*went back.*\$5\.00/s,
      /Refund/,
    ],
    ['a dispute that was won', (id) => decided(id, 'won'), /Total<.*\$9\.00/s, /bank|−|Refund/],
    [
      'a refund and a lost dispute',
      (id) => {
        books().refundFromDashboard(id, 300);
        decided(id, 'lost', 600);
      },
      /Refund.*−\$3\.00.*Taken back by your bank.*−\$6\.00.*went back.*\$0\.00/s,
      /Held/,
    ],
    [
      'a refund and an open dispute',
      (id) => {
        books().refundFromDashboard(id, 300);
        books().dispute(id, { amountCents: 600 });
      },
      /Refund.*−\$3\.00.*went back.*\$6\.00.*Held by your bank.*\$6\.00/s,
      /Taken/,
    ],
  ])('names what became of the money by what it is: %s [BEY-27]', async (_name, happen, sums, never) => {
    const boost = await create();
    const intentId = await pay(boost);
    await activate(boost.id);
    happen(intentId);
    await activate(boost.id);
    const text = await (await api.raw(`${BOOSTS}/${boost.id}/receipt`, asking({ cookie }))).text();
    expect(text).toMatch(sums);
    expect(text).not.toMatch(never);
  });

  it('draws a placeholder of any size [CALL-037]', async () => {
    const picture = await api.raw(`${SITE}/api/placeholder/80/80`);
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
    expect(await picture.text()).toContain('width="80" height="80"');
    expect((await api.raw(`${SITE}/api/placeholder/0/99999`)).status).toBe(400);
  });
});

describe('the pictures of a boosted event', () => {
  const pictureOf = (id: string, shape: string, who = cookie) =>
    api.raw(`${BOOSTS}/${id}/pictures/${shape}`, asking({ cookie: who }));

  it.each([
    ['Spotlight', { duration: 3, amount: 9 }, []],
    ['Premium', { duration: 7, amount: 19 }, ['link', 'square', 'story']],
    ['Luxury', { duration: 14, amount: 39 }, ['link', 'square', 'story', 'sheet']],
  ])(
    'come with a %s boost as its plan says, for its owner alone [CONST-003] [CONST-004]',
    async (_plan, given, pictures) => {
      const { id } = await bought(given);
      const url = `${SITE}/api/boost-analytics/${id}/detailed`;
      expect((await api.ok<BoostDetail>('getBoostDetail', url, asking({ cookie }))).pictures).toEqual(pictures);
      for (const shape of ['link', 'square', 'story', 'sheet']) {
        const response = await pictureOf(id, shape);
        expect(response.status, shape).toBe(pictures.includes(shape) ? 200 : 404);
        if (response.ok) expect(response.headers.get('content-type')).toBe('image/png');
      }
      const { cookie: other } = await signUp(api, { email: 'other@example.org' });
      expect((await pictureOf(id, 'link', other)).status).toBeGreaterThanOrEqual(403);
      expect((await pictureOf(id, 'huge')).status).toBeGreaterThanOrEqual(400);
    },
  );

  it('come with nothing that is not paid', async () => {
    const { id } = await create({ duration: 14, amount: 39 });
    expect((await pictureOf(id, 'link')).status).toBe(404);
  });
});
