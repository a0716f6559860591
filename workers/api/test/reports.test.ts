import type { EventReport } from '@marquee/contract';
import { makeCity, posting, store } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { openMailbox } from './accounts/mailbox.ts';
import { auditRows, type Console, startConsole } from './admin/support.ts';

const REPORTS = '/api/events/oyster-roast-columbia-sc/reports';
const LIST = '/api/admin/event-reports';

let site: Console;
beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db);
  await store(site, [{ title: 'Oyster Roast', start: '2026-10-10T17:00' }]);
});

const report = (body: object, address = '203.0.113.7') => {
  const { headers, ...init } = posting(body);
  return site.guest.raw(REPORTS, { ...init, headers: { ...(headers as object), 'cf-connecting-ip': address } });
};
const listed = async (status = 'open') =>
  (await site.get<{ items: EventReport[] }>('listEventReports', `${LIST}?status=${status}`)).items;

describe('POST /api/events/:slug/reports', () => {
  it('takes a report by anybody, in one step, to the console', async () => {
    const body = { kind: 'wrong-time', words: 'It starts at six.', email: 'ann@example.org' };
    expect((await report(body)).status).toBe(200);
    expect(await listed()).toEqual([
      {
        id: expect.any(String),
        ...body,
        event: 'Oyster Roast',
        slug: 'oyster-roast-columbia-sc',
        timestamp: '2026-10-01T12:00:00.000Z',
        openReports: 1,
        status: 'open',
        note: null,
        decidedAt: null,
        decidedBy: null,
      },
    ]);
  });

  it('keeps the same report of one person once, also when it is sent many times at once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => report({ kind: 'cancelled' })));
    expect(await listed()).toHaveLength(1);
    await report({ kind: 'cancelled' }, '198.51.100.2');
    await report({ kind: 'duplicate' });
    expect((await listed()).map(({ openReports }) => openReports)).toEqual([3, 3, 3]);
  });

  it('refuses what is no report, and unknown events', async () => {
    const bad: Array<[object, string]> = [
      [{}, 'kind'],
      [{ kind: 'boring' }, 'kind'],
      [{ kind: 'other' }, 'words'],
      [{ kind: 'other', words: ' \u200b ' }, 'words'],
      [{ kind: 'other', words: 'x'.repeat(1_001) }, 'words'],
      [{ kind: 'cancelled', email: 'nobody' }, 'email'],
      [{ kind: 'cancelled', words: 7 }, 'words'],
    ];
    for (const [body, field] of bad) {
      expect(await site.guest.refused(REPORTS, posting(body))).toMatchObject({ status: 400, field });
    }
    const unknown = await site.guest.refused('/api/events/nothing/reports', posting({ kind: 'cancelled' }));
    expect(unknown.status).toBe(404);
    expect(await listed()).toEqual([]);
  });

  it('is bounded per address', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1) statuses.push((await report({ kind: 'other', words: `No. ${i}` })).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect((await report({ kind: 'cancelled' }, '198.51.100.2')).status).toBe(200);
  });

  it('is plain text in the console', async () => {
    await report({ kind: 'other', words: '<script>alert(1)</script>\u202e see' });
    expect((await listed())[0]?.words).toBe('<script>alert(1)</script> see');
  });
});

describe('a decision on a report', () => {
  const decide = (id: string, body: object) =>
    site.post<EventReport>('decideEventReport', `${LIST}/${id}/decide`, body);

  it('has a note, leaves an audit row without the reporter’s address, and takes the report off the queue [BEY-29]', async () => {
    await report({ kind: 'wrong-place', email: 'ann@example.org' });
    const [{ id } = { id: '' }] = await listed();
    const decided = await decide(id, { status: 'resolved', note: 'Moved to the hall.' });
    expect(decided).toMatchObject({ status: 'resolved', note: 'Moved to the hall.', decidedBy: expect.any(String) });
    expect(await listed()).toEqual([]);
    expect(await listed('resolved')).toHaveLength(1);
    const rows = await auditRows(site);
    expect(rows.at(-1)).toMatchObject({ action: 'report.resolve', subject: `report:${id}` });
    expect(JSON.stringify(rows)).not.toContain('ann@example.org');
  });

  it('is made once: again changes nothing, another one is refused', async () => {
    await report({ kind: 'wrong-place' });
    const [{ id } = { id: '' }] = await listed();
    const first = await decide(id, { status: 'dismissed', note: 'It is right.' });
    expect(await decide(id, { status: 'dismissed', note: 'Again.' })).toEqual(first);
    const other = { status: 'resolved', note: 'No.' };
    expect(await site.refusedPost(`${LIST}/${id}/decide`, other)).toMatchObject({ status: 409 });
    expect(await site.refusedPost(`${LIST}/none/decide`, other)).toMatchObject({ status: 404 });
    expect(await site.refusedPost(`${LIST}/${id}/decide`, { status: 'resolved', note: ' ' })).toMatchObject({
      status: 400,
      field: 'note',
    });
    expect(await site.refusedGet(`${LIST}?cursor=odd`)).toMatchObject({ status: 400, field: 'cursor' });
  });

  it('reaches a reporter who left an address, in their language and once, with the note if it is for them [BEY-07]', async () => {
    const inSpanish = (init: RequestInit) => ({ ...init, headers: { ...init.headers, cookie: 'marquee.language=es' } });
    await site.guest.raw(REPORTS, inSpanish(posting({ kind: 'wrong-time', email: 'ana@example.org' })));
    await report({ kind: 'cancelled', email: 'bob@example.org' });
    await report({ kind: 'duplicate' });
    const reports = await listed();
    const [ana, bob, none] = ['ana@example.org', 'bob@example.org', null].map(
      (email) => reports.find((one) => one.email === email)?.id ?? '',
    );
    const note = 'The venue told us: 6 pm.';
    const shared = { status: 'resolved', note, isNoteShared: true };
    await Promise.all(Array.from({ length: 4 }, () => decide(ana ?? '', shared)));
    await decide(bob ?? '', { status: 'dismissed', note: 'Internal: no.' });
    await decide(none ?? '', shared);
    const letters = await openMailbox(site);
    expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
      ['ana@example.org', 'Tu aviso sobre Oyster Roast'],
      ['bob@example.org', 'Your report about Oyster Roast'],
    ]);
    expect(letters[0]?.text).toContain(`> ${note}`);
    expect(letters[0]?.text).toContain('https://marquee.example/events/oyster-roast-columbia-sc');
    expect(letters[1]?.text).toContain('left the event as it is');
    expect(letters[1]?.text).not.toContain('Internal');
  });

  it('lists page by page', async () => {
    for (let i = 0; i < 5; i += 1) {
      site.clock.advance(1_000);
      await report({ kind: 'other', words: `No. ${i}` });
    }
    type Page = { items: EventReport[]; nextCursor: string | null };
    const first = await site.get<Page>('listEventReports', `${LIST}?limit=3`);
    expect(first.items.map(({ words }) => words)).toEqual(['No. 4', 'No. 3', 'No. 2']);
    const second = await site.get<Page>('listEventReports', `${LIST}?limit=3&cursor=${first.nextCursor}`);
    expect(second.items.map(({ words }) => words)).toEqual(['No. 1', 'No. 0']);
    expect(second.nextCursor).toBeNull();
  });
});
