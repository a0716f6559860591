import type { OwnPromoterRequest } from '@marquee/contract';
import { promoterRequests, users } from '@marquee/db';
import { DAY_MS } from '@marquee/testkit/workerd';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openMailbox } from '../accounts/mailbox.ts';
import { asking, SITE, signUp } from '../accounts/people.ts';
import { auditRows, type Console, startConsole } from '../admin/support.ts';
import { bodyOf, itemOf, QUEUE, queueOf } from '../review-queue/waiting.ts';

const REQUEST = `${SITE}/api/promoter-request`;
const ASKED = { organization: 'Mill Concerts', about: 'A winter of string quartets.', cities: 'Columbia, SC' };

let site: Console;
beforeEach(async () => {
  site = await startConsole();
});

/** Somebody with that address, who has confirmed it or not yet. */
async function person(email: string, isConfirmed = true) {
  const { user, cookie } = await signUp(site, { email });
  const [letter] = await openMailbox(site);
  const confirm = () =>
    site.guest.ok<{ isPromoter: boolean }>(
      'confirmEmail',
      `${SITE}/api/account/confirm-email`,
      asking({ body: { token: letter?.token } }),
    );
  if (isConfirmed) await confirm();
  const own = () => site.guest.ok<OwnPromoterRequest>('getPromoterRequest', REQUEST, asking({ cookie }));
  const ask = (website: string) => {
    site.clock.advance(1);
    return site.guest.ok<OwnPromoterRequest>(
      'requestPromoter',
      REQUEST,
      asking({ cookie, body: { ...ASKED, website } }),
    );
  };
  const role = async () => (await site.db.select().from(users).where(eq(users.id, user.id)))[0]?.role;
  return { user, cookie, confirm, own, ask, role };
}

describe('a request for the promoter’s role', () => {
  it.each([
    ['anna@mill.org', 'mill.org'],
    ['anna@mill.org', 'https://www.mill.org/season?from=mail'],
    ['Anna@Mill.ORG', 'http://tickets.mill.org:8080/'],
    ['anna@mill.co.uk', 'https://mill.co.uk'],
    ['anna@mill.github.io', 'https://mill.github.io'],
  ])(
    'is granted without a person to a confirmed address of the website’s own domain: %s asks for %s',
    async (email, website) => {
      const { ask, own, role, user, cookie } = await person(email);
      expect(await ask(website)).toMatchObject({ standing: 'promoter', request: { status: 'granted', reason: null } });
      expect(await role()).toBe('promoter');
      expect(await own()).toMatchObject({ standing: 'promoter', isSettledByConfirming: false });
      expect((await site.guest.raw(`${SITE}/api/campaigns/budget-limit`, asking({ cookie }))).status).toBe(200);
      expect((await queueOf(site)).items).toEqual([]);
      const written = (await auditRows(site)).filter(({ subject }) => subject === `user:${user.id}`);
      expect(written.map(({ action, actor_id }) => [action, actor_id])).toEqual([
        ['promoter-request.approve', user.id],
      ]);
    },
  );

  it.each([
    ['somebody else’s site', 'anna@mill.org', 'https://loom.org'],
    ['a site that only ends alike', 'anna@mill.org', 'https://windmill.org'],
    ['a mail provider’s own site', 'anna@gmail.com', 'https://gmail.com'],
    ['the site of a host below whose domain anybody has one', 'anna@github.io', 'https://mill.github.io'],
    ['the site above a mailbox of one department', 'anna@students.mill.org', 'https://mill.org'],
    ['the site of a school, where every student has a mailbox', 'anna@sc.edu', 'https://sc.edu'],
    ['a site whose name only looks alike', 'anna@mill.org', 'https://mi11.org'],
  ])('waits for a person where a mailbox proves nothing: %s', async (_, email, website) => {
    const { ask, own, role } = await person(email);
    expect(await ask(website)).toMatchObject({ standing: 'open', isSettledByConfirming: false });
    expect(await role()).toBe('user');
    expect((await own()).standing).toBe('open');
    expect((await queueOf(site)).items).toHaveLength(1);
  });

  it('waits for its own person where the address is not confirmed, and is granted by the link of the letter', async () => {
    const { ask, own, role, confirm } = await person('anna@mill.org', false);
    expect(await ask('mill.org')).toMatchObject({ standing: 'open', isSettledByConfirming: true });
    expect(await role()).toBe('user');
    expect(await confirm()).toMatchObject({ isPromoter: true });
    expect(await role()).toBe('promoter');
    expect(await own()).toMatchObject({ standing: 'promoter', isSettledByConfirming: false });
    expect((await queueOf(site)).items).toEqual([]);
  });

  it('is granted once, however often it is asked at the same time', async () => {
    const { ask, user } = await person('anna@mill.org');
    const answers = await Promise.allSettled([ask('mill.org'), ask('mill.org'), ask('mill.org')]);
    expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect((await site.db.select().from(promoterRequests)).map(({ status }) => status)).toEqual(['granted']);
    const written = (await auditRows(site)).filter(({ subject }) => subject === `user:${user.id}`);
    expect(written).toHaveLength(1);
  });

  it('is not granted against what a person decided: declined, or taken away', async () => {
    const { ask, own, role, user } = await person('anna@mill.org', false);
    await ask('mill.org');
    const item = await itemOf(site, 'promoter');
    await site.post('decideReviewItem', `${QUEUE}/promoter/${item.id}/decision`, bodyOf(item, 'reject'));
    await site.db.update(users).set({ emailVerifiedAt: site.clock.now() }).where(eq(users.id, user.id));
    expect((await own()).standing).toBe('wait');
    // As when the month is over in which they may not ask again.
    await site.db.update(promoterRequests).set({ decidedAt: site.clock.now() - 31 * DAY_MS });
    expect(await ask('mill.org')).toMatchObject({ standing: 'open', isSettledByConfirming: false });
    expect(await role()).toBe('user');

    const other = await person('otto@loom.org');
    expect(await other.ask('loom.org')).toMatchObject({ standing: 'promoter' });
    await site.db.update(users).set({ role: 'user' }).where(eq(users.id, other.user.id));
    expect(await other.ask('https://loom.org/again')).toMatchObject({ standing: 'open', isSettledByConfirming: false });
    expect(await other.role()).toBe('user');
  });

  it('gives no second main role to who manages a venue, and none to who is suspended', async () => {
    const { ask, role, user, confirm } = await person('anna@mill.org', false);
    await ask('mill.org');
    await site.db.update(users).set({ role: 'venue_owner' }).where(eq(users.id, user.id));
    expect(await confirm()).toMatchObject({ isPromoter: false });
    expect(await role()).toBe('venue_owner');

    const other = await person('otto@loom.org', false);
    await other.ask('loom.org');
    await site.db.update(users).set({ suspendedAt: site.clock.now() }).where(eq(users.id, other.user.id));
    expect(await other.confirm()).toMatchObject({ isPromoter: false });
    expect(await other.role()).toBe('user');
  });
});
