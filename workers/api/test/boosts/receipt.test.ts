import type { BoostCampaign } from '@marquee/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { asking, SITE } from '../accounts/people.ts';
import { activate, api, BOOSTS, begin, cookie, create, detail, pay } from './boosting.ts';

beforeEach(() => begin());

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
});
