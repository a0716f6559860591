import { hostTallies, pages } from '@marquee/db';
import { quoted } from '@marquee/kernel';
import { makeSource } from '@marquee/testkit/workerd';
import type { Console } from '../support.ts';
import { type Changes, PAGE, SCRAPING } from './change.ts';

async function aFailingHost(site: Console): Promise<void> {
  const { host } = await makeSource(site.db);
  const tally = { week: 1, runs: 3, failures: 2, found: 0, durationMs: 0 };
  await site.db.insert(hostTallies).values({ host, ...tally });
}

/** Sources and their reads. */
export const sourcesChanges: Changes = {
  runPerformanceAudit: { given: aFailingHost, path: () => '/api/admin/run-performance-audit', action: 'scrape.audit' },
  triggerScrape: {
    given: (site) => makeSource(site.db),
    path: () => `${SCRAPING}/trigger`,
    body: { city: 'Columbia, SC' },
    action: 'scrape.trigger',
  },
  stopManualScrapes: {
    given: async (site) => {
      await makeSource(site.db);
      await site.post('triggerScrape', `${SCRAPING}/trigger`, { city: 'Columbia, SC' });
    },
    path: () => `${SCRAPING}/emergency-stop`,
    action: 'scrape.stop',
  },
  addSource: {
    path: () => `${SCRAPING}/add-source`,
    body: { url: 'https://grange.example.org/', city: 'Columbia', state: 'SC' },
    action: 'source.add',
  },
  lookAtSource: {
    path: () => `${SCRAPING}/look-at-source`,
    body: { url: 'https://grange.example.org/', city: 'Columbia', state: 'SC' },
    action: 'site.test',
  },
  pauseSource: {
    given: (site) => makeSource(site.db, { id: 's1', url: PAGE }),
    path: () => `${SCRAPING}/sources/s1/pause`,
    body: { reason: 'Its owner asked.' },
    action: 'source.pause',
  },
  readSource: {
    given: (site) => makeSource(site.db, { id: 's1', url: PAGE }),
    path: () => `${SCRAPING}/sources/s1/read`,
    action: 'source.read',
  },
  resumeSource: {
    given: (site) => makeSource(site.db, { id: 's1', url: PAGE, status: 'inactive' }),
    path: () => `${SCRAPING}/sources/s1/resume`,
    action: 'source.resume',
  },
  retireSource: {
    given: (site) => makeSource(site.db, { id: 's1', url: PAGE }),
    path: () => `${SCRAPING}/sources/s1/retire`,
    body: { reason: 'It publishes nonsense.' },
    action: 'source.retire',
  },
  editSource: {
    given: (site) => makeSource(site.db, { id: 's1', url: PAGE }),
    path: () => `${SCRAPING}/sources/s1`,
    body: { name: 'The Hall', url: PAGE, city: 'Columbia', state: 'SC', intervalMinutes: 60, tier: 'high' },
    action: 'source.edit',
  },
  readDocumentAgain: {
    given: async (site) => {
      const { id: sourceId } = await makeSource(site.db, { id: 's1', url: PAGE });
      const failed = { failedReadings: 2, failedBecause: quoted('It took too long.'), failedHash: 'a'.repeat(64) };
      await site.db.insert(pages).values({ sourceId, url: PAGE, reason: 'root', fetchedAt: 0, ...failed });
    },
    path: () => `${SCRAPING}/read-document-again`,
    body: { sourceId: 's1', url: PAGE },
    action: 'document.read-again',
  },
};
