import { DAY_MS } from '@marquee/kernel';
import * as fc from '@marquee/testkit/properties';
import { describe, expect, it } from 'vitest';
import { centsOfDays, entitledDays, keptCents } from '../../src/boosts/entitlement.ts';
import { nextState } from '../../src/boosts/next-state.ts';
import { netPaidCents } from '../../src/payments/rules.ts';
import { bought, happen, happening, sendRefunds, settle, terms, type World } from './histories.ts';

const ORDER = { pending_payment: 0, scheduled: 1, active: 2, expired: 3, canceled: 3 };

/** Runs random histories, settling after each happening, and looks at the boost each time. */
function throughHistories(look: (world: World, before: World['boost']) => void, atEnd?: (world: World) => void): void {
  fc.assert(
    fc.property(terms, fc.array(happening, { maxLength: 40 }), (plan, history) => {
      const world = bought(plan);
      for (const what of history) {
        happen(world, what);
        const before = { ...world.boost };
        settle(world);
        look(world, before);
      }
      atEnd?.(world);
    }),
    { numRuns: 3_000 },
  );
}

const isLive = ({ status }: World['boost']) => status === 'scheduled' || status === 'active';

describe('through any history of payments, refunds, disputes and events [REL-11]', () => {
  it('a boost runs only while it is paid, and is shown only for money that has not gone back', () => {
    throughHistories(({ boost, payment }) => {
      if (!isLive(boost)) return;
      expect(payment.status).toBe('succeeded');
      expect(keptCents(payment)).toBeGreaterThanOrEqual(Math.floor(boost.amountCents / boost.durationDays));
      expect(boost.isSuspended).toBe(payment.hasOpenDispute);
      if (!boost.isSuspended) expect(netPaidCents(payment)).toBeGreaterThan(0);
    });
  });

  it('it lasts exactly the whole days that are paid for', () => {
    throughHistories(({ boost, payment }) => {
      if (isLive(boost))
        expect((boost.endsAt ?? 0) - (boost.startsAt ?? 0)).toBe(entitledDays(boost, payment) * DAY_MS);
      if (boost.startsAt !== null)
        expect((boost.endsAt ?? 0) - boost.startsAt).toBeLessThanOrEqual(boost.durationDays * DAY_MS);
    });
  });

  it('its status goes only forward, and what is over stays as it is', () => {
    throughHistories(({ boost }, before) => {
      expect(ORDER[boost.status]).toBeGreaterThanOrEqual(ORDER[before.status]);
      if (boost.status === 'canceled') expect(['pending_payment', 'canceled']).toContain(before.status);
      if (ORDER[before.status] === 3) expect(boost).toEqual(before);
      if (before.startsAt !== null) expect(boost.startsAt).toBe(before.startsAt);
    });
  });

  it('settling it again changes nothing', () => {
    throughHistories((world) => {
      const { status, isSuspended, ending, startsAt, endsAt, goneSince } = world.boost;
      expect(nextState(world).state).toEqual({ status, isSuspended, ending, startsAt, endsAt, goneSince });
    });
  });

  it('it gives back no more than was paid, and keeps nothing for a boost that never starts', () => {
    throughHistories(
      ({ payment, asked }) => {
        for (const cents of asked.values()) expect(cents).toBeLessThanOrEqual(payment.receivedCents);
      },
      (world) => {
        const { boost, payment, hasBounced } = world;
        const isVain = boost.status === 'canceled' || boost.ending === 'impossible';
        // A person decides about a refund that bounced.
        if (!isVain || payment.hasOpenDispute || hasBounced) return;
        sendRefunds(world);
        expect(netPaidCents(payment)).toBe(0);
      },
    );
  });

  it('an event that is cancelled leaves paid what was shown, to the day', () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: 0, max: 20 * 24 }), (plan, hours) => {
        const world = bought(plan);
        for (const what of [{ kind: 'succeed' }, { kind: 'wait', hours }, { kind: 'event-cancelled' }] as const) {
          happen(world, what);
          settle(world);
        }
        sendRefunds(world);
        const { boost, payment } = world;
        const shown = Math.ceil(((boost.endsAt ?? 0) - (boost.startsAt ?? 0)) / DAY_MS);
        expect(netPaidCents(payment)).toBe(centsOfDays(boost, shown));
      }),
    );
  });
});
