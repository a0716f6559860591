import type { UnreadableDocument } from '@marquee/contract';
import { pages } from '@marquee/db';
import { quoted } from '@marquee/kernel';
import { makeCity, makeSource } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditRows, type Console, startConsole } from '../support.ts';

const PATH = '/api/admin/scraping';
const PAGE = 'https://hall.example.org/events';
const HASH = 'a'.repeat(64);

let site: Console;
beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db);
  await makeSource(site.db, { id: 's1', name: 'The Hall', url: PAGE, nextDueAt: site.clock.now() + 86_400_000 });
  await site.db.insert(pages).values({
    sourceId: 's1',
    url: PAGE,
    reason: 'root',
    contentHash: HASH,
    contentType: 'text/html',
    fetchedAt: site.clock.now(),
    failedReadings: 2,
    failedBecause: quoted('Reading the document exceeded the time limit.'),
    failedHash: HASH,
    setAsideAt: site.clock.now(),
  });
});

const list = () => site.get<{ items: UnreadableDocument[] }>('listUnreadableDocuments', `${PATH}/unreadable-documents`);
const query = new URLSearchParams({ sourceId: 's1', url: PAGE }).toString();

describe('documents that cannot be read', () => {
  it('are listed with source, reason and since when they are set aside', async () => {
    expect((await list()).items).toEqual([
      {
        sourceId: 's1',
        source: 'The Hall',
        city: 'Columbia, SC',
        url: PAGE,
        reason: expect.stringContaining('time limit'),
        failures: 2,
        contentType: 'text/html',
        lastTried: expect.any(String),
        setAsideAt: expect.any(String),
      },
    ]);
  });

  it('are shown as text, and never as what they are: their beginning, with how large they are', async () => {
    const body = new TextEncoder().encode(`<script>alert(1)</script>${'x'.repeat(30_000)}`);
    await site.blobs.put(`pages/${HASH}`, body, 'text/html');
    const shown = await site.get<{ text: string; bytes: number; isCut: boolean }>(
      'getUnreadableDocument',
      `${PATH}/unreadable-document?${query}`,
    );
    expect(shown).toMatchObject({ bytes: 30_025, isCut: true });
    expect(shown.text).toHaveLength(20_000);
    expect(shown.text).toContain('<script>');
  });

  it('are read again when an administrator asks, with an audit row; asked twice, the second finds none', async () => {
    await site.post('readDocumentAgain', `${PATH}/read-document-again`, { sourceId: 's1', url: PAGE });
    expect((await list()).items).toEqual([]);
    const [row] = await site.db.all<{
      due: number;
      hash: string | null;
    }>(sql`SELECT s.next_due_at AS due, p.content_hash AS hash
      FROM sources s JOIN pages p ON p.source_id = s.id`);
    expect(row).toEqual({ due: site.clock.now(), hash: null });
    expect(await auditRows(site)).toMatchObject([{ action: 'document.read-again', subject: 'source:s1' }]);
    expect((await site.rawPost(`${PATH}/read-document-again`, { sourceId: 's1', url: PAGE })).status).toBe(404);
  });
});
