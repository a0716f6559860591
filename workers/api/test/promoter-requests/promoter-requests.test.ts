import type { OwnPromoterRequest } from '@marquee/contract';
import { promoterRequests, users } from '@marquee/db';
import { DAY_MS } from '@marquee/testkit/workerd';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openMailbox } from '../accounts/mailbox.ts';
import { asking, cookieOf, PASSWORD, SITE, signUp, signUpAs } from '../accounts/people.ts';
import { ADMIN, auditRows, type Console, startConsole } from '../admin/support.ts';
import { bodyOf, itemOf, previewOf, QUEUE, queueOf, undo } from '../review-queue/waiting.ts';

const REQUEST = `${SITE}/api/promoter-request`;
const OPERA = {
  organization: 'Palmetto Opera',
  website: 'opera.example',
  about: 'Our season:\nTosca and Carmen.',
  cities: 'Columbia, SC',
};

let site: Console;
let cookie: string;
let userId: string;
beforeEach(async () => {
  site = await startConsole();
  const { user, cookie: session } = await signUp(site);
  [cookie, userId] = [session, user.id];
  await openMailbox(site);
});

const own = (as = cookie) => site.guest.ok<OwnPromoterRequest>('getPromoterRequest', REQUEST, asking({ cookie: as }));
const ask = (body: object = OPERA, as = cookie) => {
  // Of two requests in the same millisecond nobody could say which is the latest.
  site.clock.advance(1);
  return site.guest.ok<OwnPromoterRequest>('requestPromoter', REQUEST, asking({ cookie: as, body }));
};
const refused = (body: object = OPERA, as = cookie) => site.guest.refused(REQUEST, asking({ cookie: as, body }));
const deletion = () => ({ ...asking({ cookie }), method: 'DELETE' });
const withdraw = () => site.guest.ok<OwnPromoterRequest>('withdrawPromoterRequest', REQUEST, deletion());
const roleOf = async (id = userId) => (await site.db.select().from(users).where(eq(users.id, id)))[0]?.role;
const setRole = (role: 'user' | 'promoter' | 'venue_owner') =>
  site.db.update(users).set({ role }).where(eq(users.id, userId));
const campaigns = () => site.guest.raw(`${SITE}/api/users/${userId}/campaigns`, asking({ cookie }));
const decide = async (decision: 'approve' | 'reject', more = {}) => {
  const item = await itemOf(site, 'promoter');
  const path = `${QUEUE}/promoter/${item.id}/decision`;
  return site.post<{ id: string; outcome: string }>('decideReviewItem', path, { ...bodyOf(item, decision), ...more });
};

describe('asking for the promoter’s role', () => {
  it('is for who is signed in', async () => {
    expect(await site.guest.refused(REQUEST, asking({ body: OPERA }))).toMatchObject({ status: 401 });
    expect((await site.guest.raw(REQUEST)).status).toBe(401);
    expect((await site.guest.raw(REQUEST, { method: 'DELETE' })).status).toBe(401);
  });

  it('files one open request, and the same again is the same', async () => {
    expect(await own()).toEqual({ standing: 'ask', request: null, isSettledByConfirming: false, askAgainAt: null });
    const answers = await Promise.all([ask(), ask(), ask()]);
    for (const answer of answers)
      expect(answer).toMatchObject({
        standing: 'open',
        request: { ...OPERA, website: 'https://opera.example/', status: 'open', decidedAt: null, reason: null },
      });
    expect(await site.db.select().from(promoterRequests)).toHaveLength(1);
    expect(await refused({ ...OPERA, cities: 'Charleston, SC' })).toMatchObject({
      status: 409,
      detail: expect.stringContaining('withdraw it and ask again'),
    });
    expect((await campaigns()).status).toBe(403);
  });

  it('refuses bad values, each with its field, and loses nothing', async () => {
    const bad: Array<[object, string]> = [
      [{ organization: ' \u200b' }, 'organization'],
      [{ organization: 'x'.repeat(121) }, 'organization'],
      [{ website: 'javascript:alert(1)' }, 'website'],
      [{ website: 'https://me:secret@opera.example' }, 'website'],
      [{ website: 'opera' }, 'website'],
      [{ about: '' }, 'about'],
      [{ about: 'x'.repeat(1_001) }, 'about'],
      [{ cities: undefined }, 'cities'],
      [{ cities: ['Columbia'] }, 'cities'],
    ];
    for (const [body, field] of bad) expect(await refused({ ...OPERA, ...body })).toMatchObject({ status: 400, field });
    expect(await site.db.select().from(promoterRequests)).toEqual([]);
  });

  it('is not for who has a role already, and for nobody without end', async () => {
    await setRole('promoter');
    expect(await refused()).toMatchObject({ status: 409, detail: 'You can run campaigns already.' });
    await setRole('venue_owner');
    expect(await refused()).toMatchObject({ status: 409, detail: expect.stringContaining('manages a venue') });
    expect((await own()).standing).toBe('venue-owner');
    expect((await own(await signUpAs(site, 'admin'))).standing).toBe('promoter');
    await setRole('user');
    const statuses = [];
    for (let n = 0; n < 10; n += 1)
      statuses.push((await site.guest.raw(REQUEST, asking({ cookie, body: OPERA }))).status);
    expect(statuses).toContain(429);
  });

  it('can be withdrawn, twice, and then be sent anew', async () => {
    expect(await withdraw()).toMatchObject({ standing: 'ask', request: null });
    await ask();
    expect(await withdraw()).toMatchObject({ standing: 'ask', request: { status: 'withdrawn' } });
    expect(await withdraw()).toMatchObject({ request: { status: 'withdrawn' } });
    expect((await queueOf(site)).items).toEqual([]);
    expect(await ask({ ...OPERA, cities: 'Charleston, SC' })).toMatchObject({ standing: 'open' });
  });

  it('is in what its person can download, and leaves with the account', async () => {
    await ask();
    const download = await site.guest.raw(`${SITE}/api/account/export`, asking({ cookie }));
    expect(await download.json()).toMatchObject({
      promoterRequests: [{ organization: 'Palmetto Opera', status: 'open' }],
    });
    const body = { currentPassword: PASSWORD };
    const gone = await site.guest.raw(`${SITE}/api/account/delete`, asking({ cookie, body }));
    expect(gone.status, await gone.clone().text()).toBe(200);
    expect(await site.db.select().from(promoterRequests)).toEqual([]);
    expect((await queueOf(site)).items).toEqual([]);
  });
});

describe('deciding about it in the review queue', () => {
  it('is for administrators', async () => {
    await ask();
    const item = await itemOf(site, 'promoter');
    const path = `${QUEUE}/promoter/${item.id}/decision`;
    expect(await site.guest.refused(SITE + path, asking({ cookie, body: bodyOf(item, 'approve') }))).toMatchObject({
      status: 403,
    });
    expect(await site.refusedPost(path, { ...bodyOf(item, 'approve'), note: ' ' })).toMatchObject({ status: 400 });
    expect(await roleOf()).toBe('user');
  });

  it('shows what they wrote, gives the role, writes it down and writes to them once', async () => {
    await ask();
    const item = await itemOf(site, 'promoter');
    expect(item).toMatchObject({ title: 'Palmetto Opera', opens: 'https://opera.example/', needsNote: true });
    const preview = await previewOf(site, item);
    expect(preview.because.join()).toContain('Tosca');
    expect(preview.effects.approve[0]).toContain('ada@example.org becomes a promoter');
    expect(await decide('approve', { isNoteShared: true })).toMatchObject({
      outcome: 'ada@example.org can run campaigns now.',
    });
    expect(await roleOf()).toBe('promoter');
    expect((await campaigns()).status).toBe(200);
    expect(await own()).toMatchObject({ standing: 'promoter', request: { status: 'granted', reason: null } });
    const written = (await auditRows(site)).filter(({ subject }) => subject === `user:${userId}`);
    expect(written.map(({ action, actor_id }) => [action, actor_id])).toEqual(
      expect.arrayContaining([
        ['user.grant-role', ADMIN.id],
        ['promoter-request.approve', ADMIN.id],
      ]),
    );
    expect(await openMailbox(site)).toEqual([]);
    site.clock.advance(5 * 60_000);
    const letters = await openMailbox(site);
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatchObject({ to: 'ada@example.org', subject: 'You can run campaigns on Marquee' });
    expect(letters[0]?.text).toContain('> I called them.');
    expect(letters[0]?.text).toContain('/advertiser');
  });

  it('declined, tells the reason, and lets them ask again after 30 days', async () => {
    await ask();
    await decide('reject');
    expect(await roleOf()).toBe('user');
    const { standing, request, askAgainAt } = await own();
    expect({ standing, status: request?.status, reason: request?.reason }).toEqual({
      standing: 'wait',
      status: 'declined',
      reason: 'I called them.',
    });
    expect(Date.parse(askAgainAt ?? '')).toBe(Date.parse(request?.decidedAt ?? '') + 30 * DAY_MS);
    expect(await refused()).toMatchObject({ status: 409, detail: expect.stringContaining('You may ask again from') });
    site.clock.advance(5 * 60_000);
    const [letter] = await openMailbox(site);
    expect(letter).toMatchObject({ subject: 'Your request to advertise on Marquee' });
    expect(letter?.text).toContain('You may ask again from');
    expect(letter?.text).not.toContain('I called them.');
    site.clock.advance(30 * DAY_MS);
    const body = { email: 'ada@example.org', password: PASSWORD };
    const later = cookieOf(await site.guest.raw(`${SITE}/api/login`, asking({ body }))) ?? '';
    expect(await own(later)).toMatchObject({ standing: 'ask', askAgainAt: null });
    expect(await ask(OPERA, later)).toMatchObject({ standing: 'open' });
  });

  it('refuses a request that was withdrawn meanwhile, and a withdrawal after the decision', async () => {
    await ask();
    const item = await itemOf(site, 'promoter');
    await withdraw();
    const path = `${QUEUE}/promoter/${item.id}/decision`;
    expect(await site.refusedPost(path, bodyOf(item, 'approve'))).toMatchObject({
      status: 409,
      detail: 'ada@example.org has withdrawn this request.',
    });
    expect(await roleOf()).toBe('user');
    await ask();
    await decide('approve');
    expect(await site.guest.refused(REQUEST, deletion())).toMatchObject({ status: 409 });
    expect(await roleOf()).toBe('promoter');
  });

  it('only closes the request of who got the role by hand, and its undo leaves the role', async () => {
    await ask();
    await setRole('promoter');
    const item = await itemOf(site, 'promoter');
    expect((await previewOf(site, item)).effects.approve[0]).toContain('Only the request is closed.');
    const { id } = await decide('approve');
    expect((await auditRows(site)).map(({ action }) => action)).not.toContain('user.grant-role');
    await undo(site, id);
    expect(await roleOf()).toBe('promoter');
    expect(await own()).toMatchObject({ standing: 'promoter', request: { status: 'open' } });
  });

  it('does not take the role of a venue owner, nor gives one to who is suspended', async () => {
    await ask();
    await setRole('venue_owner');
    const item = await itemOf(site, 'promoter');
    const path = `${QUEUE}/promoter/${item.id}/decision`;
    expect(await site.refusedPost(path, bodyOf(item, 'approve'))).toMatchObject({
      status: 409,
      detail: 'ada@example.org is a venue owner. Change the role in Users first.',
    });
    expect(await roleOf()).toBe('venue_owner');
    await site.db.update(users).set({ role: 'user', suspendedAt: site.clock.now() }).where(eq(users.id, userId));
    const again = await itemOf(site, 'promoter');
    expect(await site.refusedPost(path, bodyOf(again, 'approve'))).toMatchObject({
      status: 409,
      detail: 'ada@example.org is suspended.',
    });
  });

  it('taken back, takes the role back and keeps the letter back; not after they have asked again', async () => {
    await ask();
    const { id } = await decide('approve');
    await undo(site, id);
    expect(await roleOf()).toBe('user');
    expect(await own()).toMatchObject({ standing: 'open', request: { status: 'open', decidedAt: null } });
    site.clock.advance(5 * 60_000);
    expect(await openMailbox(site)).toEqual([]);
    const second = await decide('approve');
    await setRole('user');
    await ask();
    expect(await site.refusedPost(`${QUEUE}/decisions/${second.id}/undo`, {})).toMatchObject({ status: 409 });
    expect((await auditRows(site)).map(({ action }) => action)).toContain('promoter-request.reopen');
  });
});
