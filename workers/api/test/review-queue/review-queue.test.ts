import { REVIEW_KINDS, type ReviewKind, type ReviewPreview } from '@marquee/contract';
import { cities, letters, outbox, sources, users, venueOwners } from '@marquee/db';
import { makeCity, store } from '@marquee/testkit/workerd';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openMailbox } from '../accounts/mailbox.ts';
import { ADMIN, auditRows, type Console, somebody, startConsole } from '../admin/support.ts';
import {
  bodyOf,
  decide,
  hold,
  itemOf,
  previewOf,
  QUEUE,
  type Queue,
  queueOf,
  titles,
  undo,
  WAITING,
} from './waiting.ts';

let site: Console;
beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db);
});

/** Everything that visitors and administrators see of the product, to be compared before and after. */
async function world() {
  const rows = (table: string, columns: string, order: string) =>
    site.db.$client
      .prepare(`SELECT ${columns} FROM ${table} ORDER BY ${order}`)
      .all()
      .then(({ results }) => results);
  return {
    titles: await titles(site),
    events: await rows('events', 'slug, merged_into, status, upcoming_count, title, next_start_local', 'slug'),
    aliases: await rows('event_aliases', 'alias, event_id', 'alias'),
    apart: await rows('kept_apart', 'event_id, other_id', 'event_id, other_id'),
    sources: await rows('sources', 'url, status', 'url'),
    owners: await rows('venue_owners', 'venue_slug, user_id', 'venue_slug'),
    roles: await rows('users', 'id, role', 'id'),
    reports: await rows('event_reports', 'id, status, note', 'id'),
    submissions: await rows('submissions', 'id, status, note', 'id'),
    claims: await rows('venue_claims', 'id, status, note', 'id'),
    promoters: await rows('promoter_requests', 'id, status, note', 'id'),
    held: await rows('held_drafts', 'id, decision', 'id'),
    candidates: await rows('source_candidates', 'id, state, source_id, decided_by', 'id'),
    letters: await rows('letters', 'kind', 'id'),
  };
}

/** The form's own source of a city stays. */
const withoutFormSource = <T extends { sources: Array<Record<string, unknown>> }>(seen: T) => ({
  ...seen,
  sources: seen.sources.filter(({ url }) => !String(url).includes('/submit')),
});

describe('the review queue', () => {
  it('asks and refuses in the language of the console [BEY-36]', async () => {
    await WAITING['held-draft'](site);
    const { items } = await site.getInSpanish<Queue>('listReviewQueue', QUEUE);
    expect(items[0]?.question).toBe('¿Es un evento, y está bien como se leyó en The Hall?');
    const preview = await site.getInSpanish<ReviewPreview>('getReviewPreview', `${QUEUE}/held-draft/${items[0]?.id}`);
    expect(preview.because).toEqual(['El título empieza con minúscula.']);
    expect(preview.rows[0]).toMatchObject({ label: 'Título', cells: [{ text: 'Trivia' }] });
    await decide(site, await itemOf(site, 'held-draft'), 'approve');
    const refused = await site.refusedGetInSpanish(`${QUEUE}/held-draft/${items[0]?.id}`);
    expect(refused.detail).toBe('ada@marquee.example ya aprobó este evento.');
  });

  it('asks the questions of all kinds in one order, by impact times doubt divided by cost, with the figures in words [BEY-28]', async () => {
    for (const kind of REVIEW_KINDS) await WAITING[kind](site);
    const { items, waiting } = await queueOf(site);
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(REVIEW_KINDS));
    expect(waiting.map(({ count }) => count)).toEqual(REVIEW_KINDS.map(() => 1));
    for (const { impact, doubt, cost, priority } of items) {
      expect(priority).toBeCloseTo((impact.value * doubt.value) / cost.value, 1);
      for (const { because } of [impact, doubt, cost]) expect(because).toMatch(/^[A-Z0-9].+\.$/);
    }
    const priorities = items.map(({ priority }) => priority);
    expect(priorities).toEqual(priorities.toSorted((a, b) => b - a));
    expect((await queueOf(site, '?kind=report')).items.map(({ kind }) => kind)).toEqual(['report']);
    expect((await site.guest.raw(QUEUE)).status).toBe(401);
    expect(await site.refusedGet(`${QUEUE}?kind=odd`)).toMatchObject({ status: 400, field: 'kind' });
  });

  it('puts what more people reported and saved first', async () => {
    await WAITING.report(site);
    const alone = await itemOf(site, 'report');
    const report = (address: string) =>
      site.guest.ok('reportEvent', '/api/events/quiz-night-columbia-sc/reports', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'cf-connecting-ip': address },
        body: JSON.stringify({ kind: 'wrong-time', words: `From ${address}` }),
      });
    await report('192.0.2.1');
    await report('198.51.100.1');
    const { items } = await queueOf(site);
    expect(items[0]?.impact.value).toBeGreaterThan(alone.impact.value);
    expect(items[0]?.impact.because).toContain('3 reports');
  });

  const NOW_VISIBLE: Partial<Record<ReviewKind, string[]>> = {
    'held-draft': ['Trivia'],
    submission: ['Porch Concert'],
    merge: ['Barn Dance'],
  };

  it.each(REVIEW_KINDS)(
    'shows before a decision on a %s what it will change, and takes it back afterwards [BEY-28]',
    { tags: ['deep'] },
    async (kind) => {
      await WAITING[kind](site);
      const before = await world();
      for (const decision of ['approve', 'reject'] as const) {
        const item = await itemOf(site, kind);
        const preview = await previewOf(site, item);
        expect(preview.state).toBe(item.state);
        expect(preview.effects[decision].length).toBeGreaterThan(0);
        expect(preview.rows.length).toBeGreaterThan(0);
        for (const { cells } of preview.rows) expect(cells).toHaveLength(preview.columns.length);
        const decided = await decide(site, item, decision);
        expect(decided).toMatchObject({ by: ADMIN.email, outcome: expect.stringMatching(/\.$/) });
        expect((await queueOf(site)).items).toEqual([]);
        expect((await queueOf(site)).decided[0]).toMatchObject({ id: decided.id, kind, title: item.title });
        expect(await world()).not.toEqual(before);
        if (decision === 'approve' && NOW_VISIBLE[kind]) expect(await titles(site)).toEqual(NOW_VISIBLE[kind]);
        const undone = await undo(site, decided.id);
        expect(undone.outcome).toContain(item.title);
        expect(withoutFormSource(await world())).toEqual(withoutFormSource(before));
        const again = await itemOf(site, kind);
        expect(again).toMatchObject({ id: item.id, state: item.state, title: item.title });
        expect((await queueOf(site)).decided).toEqual([]);
      }
      // Decided, taken back, decided otherwise, taken back: each is written down.
      const actions = (await auditRows(site)).map(({ action }) => action);
      expect(actions.length).toBeGreaterThanOrEqual(4);
    },
  );

  const OWN_SECTION = {
    submission: { path: '/api/admin/submissions/:id/decide', call: 'decideSubmission', body: { status: 'rejected' } },
    'held-draft': {
      path: '/api/admin/review/held/:id/decision',
      call: 'decideHeldDraft',
      body: { decision: 'reject' },
    },
    report: { path: '/api/admin/event-reports/:id/decide', call: 'decideEventReport', body: { status: 'dismissed' } },
    claim: { path: '/api/admin/venue-claims/:id/decide', call: 'decideVenueClaim', body: { status: 'refused' } },
    candidate: {
      path: '/api/admin/discovery/candidates/:id/decision',
      call: 'decideSourceCandidate',
      body: { decision: 'reject' },
    },
  } as const;

  it.each(Object.keys(OWN_SECTION) as Array<keyof typeof OWN_SECTION>)(
    'takes a decision on a %s back that was taken in its own section [BEY-28]',
    async (kind) => {
      await WAITING[kind](site);
      const item = await itemOf(site, kind);
      // The letter about it has left.
      const seen = async () => ({ ...(await world()), letters: [] });
      const before = await seen();
      const { path, call, body } = OWN_SECTION[kind];
      const said = 'status' in body ? { ...body, note: 'Not now.', isNoteShared: false } : body;
      await site.post(call, path.replace(':id', item.id), said);
      const { items, decided } = await queueOf(site);
      expect(items).toEqual([]);
      expect(decided).toMatchObject([{ kind, title: item.title, decision: 'reject', by: ADMIN.email }]);
      await undo(site, decided[0]?.id ?? '');
      expect(await seen()).toEqual(before);
      expect(await itemOf(site, kind)).toMatchObject({ id: item.id, state: item.state });
    },
  );

  it('counts no event that was published and taken back, but keeps one that a visitor saved meanwhile', async () => {
    const stored = async () => (await site.get<{ total: number }>('listConsoleEvents', '/api/admin/events')).total;
    await WAITING['held-draft'](site);
    const before = await stored();
    const first = await decide(site, await itemOf(site, 'held-draft'), 'approve');
    expect(await stored()).toBe(before + 1);
    await undo(site, first.id);
    expect(await stored()).toBe(before);
    const second = await decide(site, await itemOf(site, 'held-draft'), 'approve');
    await site.db.$client
      .prepare(
        "INSERT INTO hearts (user_id, event_id, saved_at) SELECT 'admin-1', id, 0 FROM events WHERE title = 'Trivia'",
      )
      .run();
    await undo(site, second.id);
    expect(await stored()).toBe(before + 1);
    expect(await titles(site)).toEqual([]);
  });

  it.each(REVIEW_KINDS)('takes one decision of two administrators on a %s, and one undo of two', async (kind) => {
    await WAITING[kind](site);
    const item = await itemOf(site, kind);
    const { cookie } = await somebody(site, { id: 'admin-2', email: 'bob@marquee.example', role: 'admin' });
    const other = {
      headers: {
        cookie,
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'sec-fetch-dest': 'empty',
      },
    };
    const path = `${QUEUE}/${kind}/${item.id}/decision`;
    const body = bodyOf(item, 'approve');
    const answers = await Promise.all([
      site.rawPost(path, body),
      site.guest.raw(path, { method: 'POST', ...other, body: JSON.stringify(body) }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const late = await site.refusedPost(path, bodyOf(item, 'reject'));
    expect(late).toMatchObject({ status: 409, detail: expect.stringMatching(/already|merged|changed/) });
    const { decided } = await queueOf(site);
    expect(decided).toHaveLength(1);
    const undoPath = `${QUEUE}/decisions/${decided[0]?.id}/undo`;
    const undone = await Promise.all([
      site.rawPost(undoPath, {}),
      site.guest.raw(undoPath, { method: 'POST', ...other, body: '{}' }),
    ]);
    expect(undone.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await site.refusedPost(undoPath, {})).toMatchObject({
      status: 409,
      detail: expect.stringContaining('already taken'),
    });
    expect(await itemOf(site, kind)).toMatchObject({ id: item.id });
  });

  it('refuses a form that was opened before the event changed, in words, and changes nothing', async () => {
    await WAITING.report(site);
    const item = await itemOf(site, 'report');
    const [source] = await site.db.select().from(sources);
    if (!source) throw new Error('no source');
    await store(site, [{ title: 'Quiz Night', venue: 'The Tap', start: '2026-10-10T20:00' }], { source });
    const path = `${QUEUE}/report/${item.id}/decision`;
    const refused = await site.refusedPost(path, bodyOf(item, 'approve'));
    expect(refused).toMatchObject({ status: 409, detail: expect.stringContaining('changed since you opened it') });
    expect(await site.db.select().from(letters)).toEqual([]);
    await decide(site, await itemOf(site, 'report'), 'approve');
  });

  it('refuses what it cannot do, each with a sentence', async () => {
    await WAITING.report(site);
    const item = await itemOf(site, 'report');
    const at = (kind: string, id: string) => `${QUEUE}/${kind}/${id}/decision`;
    const good = bodyOf(item, 'approve');
    const bad: Array<[string, object, object]> = [
      [at('report', 'none'), good, { status: 404 }],
      [at('odd', item.id), good, { status: 400 }],
      [at('report', item.id), { ...good, decision: 'maybe' }, { status: 400, field: 'decision' }],
      [at('report', item.id), { decision: 'approve', note: 'x' }, { status: 400, field: 'state' }],
      [at('report', item.id), { ...good, note: '' }, { status: 400, field: 'note' }],
      [at('report', item.id), { ...good, note: ' ​ ' }, { status: 400, field: 'note' }],
      [at('report', item.id), { ...good, note: 'x'.repeat(1_001) }, { status: 400, field: 'note' }],
      [at('report', item.id), { ...good, note: '<b>'.repeat(400_000) }, { status: 413 }],
      [at('merge', 'none'), good, { status: 404 }],
      [`${QUEUE}/decisions/none/undo`, {}, { status: 404 }],
    ];
    for (const [path, body, refusal] of bad) expect(await site.refusedPost(path, body)).toMatchObject(refusal);
    expect(await itemOf(site, 'report')).toEqual(item);
  });
});

describe('an undo', () => {
  it('keeps the letter back for five minutes, and says so when it has left', async () => {
    await WAITING.report(site);
    const first = await decide(site, await itemOf(site, 'report'), 'approve');
    const [job] = await site.db.select().from(outbox).where(eq(outbox.kind, 'mail.send'));
    expect((job?.notBefore ?? 0) - site.clock.now()).toBe(5 * 60_000);
    expect(await undo(site, first.id)).toMatchObject({ left: [] });
    expect(await site.db.select().from(letters)).toEqual([]);
    expect(
      await site.db
        .select()
        .from(outbox)
        .where(and(eq(outbox.kind, 'mail.send'), eq(outbox.state, 'pending'))),
    ).toEqual([]);
    const second = await decide(site, await itemOf(site, 'report'), 'reject');
    site.clock.advance(5 * 60_000 + 1);
    expect((await openMailbox(site)).map(({ to }) => to)).toEqual(['ann@example.org']);
    expect(await undo(site, second.id)).toMatchObject({ left: ['The letter about it has left.'] });
  });

  it('publishes again what an approved draft replaced', async () => {
    const was = { title: 'Trivia', venue: 'The Hall', start: '2026-10-10T19:00', key: 'k1' };
    await hold(site, { id: 'h1', title: 'Trivia Late', sure: 0.5, key: 'k1', start: '2026-10-10T21:00' });
    await store(site, [was], { source: { id: 'hall', name: 'The Hall', url: 'https://hall.example.org/events' } });
    const item = await itemOf(site, 'held-draft');
    const preview = await previewOf(site, item);
    expect(preview.events[0]).toMatchObject({ change: 'changes', slug: 'trivia-columbia-sc' });
    expect(preview.rows.find(({ label }) => label === 'Starts')).toMatchObject({
      differs: true,
      cells: [{ text: '2026-10-10 21:00' }, { text: '2026-10-10 19:00' }],
    });
    const { id } = await decide(site, item, 'approve');
    expect(await titles(site)).toEqual(['Trivia Late']);
    await undo(site, id);
    expect(await titles(site)).toEqual(['Trivia']);
  });

  it('takes the venue and the role back, unless its person manages another venue', async () => {
    await WAITING.claim(site);
    const first = await decide(site, await itemOf(site, 'claim'), 'approve');
    const role = async () => (await site.db.select().from(users).where(eq(users.id, 'u1')))[0]?.role;
    expect(await role()).toBe('venue_owner');
    await site.db.insert(venueOwners).values({ venueSlug: 'another-hall', userId: 'u1', since: 0 });
    const { left } = await undo(site, first.id);
    expect(left).toContain('Whatever they changed of the venue meanwhile stays.');
    expect(await role()).toBe('venue_owner');
    expect((await site.db.select().from(venueOwners)).map(({ venueSlug }) => venueSlug)).toEqual(['another-hall']);
  });

  it('says that a city which a first source opened stays open', async () => {
    await makeCity(site.db, { name: 'Sumter', status: 'configured' });
    await WAITING.candidate(site);
    await site.db.$client.prepare(`UPDATE source_candidates SET city_slug = 'sumter-sc'`).run();
    const item = await itemOf(site, 'candidate');
    expect((await previewOf(site, item)).final.join(' ')).toContain('Sumter, SC stays open');
    const { id } = await decide(site, item, 'approve');
    expect((await undo(site, id)).left).toEqual([expect.stringContaining('Sumter, SC stays open')]);
    expect((await site.db.select().from(cities).where(eq(cities.slug, 'sumter-sc')))[0]?.status).toBe('live');
    expect(await site.db.select().from(sources)).toEqual([]);
  });

  it('refuses when the page lists the draft differently by now', async () => {
    await WAITING['held-draft'](site);
    const { id } = await decide(site, await itemOf(site, 'held-draft'), 'reject');
    await site.db.$client.prepare(`DELETE FROM held_drafts`).run();
    expect(await site.refusedPost(`${QUEUE}/decisions/${id}/undo`, {})).toMatchObject({
      status: 409,
      detail: expect.stringContaining('lists it differently now'),
    });
  });
});

describe('what decisions teach', () => {
  it('moves the doubt about drafts of the same source, says why, and counts the decisions that hold [BEY-28]', async () => {
    await hold(site, { id: 'last', title: 'The Last', sure: 0.5 });
    const open = await itemOf(site, 'held-draft');
    for (const id of ['a', 'b', 'c']) {
      await hold(site, { id, title: `Quiz ${id}`, sure: 0.5 });
      const { items } = await queueOf(site);
      const item = items.find((one) => one.id === id);
      if (item) await decide(site, item, 'approve');
    }
    const taught = await itemOf(site, 'held-draft');
    expect(taught.doubt.value).toBeLessThan(open.doubt.value);
    expect(taught.priority).toBeLessThan(open.priority);
    expect(taught.doubt.because).toContain('Of the last 3 decisions like it 3 were approvals.');
    const { lessons } = await queueOf(site);
    expect(lessons.join(' ')).toContain('Every read obeys 3 decisions on held drafts: 3 published, 0 kept out');
    expect(lessons.join(' ')).toContain('The Hall: 3 of the last 3 decisions were approvals');
  });

  it('counts the pairs that are kept apart', async () => {
    await WAITING.merge(site);
    await decide(site, await itemOf(site, 'merge'), 'reject');
    expect((await queueOf(site)).lessons.join(' ')).toContain('1 pair of events is kept apart');
  });
});
