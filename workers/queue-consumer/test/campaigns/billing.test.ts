import { AD_CAPS, AD_RATES } from '@marquee/contract';
import { adDays, adEvents } from '@marquee/db';
import { changeCampaign } from '@marquee/domain/campaigns';
import { seededRandom } from '@marquee/testkit';
import type { TestEngine } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { anActive, anEngine, deliver, report, shown, spentOf } from './running.ts';

let engine: TestEngine;
let id: string;
beforeEach(async () => {
  engine = await anEngine();
  id = await anActive(engine);
});

const { impressionCents, clickCents } = AD_RATES;
const days = () => engine.db.select().from(adDays);
const visitor = 'v'.repeat(32);

describe('what an ad costs', () => {
  it('charges what was seen and the click on it, and nothing for being served [BEY-25]', async () => {
    await deliver(engine, shown(engine, id, ['served']));
    expect(await spentOf(engine, id)).toBe(0);
    await deliver(engine, shown(engine, id, ['served', 'impression', 'click']));
    expect(await spentOf(engine, id)).toBe(impressionCents + clickCents);
    expect(await days()).toMatchObject([{ served: 2, impressions: 1, clicks: 1, spentCents: 26, refused: 0 }]);
  });

  it('charges a token once for each action, whoever sends it again [BEY-25]', async () => {
    const [seen, click] = shown(engine, id, ['impression', 'click']);
    if (!seen || !click) throw new Error('nothing was shown');
    await deliver(engine, [seen, click]);
    for (const again of ['x', 'y']) {
      const other = { visitor: again.repeat(32) };
      await deliver(engine, [
        { ...seen, ...other, id: `${seen.id}${again}` },
        { ...click, ...other, id: `${click.id}${again}` },
      ]);
    }
    expect(await spentOf(engine, id)).toBe(26);
    expect((await days())[0]).toMatchObject({ impressions: 1, clicks: 1, refused: 4 });
  });

  it('charges a click only after its impression, in whatever order they come', async () => {
    const [seen, click] = shown(engine, id, ['impression', 'click']);
    if (!seen || !click) throw new Error('nothing was shown');
    await deliver(engine, [click]);
    expect(await spentOf(engine, id)).toBe(0);
    await deliver(engine, [seen]);
    expect(await spentOf(engine, id)).toBe(26);
    await deliver(engine, shown(engine, id, ['click']));
    expect(await spentOf(engine, id)).toBe(26);
  });

  it('charges a visitor, and a network, no more often than the caps of a day', async () => {
    const most = AD_CAPS.visitor.impression;
    for (let n = 0; n < 3; n += 1)
      await deliver(
        engine,
        Array.from({ length: most }, () => report(engine, id, { visitor })),
      );
    expect(await spentOf(engine, id)).toBe(most);
    await deliver(engine, [report(engine, id, { visitor, day: '2026-10-03' })]);
    expect(await spentOf(engine, id)).toBe(most + 1);
    const network = 'n'.repeat(32);
    await deliver(
      engine,
      Array.from({ length: 90 }, () => report(engine, id, { network })),
    );
    expect(await spentOf(engine, id)).toBe(most + 1 + AD_CAPS.network.impression);
  });

  it('counts who declines tracking, and charges nothing for it', async () => {
    await deliver(engine, shown(engine, id, ['impression', 'click'], { visitor: null }));
    expect(await spentOf(engine, id)).toBe(0);
    expect((await days())[0]).toMatchObject({ impressions: 1, clicks: 1, free: 2, refused: 0 });
  });

  it('charges nothing of a campaign that is paused, or that does not exist', async () => {
    await changeCampaign(engine, id, 'pause');
    await deliver(engine, [...shown(engine, id, ['impression', 'click']), report(engine, 'no-such-campaign')]);
    expect(await spentOf(engine, id)).toBe(0);
    expect(await days()).toHaveLength(1);
  });

  it('refuses in the database itself to charge more than the limit', async () => {
    await expect(engine.db.run(sql`UPDATE ads SET spent_cents = limit_cents + 1`)).rejects.toThrow();
  });
});

describe('a flood', () => {
  it('of 1,000 parallel events of as many visitors never passes the budget [REL-25]', { tags: ['deep'] }, async () => {
    const limit = 700;
    await engine.db.run(sql`UPDATE ads SET limit_cents = ${limit} WHERE campaign_id = ${id}`);
    const events = Array.from({ length: 500 }, () => shown(engine, id, ['impression', 'click'])).flat();
    expect(events).toHaveLength(1_000);
    // Each in a delivery of its own, all at once.
    await Promise.all(events.map((event) => deliver(engine, [event])));
    const spent = await spentOf(engine, id);
    expect(spent).toBeLessThanOrEqual(limit);
    expect(spent).toBeGreaterThan(limit - clickCents);
    const [charged] = await engine.db.all<{ cents: number }>(
      sql`SELECT sum(iif(action = 'click', 25, 1)) AS cents FROM ad_events WHERE state = 'charged'`,
    );
    expect(charged?.cents).toBe(spent);
  });

  it('of clicks by one visitor, or on one token, is not charged and is counted as refused [REL-25]', async () => {
    const clicks = Array.from({ length: 300 }, () => shown(engine, id, ['impression', 'click'], { visitor })).flat();
    for (let at = 0; at < clicks.length; at += 100) await deliver(engine, clicks.slice(at, at + 100));
    const { impression, click } = AD_CAPS.visitor;
    expect(await spentOf(engine, id)).toBe(impression * impressionCents + click * clickCents);
    const [day] = await days();
    expect(day?.refused).toBe(600 - impression - click);
  });
});

describe('any history', () => {
  it.each(Array.from({ length: 12 }, (_, index) => index + 1))(
    'in any order, with repetitions, costs what its valid reports cost, and never more than the budget (seed %i)',
    async (seed) => {
      const random = seededRandom(seed);
      const limit = 20 + random.below(600);
      await engine.db.run(sql`UPDATE ads SET limit_cents = ${limit} WHERE campaign_id = ${id}`);
      const all = Array.from({ length: 60 }, (_, n) =>
        shown(engine, id, ['served', 'impression', 'click'], {
          visitor: random.below(5) === 0 ? null : `v${random.below(25)}`.padEnd(32, '0'),
          network: `n${random.below(6)}`.padEnd(32, '0'),
          at: engine.clock.now() + n,
        }).filter(() => random.below(4) > 0),
      ).flat();
      const repeated = [...all, ...all.filter(() => random.below(3) === 0)];
      const shuffled = repeated.toSorted(() => random.below(2) - 0.5);
      for (let at = 0; at < shuffled.length; ) {
        const size = 1 + random.below(30);
        await deliver(engine, shuffled.slice(at, at + size));
        at += size;
      }
      const spent = await spentOf(engine, id);
      expect(spent).toBeLessThanOrEqual(limit);
      const events = await engine.db.select().from(adEvents);
      const charged = events.filter(({ state }) => state === 'charged');
      const cost = charged.reduce((sum, { action }) => sum + (action === 'click' ? clickCents : impressionCents), 0);
      expect(cost).toBe(spent);
      expect((await days()).reduce((sum, { spentCents }) => sum + spentCents, 0)).toBe(spent);
      // Nothing is left undecided, and no click was charged whose ad nobody saw.
      expect(events.filter(({ state }) => state === 'new' || state === 'due')).toEqual([]);
      for (const { action, token } of charged)
        if (action === 'click')
          expect(charged.some((one) => one.token === token && one.action === 'impression') || spent > limit - 26).toBe(
            true,
          );
      const served = all.filter(({ action }) => action === 'served').length;
      expect((await days())[0]?.served ?? 0).toBe(served);
    },
  );
});
