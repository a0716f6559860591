import type { HeldDraft } from '@marquee/contract';
import { heldDrafts, sources } from '@marquee/db';
import type { Confidence } from '@marquee/extraction';
import type { StoredText } from '@marquee/kernel';
import { makeDraft } from '@marquee/testkit';
import { makeCity, makeSource } from '@marquee/testkit/workerd';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditRows, type Console, startConsole } from './support.ts';

const LIST = '/api/admin/review/held';
type Page = { items: HeldDraft[]; nextCursor: string | null };

let site: Console;
beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db);
  await makeSource(site.db, { id: 's1', name: 'The Hall' });
});

/** A row as a read leaves it. */
async function hold(id: string, sure: number, given: { start?: string; sourceId?: string; state?: string } = {}) {
  const { start = '2026-10-10T20:00', sourceId = 's1', state } = given;
  const confidence: Confidence = { event: 1, title: sure, day: 1, titleAndDay: sure, venue: 0.2 };
  const draft = {
    ...makeDraft({ title: `Quiz ${id}`, start, ...(state ? { state, city: 'Nowhere' } : {}) }),
    confidence,
  };
  await site.db.insert(heldDrafts).values({
    id,
    sourceId,
    key: draft.key,
    pageUrl: 'https://hall.example.org/events',
    title: draft.title.value,
    start,
    confidence,
    titleAndDay: sure,
    // As an earlier version stored it.
    doubts: ['It has no time.' as StoredText],
    draft,
    heldSince: site.clock.now(),
    lastSeen: site.clock.now(),
  });
}
const listed = (query = '') => site.get<Page>('listHeldDrafts', `${LIST}${query}`);
const ids = async (query = '') => (await listed(query)).items.map(({ id }) => id);
const decide = (id: string, body: object) =>
  site.post<{ isPublished: boolean; outcome: string }>('decideHeldDraft', `${LIST}/${id}/decision`, body);
const events = async () =>
  (await site.get<{ events: Array<{ title: string }> }>('listEvents', '/api/events?city=Columbia&state=SC')).events;

describe('the review queue', () => {
  it('lists what waits, the most certain first, page by page, of one source or all', async () => {
    await makeSource(site.db, { id: 's2' });
    for (const [id, sure] of [
      ['a', 0.2],
      ['b', 0.8],
      ['c', 0.5],
    ] as const)
      await hold(id, sure);
    await hold('d', 0.6, { sourceId: 's2' });
    expect(await ids()).toEqual(['b', 'd', 'c', 'a']);
    expect(await ids('?source=s1')).toEqual(['b', 'c', 'a']);
    const first = await listed('?limit=3');
    expect(await ids(`?limit=3&cursor=${first.nextCursor}`)).toEqual(['a']);
    expect(first.items[0]).toMatchObject({ title: 'Quiz b', source: 'The Hall', leftOut: ['venue'] });
    await site.db.update(sources).set({ status: 'inactive' }).where(eq(sources.id, 's2'));
    expect(await ids()).toEqual(['b', 'c', 'a']);
    expect(await site.refusedGet(`${LIST}?cursor=odd`)).toMatchObject({ status: 400, field: 'cursor' });
  });

  it('publishes an approved event at once, with who decided in the audit log', async () => {
    await hold('a', 0.5);
    expect(await decide('a', { decision: 'approve', reason: 'I called them.' })).toMatchObject({ isPublished: true });
    expect((await events()).map(({ title }) => title)).toEqual(['Quiz a']);
    expect(await ids()).toEqual([]);
    const [row] = (await auditRows(site)).slice(-1);
    expect(row).toMatchObject({ action: 'held-draft.approve', subject: 'held-draft:a' });
    expect(JSON.stringify(row)).toContain('I called them.');
  });

  it('says so when an approved event is over or elsewhere, and publishes nothing of a rejected one', async () => {
    await hold('over', 0.5, { start: '2026-09-01T20:00' });
    await hold('no', 0.5);
    const over = await decide('over', { decision: 'approve' });
    expect(over).toMatchObject({ isPublished: false, outcome: expect.stringContaining('is not published') });
    expect(await decide('no', { decision: 'reject' })).toMatchObject({ isPublished: false });
    expect(await events()).toEqual([]);
    expect((await auditRows(site)).at(-1)).toMatchObject({ action: 'held-draft.reject' });
  });

  it('takes one decision: a second one, and one of two at once, is refused in words', async () => {
    await hold('a', 0.5);
    const both = ['approve', 'reject'].map((decision) => site.rawPost(`${LIST}/a/decision`, { decision }));
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    const again = await site.refusedPost(`${LIST}/a/decision`, { decision: 'approve' });
    expect(again).toMatchObject({
      status: 409,
      detail: expect.stringMatching(/has already (approved|rejected) this event/),
    });
    expect((await auditRows(site)).filter(({ action }) => action.startsWith('held-draft'))).toHaveLength(1);
    expect(await events()).toHaveLength(statuses[0] === 200 ? 1 : 0);
  });

  it('refuses what it cannot do, with a reason', async () => {
    await hold('a', 0.5);
    const bad: Array<[string, object, object]> = [
      ['none', { decision: 'approve' }, { status: 404 }],
      ['a', {}, { status: 400, field: 'decision' }],
      ['a', { decision: 'maybe' }, { status: 400, field: 'decision' }],
      ['a', { decision: 'reject', reason: 'x'.repeat(1_001) }, { status: 400, field: 'reason' }],
    ];
    for (const [id, body, refusal] of bad)
      expect(await site.refusedPost(`${LIST}/${id}/decision`, body)).toMatchObject(refusal);
    await site.db.update(sources).set({ status: 'retired' });
    const retired = await site.refusedPost(`${LIST}/a/decision`, { decision: 'approve' });
    expect(retired).toMatchObject({ status: 409, detail: expect.stringContaining('paused or retired') });
    expect((await site.guest.raw(LIST)).status).toBe(401);
  });
});
