import type { ManagedVenue, VenueClaimRecord } from '@marquee/contract';
import { users } from '@marquee/db';
import { DAY_MS, makeCity, makeSource, store } from '@marquee/testkit/workerd';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openMailbox } from '../accounts/mailbox.ts';
import { asking, SITE, signUp } from '../accounts/people.ts';
import { auditRows, type Console, startConsole } from '../admin/support.ts';

const SLUG = 'granby-hall-columbia-sc';
const AT = `${SITE}/api/venues/${SLUG}`;
const CLAIM = `${AT}/claim`;
const CLAIMS = '/api/admin/venue-claims';
const LETTER = { way: 'letter', email: 'box@granbyhall.example' };
const PERSON = { way: 'person', words: 'I am its manager; call (803) 555-0100.' };

let site: Console;
let cookie: string;
let userId: string;
beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db);
  const own = await makeSource(site.db, { name: 'Granby Hall', url: 'https://www.granbyhall.example/events' });
  await store(site, [{ title: 'Brass', venue: 'Granby Hall', address: '12 Main St' }], { source: own });
  const { user, cookie: session } = await signUp(site);
  [cookie, userId] = [session, user.id];
  await openMailbox(site);
});

const claim = (body: object, as = cookie) =>
  site.guest.ok<{ status: string }>('claimVenue', CLAIM, asking({ cookie: as, body }));
const refused = (body: object, as = cookie) => site.guest.refused(CLAIM, asking({ cookie: as, body }));
const ownClaim = (as = cookie) =>
  site.guest.ok<{ claim: { status: string } | null; isOwner: boolean; host: string | null }>(
    'getOwnClaim',
    CLAIM,
    asking({ cookie: as }),
  );
const confirm = (token: string, as = cookie) =>
  site.guest.raw(`${SITE}/api/venue-claims/confirm`, asking({ cookie: as, body: { token } }));
const listed = async (status = 'open') =>
  (await site.get<{ items: VenueClaimRecord[] }>('listVenueClaims', `${CLAIMS}?status=${status}`)).items;
const decide = (id: string, body: object) =>
  site.post<VenueClaimRecord>('decideVenueClaim', `${CLAIMS}/${id}/decide`, { note: 'Checked.', ...body });
const roleOf = async (id = userId) => (await site.db.select().from(users).where(eq(users.id, id)))[0]?.role;
const manage = (as = cookie) => site.guest.raw(`${AT}/manage`, asking({ cookie: as }));
const tokenOf = (text = '') => /#claim=([\w-]+)/.exec(text)?.[1] ?? '';

describe('a claim by a letter to the venue’s own domain', () => {
  it('makes its person manage the venue by the link, once, and gives the role [BEY-23, ROLE-004]', async () => {
    expect(await ownClaim()).toEqual({ claim: null, isOwner: false, host: 'granbyhall.example' });
    expect((await manage()).status).toBe(403);
    expect(await claim(LETTER)).toMatchObject({ status: 'waiting' });
    const [letter] = await openMailbox(site);
    expect(letter).toMatchObject({ to: LETTER.email, subject: 'Please confirm that you run Granby Hall' });
    expect(letter?.text).toContain(`https://marquee.example/venue/${SLUG}?lang=en#claim=`);
    const token = tokenOf(letter?.text);
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    expect((await confirm(token)).status).toBe(400);
    expect(await roleOf()).toBe('venue_owner');
    expect((await manage()).status).toBe(200);
    expect(await ownClaim()).toMatchObject({ isOwner: true, claim: { status: 'granted' } });
    expect(await site.guest.ok('listOwnVenues', `${SITE}/api/own-venues`, asking({ cookie }))).toEqual([
      { slug: SLUG, name: 'Granby Hall', city: 'Columbia', state: 'SC', upcomingEvents: 1 },
    ]);
    const row = (await auditRows(site)).at(-1);
    expect(row).toMatchObject({ action: 'venue-claim.grant', subject: `venue:${SLUG}` });
    expect(JSON.stringify(row)).not.toContain(LETTER.email);
  });

  it('is confirmed by nobody else who is signed in, and not after three days', async () => {
    await claim(LETTER);
    const token = tokenOf((await openMailbox(site))[0]?.text);
    const { cookie: other } = await signUp(site, { email: 'eve@example.org' });
    const strange = await confirm(token, other);
    expect(strange.status).toBe(403);
    expect(await strange.json()).toMatchObject({
      type: '/api/docs#problem-not-your-claim',
      detail: expect.stringMatching(
        /^This link was sent for another account\. Only the person who claimed the venue can use it/,
      ),
    });
    expect(JSON.stringify(await (await confirm('x'.repeat(43), other)).json())).toContain('problem-link-over');
    expect((await site.guest.raw(`${SITE}/api/venue-claims/confirm`, asking({ body: { token } }))).status).toBe(401);
    site.clock.advance(3 * DAY_MS + 1);
    expect((await confirm(token)).status).toBe(400);
    expect(await roleOf()).toBe('user');
  });

  it('needs a mailbox of that domain, or above it: no other, no provider', async () => {
    for (const email of ['box@elsewhere.example', 'ada@gmail.com', 'box@granbyhall.example.evil.org'])
      expect(await refused({ ...LETTER, email })).toMatchObject({ status: 400, field: 'email' });
    expect(await openMailbox(site)).toEqual([]);
  });

  it('sent to another address ends the link to the first', async () => {
    await claim(LETTER);
    const first = tokenOf((await openMailbox(site))[0]?.text);
    await claim({ ...LETTER, email: 'desk@granbyhall.example' });
    expect((await confirm(first)).status).toBe(400);
    const second = tokenOf((await openMailbox(site))[0]?.text);
    expect(second).not.toBe(first);
    expect((await confirm(second)).status).toBe(200);
  });
});

describe('a claim by a sentence', () => {
  it('is granted by an administrator with a reason, once, and the claimant gets a letter', async () => {
    expect(await claim(PERSON)).toMatchObject({ status: 'open', email: null });
    const [open] = await listed();
    expect(open).toMatchObject({
      venue: 'Granby Hall',
      claimantEmail: 'ada@example.org',
      words: PERSON.words,
      owner: null,
    });
    const id = open?.id ?? '';
    expect(await site.refusedPost(`${CLAIMS}/${id}/decide`, { status: 'granted', note: ' ' })).toMatchObject({
      status: 400,
    });
    expect(await decide(id, { status: 'granted', isNoteShared: true })).toMatchObject({
      status: 'granted',
      owner: 'ada@example.org',
    });
    await decide(id, { status: 'granted' });
    const letters = await openMailbox(site);
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatchObject({ to: 'ada@example.org', subject: 'Your claim to Granby Hall' });
    expect(letters[0]?.text).toContain('> Checked.');
    expect(await roleOf()).toBe('venue_owner');
    expect((await manage()).status).toBe(200);
    expect(await site.refusedPost(`${CLAIMS}/${id}/decide`, { status: 'refused', note: 'No.' })).toMatchObject({
      status: 409,
    });
  });

  it('refused, can be made again; revoked, takes the venue and keeps the role', async () => {
    await claim(PERSON);
    await decide((await listed())[0]?.id ?? '', { status: 'refused' });
    expect(await roleOf()).toBe('user');
    expect((await openMailbox(site))[0]?.text).not.toContain('Checked.');
    await claim(PERSON);
    const id = (await listed())[0]?.id ?? '';
    await decide(id, { status: 'granted' });
    await decide(id, { status: 'revoked', note: 'It was sold.' });
    expect((await manage()).status).toBe(403);
    expect(await roleOf()).toBe('venue_owner');
    expect(await listed('revoked')).toHaveLength(1);
    expect((await auditRows(site)).at(-1)).toMatchObject({ action: 'venue-claim.revoke' });
  });

  it('of a second claimant needs the administrator, who must revoke the first', async () => {
    await claim(PERSON);
    const { cookie: bob, user } = await signUp(site, { email: 'bob@example.org' });
    expect((await ownClaim(bob)).host).toBe(null);
    expect(await refused(LETTER, bob)).toMatchObject({ status: 409 });
    await claim(PERSON, bob);
    const open = await listed();
    const by = (email: string) => open.find(({ claimantEmail }) => claimantEmail === email);
    const [first, second] = [by('ada@example.org'), by('bob@example.org')];
    await decide(first?.id ?? '', { status: 'granted' });
    expect(await site.refusedPost(`${CLAIMS}/${second?.id}/decide`, { status: 'granted', note: 'Yes.' })).toMatchObject(
      { status: 409, detail: 'ada@example.org manages this venue. Revoke that claim first.' },
    );
    await decide(first?.id ?? '', { status: 'revoked' });
    await decide(second?.id ?? '', { status: 'granted' });
    expect(await roleOf(user.id)).toBe('venue_owner');
    expect((await manage(bob)).status).toBe(200);
    expect((await manage()).status).toBe(403);
  });

  it('a claim that waits for its letter locks nobody out: of two letters the first link holds, the second goes to a person', async () => {
    await claim(LETTER);
    const { cookie: bob } = await signUp(site, { email: 'bob@example.org' });
    await openMailbox(site).then(async (letters) => {
      const strangers = tokenOf(letters.find(({ to }) => to === LETTER.email)?.text);
      expect((await ownClaim(bob)).host).toBe('granbyhall.example');
      await claim({ ...LETTER, email: 'boss@granbyhall.example' }, bob);
      const owners = tokenOf((await openMailbox(site)).find(({ to }) => to === 'boss@granbyhall.example')?.text);
      expect(await (await confirm(owners, bob)).json()).toEqual({ venueSlug: SLUG, status: 'granted' });
      expect(await (await confirm(strangers)).json()).toEqual({ venueSlug: SLUG, status: 'open' });
    });
    expect(await roleOf()).toBe('user');
    expect((await manage(bob)).status).toBe(200);
  });

  it('of a promoter is not granted before the role is changed; of two letters that are pressed, the second waits for a person', async () => {
    await site.db.update(users).set({ role: 'promoter' }).where(eq(users.id, userId));
    await claim(LETTER);
    const token = tokenOf((await openMailbox(site))[0]?.text);
    expect(await (await confirm(token)).json()).toEqual({ venueSlug: SLUG, status: 'open' });
    const [open] = await listed();
    expect(open?.words).toBe('Confirmed by the mailbox box@granbyhall.example.');
    expect(await site.refusedPost(`${CLAIMS}/${open?.id}/decide`, { status: 'granted', note: 'Yes.' })).toMatchObject({
      status: 409,
    });
    expect(await roleOf()).toBe('promoter');
  });

  it('is bounded, needs a session and words, and a venue that there is', async () => {
    expect(await site.guest.refused(CLAIM, asking({ body: PERSON }))).toMatchObject({ status: 401 });
    expect(await refused({ ...PERSON, words: ' \u200b' })).toMatchObject({ status: 400 });
    await claim(PERSON);
    expect(await refused(PERSON)).toMatchObject({ status: 409 });
    expect(
      await site.guest.refused(`${SITE}/api/venues/nowhere/claim`, asking({ cookie, body: PERSON })),
    ).toMatchObject({ status: 404 });
  });
});

describe('managing a venue', () => {
  const PROFILE = { name: '', address: '', website: '', phone: '', description: '', accessibility: '', version: 0 };
  const update = (body: object, as = cookie) =>
    site.guest.raw(AT, { ...asking({ cookie: as, body: { ...PROFILE, ...body } }), method: 'PUT' });
  const updated = async (body: object) => {
    const response = await update(body);
    expect(response.status, await response.clone().text()).toBe(200);
    return (await response.json()) as ManagedVenue;
  };

  beforeEach(async () => {
    await claim(PERSON);
    await decide((await listed())[0]?.id ?? '', { status: 'granted' });
  });

  it('shows real figures, and a profile above what sources say that later reads do not undo [VENUE-02, VENUE-03]', async () => {
    const before = (await (await manage()).json()) as ManagedVenue;
    expect(before).toMatchObject({ status: 'active', upcomingEvents: 1, monthlyViews: 0, version: 0 });
    const after = await updated({
      name: 'The Granby',
      website: 'granby.example',
      phone: '(803) 555-0100',
      description: 'Since 1920.\nBalcony.',
      accessibility: 'Step-free.',
    });
    expect(after).toMatchObject({
      name: 'The Granby',
      address: '12 Main St',
      website: 'https://granby.example/',
      version: 1,
    });
    const own = await makeSource(site.db, { name: 'Granby Hall' });
    await store(site, [{ title: 'Drums', venue: 'Granby Hall', address: '99 Other St' }], { source: own });
    expect(await site.guest.ok('getVenue', AT)).toMatchObject({
      name: 'The Granby',
      address: '99 Other St',
      accessibility: 'Step-free.',
      isManaged: true,
    });
    expect((await auditRows(site)).at(-1)).toMatchObject({ action: 'venue.edit', subject: `venue:${SLUG}` });
  });

  it('refuses a form that was opened before another change, and loses nothing by the same form twice', async () => {
    await updated({ phone: '803-555-0100' });
    await updated({ phone: '803-555-0100', version: 0 });
    const stale = await update({ phone: '803-555-0199' });
    expect(stale.status).toBe(409);
    expect(await stale.json()).toMatchObject({ detail: expect.stringContaining('nothing of yours was saved') });
    const both = await Promise.all([
      update({ phone: '803-555-0101', version: 1 }),
      update({ phone: '803-555-0102', version: 1 }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('is for its owner and administrators: nobody else, not even another venue owner', async () => {
    const { cookie: other, user } = await signUp(site, { email: 'bob@example.org' });
    expect((await update({ phone: '803-555-0100' }, other)).status).toBe(403);
    await site.db.update(users).set({ role: 'venue_owner' }).where(eq(users.id, user.id));
    expect((await update({ phone: '803-555-0100' }, other)).status).toBe(403);
    expect((await manage(other)).status).toBe(403);
    expect((await site.guest.raw(`${AT}/manage`)).status).toBe(401);
    expect((await site.call('GET', `/api/venues/${SLUG}/manage`)).status).toBe(200);
  });

  it('refuses bad values, each with its field', async () => {
    const bad: Array<[object, string]> = [
      [{ website: 'javascript:alert(1)' }, 'website'],
      [{ website: 'not a site' }, 'website'],
      [{ phone: 'call me' }, 'phone'],
      [{ name: 'x'.repeat(121) }, 'name'],
      [{ description: 'x'.repeat(2_001) }, 'description'],
    ];
    for (const [body, field] of bad) {
      const response = await update(body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ field });
    }
  });
});
