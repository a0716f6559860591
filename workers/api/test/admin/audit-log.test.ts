import { DEFAULT_ALLOCATIONS, type Endpoints, endpoints } from '@marquee/contract';
import {
  deadLetters,
  discoveredCities,
  heldDrafts,
  hostTallies,
  pages,
  publisherRules,
  venueClaims,
} from '@marquee/db';
import { noteQuotaFailure } from '@marquee/domain/budget';
import { recordError } from '@marquee/domain/diagnostics';
import { quoted } from '@marquee/kernel';
import { aSplitSeries, makeCity, makeJob, makeSource, posting, scrapeJob, store } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBlockedDomain, aCandidate } from '../discovery/found.ts';
import { decide, itemOf, QUEUE, queueOf } from '../review-queue/waiting.ts';
import { makeOwned } from '../security/probes.ts';
import { ADMIN, auditRows, type Console, somebody, startConsole } from './support.ts';

const CONTROLS = '/api/admin/system-controls';
const SCRAPING = '/api/admin/scraping';
const PAGE = 'https://hall.example.org/events';

const ALERTS = '/api/admin/alerts';
const A_RULE = { isOn: true, threshold: 9, severity: 'warning', byMail: true, byWebhook: false, againHours: 2 };
const aWebhook = (site: Console) =>
  site.post('setAlertWebhook', `${ALERTS}/webhook`, { version: 0, url: 'https://pager.example.org/', isOn: true });
const aSilence = ({ clock }: Console) => {
  return { rule: 'all', until: new Date(clock.now() + 3_600_000).toISOString(), reason: 'I am on it.' };
};

const ASKED = { site: 'hall.example.org', wish: 'stop', email: 'ann@example.com' };

interface Change {
  /** What must be there before. */
  given?: (site: Console) => Promise<unknown>;
  path: (site: Console) => string | Promise<string>;
  body?: object | ((site: Console) => Promise<object>);
  action: string;
}

const shutDown = (site: Console) =>
  site.post('activateEmergencyShutdown', `${CONTROLS}/emergency-shutdown`, { reason: 'Drill' });

async function anErrorPath(site: Console): Promise<string> {
  await recordError(site, { component: 'api', mishap: 'request', error: new Error('It broke'), reference: null });
  const [row] = await site.db.all<{ id: string }>(sql`SELECT id FROM error_groups`);
  return `/api/admin/error-diagnostics/${row?.id}/resolve`;
}

async function anOperation(site: Console): Promise<string> {
  await site.post('refreshEvents', '/api/admin/refresh-events');
  const [row] = await site.db.all<{ id: string }>(sql`SELECT id FROM operations`);
  return `/api/admin/batch-operations/${row?.id}/cancel`;
}

async function aLetter(site: Console): Promise<void> {
  const jobId = await makeJob(site, scrapeJob(await makeSource(site.db)));
  await site.db.run(sql`UPDATE outbox SET state = 'dead' WHERE id = ${jobId}`);
  await site.db.insert(deadLetters).values({ id: 'letter', jobId, body: '{}', reason: quoted('It failed.'), at: 0 });
}

const A_SCHEDULE = {
  intervals: {
    continuousScraper: { minScrapingInterval: 3_600_000, discoveryInterval: 21_600_000 },
    autonomousDiscovery: { newSourceInterval: 86_400_000 },
  },
  performance: { maxConcurrentScrapes: 4, delayBetweenRequests: 500 },
};

async function aFailingHost(site: Console): Promise<void> {
  const { host } = await makeSource(site.db);
  const tally = { week: 1, runs: 3, failures: 2, found: 0, durationMs: 0 };
  await site.db.insert(hostTallies).values({ host, ...tally });
}

async function aProposal(site: Console): Promise<void> {
  const quality = { eventQuality: 1, sourceReliability: 1, geoAccuracy: 1 };
  const found = { sourcesFound: 5, eventsExtracted: 9, confidence: 1, reason: quoted('It is near.'), discoveredAt: 0 };
  await site.db.insert(discoveredCities).values({ id: 'd1', citySlug: 'columbia-sc', ...found, ...quality });
}

async function twoEvents(site: Console): Promise<void> {
  for (const title of ['Quiz Night', 'Pub Quiz']) await store(site, [{ title, start: '2026-10-10T19:00' }]);
}

const IMAGES = '/api/admin/category-images';
const PHASE4 = '/api/admin/phase4';

const anImage = (site: Console) =>
  site.post('generateCategoryImages', `${IMAGES}/generate`, { category: 'Music', count: 1 });

async function imageUrl(site: Console): Promise<string> {
  const { images } = await site.get<{ images: Array<{ url: string }> }>('listCategoryImages', `${IMAGES}/all/Music`);
  return images[0]?.url ?? '';
}

/** The stored image is the only one, made by number 1 of Music: its address is always the same. */
async function anUnappliedImage(site: Console): Promise<void> {
  await anImage(site);
  await site.post('unapplyCategoryImage', `${IMAGES}/unapply`, { category: 'Music', imageUrl: await imageUrl(site) });
}

/** How each changing call of the console makes a real change. */
const CHANGES: Partial<Record<keyof Endpoints, Change>> = {
  toggleSystemControl: {
    path: () => `${CONTROLS}/toggle`,
    body: { control: 'eventScraping', enabled: false },
    action: 'control.switch',
  },
  activateEmergencyShutdown: {
    path: () => `${CONTROLS}/emergency-shutdown`,
    body: { reason: 'Drill' },
    action: 'shutdown.activate',
  },
  deactivateEmergencyShutdown: {
    given: shutDown,
    path: () => `${CONTROLS}/emergency-shutdown/deactivate`,
    action: 'shutdown.deactivate',
  },
  setControlOverride: {
    path: () => `${CONTROLS}/overrides`,
    body: { state: 'SC', control: 'eventScraping', enabled: false },
    action: 'override.set',
  },
  removeControlOverride: {
    given: (site) =>
      site.post('setControlOverride', `${CONTROLS}/overrides`, {
        state: 'SC',
        control: 'eventScraping',
        enabled: true,
      }),
    path: () => `${CONTROLS}/overrides/SC/eventScraping`,
    action: 'override.remove',
  },
  updateSchedule: { path: () => '/api/admin/schedule/update', body: A_SCHEDULE, action: 'schedule.update' },
  toggleSchedule: {
    path: () => '/api/admin/schedule/toggle',
    body: { system: 'scheduler', enabled: false },
    action: 'schedule.switch',
  },
  startAlwaysOn: { path: () => '/api/admin/always-on/start', action: 'engine.start' },
  stopAlwaysOn: {
    given: (site) => site.post('startAlwaysOn', '/api/admin/always-on/start'),
    path: () => '/api/admin/always-on/stop',
    action: 'engine.stop',
  },
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
  hideCity: { path: () => '/api/admin/cities/columbia-sc/hide', action: 'city.hide' },
  showCity: {
    given: (site) => site.post('hideCity', '/api/admin/cities/columbia-sc/hide'),
    path: () => '/api/admin/cities/columbia-sc/show',
    action: 'city.show',
  },
  activateCitySource: {
    given: (site) => makeSource(site.db, { id: 's1', url: PAGE, status: 'blacklisted' }),
    path: () => '/api/admin/cities/columbia-sc/sources/activate',
    body: { sourceUrl: PAGE },
    action: 'source.resume',
  },
  deactivateCitySource: {
    given: (site) => makeSource(site.db, { id: 's1', url: PAGE }),
    path: () => '/api/admin/cities/columbia-sc/sources/deactivate',
    body: { sourceUrl: PAGE },
    action: 'source.pause',
  },
  blacklistCitySource: {
    given: (site) => makeSource(site.db, { id: 's1', url: PAGE }),
    path: () => '/api/admin/cities/columbia-sc/sources/blacklist',
    body: { sourceUrl: PAGE },
    action: 'source.blacklist',
  },
  removeCitySource: {
    given: (site) => makeSource(site.db, { id: 's1', url: PAGE }),
    path: () => '/api/admin/cities/columbia-sc/sources/remove',
    body: { sourceUrl: PAGE },
    action: 'source.remove',
  },
  approveDiscoveredCity: {
    given: aProposal,
    path: () => '/api/admin/discovered-cities/d1/approve',
    action: 'city.approve',
  },
  rejectDiscoveredCity: {
    given: aProposal,
    path: () => '/api/admin/discovered-cities/d1/reject',
    body: { notes: 'Too small.' },
    action: 'city.reject',
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
  resolveError: { path: anErrorPath, action: 'error.resolve' },
  retryDeadLetter: { given: aLetter, path: () => '/api/admin/dead-letters/letter/retry', action: 'dead-letter.retry' },
  updateAlertRule: {
    path: () => `${ALERTS}/rules/errors`,
    body: { version: 0, ...A_RULE },
    action: 'alert.set',
  },
  resetAlertRule: {
    given: (site) => site.post('updateAlertRule', `${ALERTS}/rules/errors`, { version: 0, ...A_RULE }),
    path: () => `${ALERTS}/rules/errors/reset`,
    body: { version: 1 },
    action: 'alert.reset',
  },
  setAlertWebhook: {
    path: () => `${ALERTS}/webhook`,
    body: { version: 0, url: 'https://pager.example.org/hook', isOn: true },
    action: 'alert.webhook',
  },
  rotateAlertSecret: {
    given: aWebhook,
    path: () => `${ALERTS}/webhook/secret`,
    body: { version: 1 },
    action: 'alert.secret',
  },
  testAlerts: { path: () => `${ALERTS}/test`, body: { channel: 'mail' }, action: 'alert.test' },
  silenceAlerts: {
    path: () => `${ALERTS}/silences`,
    body: (site) => Promise.resolve(aSilence(site)),
    action: 'alert.silence',
  },
  endAlertSilence: {
    path: async (site) => {
      const { id } = await site.post<{ id: string }>('silenceAlerts', `${ALERTS}/silences`, aSilence(site));
      return `${ALERTS}/silences/${id}/end`;
    },
    action: 'alert.unsilence',
  },
  dismissDeadLetter: {
    given: aLetter,
    path: () => '/api/admin/dead-letters/letter/dismiss',
    action: 'dead-letter.dismiss',
  },
  decideEventReport: {
    given: async (site) => {
      await twoEvents(site);
      await site.post('reportEvent', '/api/events/quiz-night-columbia-sc/reports', { kind: 'wrong-time' });
    },
    path: async (site) => {
      const [row] = await site.db.all<{ id: string }>(sql`SELECT id FROM event_reports`);
      return `/api/admin/event-reports/${row?.id}/decide`;
    },
    body: { status: 'resolved', note: 'Corrected.' },
    action: 'report.resolve',
  },
  decideHeldDraft: {
    given: async (site) => {
      await makeSource(site.db, { id: 's1', url: PAGE });
      const told = { key: 'quiz', pageUrl: PAGE, title: 'Quiz', start: '2026-10-10', doubts: [], draft: {} };
      const confidence = { event: 1, title: 0.5, day: 1, titleAndDay: 0.5 };
      const held = { id: 'h1', sourceId: 's1', ...told, confidence, titleAndDay: 0.5, heldSince: 0, lastSeen: 0 };
      await site.db.insert(heldDrafts).values(held);
    },
    path: () => '/api/admin/review/held/h1/decision',
    body: { decision: 'reject' },
    action: 'held-draft.reject',
  },
  decidePublisherRequest: {
    given: (site) => site.post('askAsPublisher', '/api/publishers/requests', ASKED),
    path: async (site) => {
      const [row] = await site.db.all<{ id: string }>(sql`SELECT id FROM publisher_requests`);
      return `/api/admin/publisher-requests/${row?.id}/decide`;
    },
    body: { status: 'granted', note: 'They called us.' },
    action: 'publisher.grant',
  },
  decideCampaign: {
    path: async (site) => `/api/admin/campaigns/${await makeOwned('campaign', site, 'somebody')}`,
    body: { status: 'approved' },
    action: 'campaign.approve',
  },
  liftPublisherRule: {
    given: (site) =>
      site.db.insert(publisherRules).values({ host: 'hall.example.org', wish: 'stop', requestId: 'r1', since: 0 }),
    path: () => '/api/admin/publisher-rules/hall.example.org/lift',
    body: { reason: 'They asked us back.' },
    action: 'publisher.lift',
  },
  editNewsletter: {
    given: async (site) => {
      await site.db.run(
        sql`INSERT INTO newsletters (city_slug, due_at) VALUES ('columbia-sc', ${Date.parse('2026-10-08T12:00:00Z')})`,
      );
    },
    path: () => '/api/admin/newsletters/columbia-sc',
    body: { day: '2026-10-08', chosen: null, notes: { en: 'Bring a coat.', es: '' }, isHeld: false },
    action: 'newsletter.edit',
  },
  mergeEvents: {
    given: twoEvents,
    path: () => '/api/admin/merges',
    body: { eventId: 'quiz-night-columbia-sc', intoId: 'pub-quiz-columbia-sc' },
    action: 'event.merge',
  },
  undoMerge: {
    given: async (site) => {
      await twoEvents(site);
      await site.post('mergeEvents', '/api/admin/merges', {
        eventId: 'quiz-night-columbia-sc',
        intoId: 'pub-quiz-columbia-sc',
      });
    },
    path: async (site) => {
      const [row] = await site.db.all<{ id: string }>(sql`SELECT id FROM events WHERE slug = 'quiz-night-columbia-sc'`);
      return `/api/admin/merges/${row?.id}/undo`;
    },
    action: 'event.unmerge',
  },
  splitEvent: {
    given: async (site) => {
      await makeSource(site.db, { id: 'paper' });
      const show = { title: 'Quiz Night', venue: 'The Tap', start: '2026-10-10T19:00' };
      await store(site, [show]);
      await store(site, [show], { source: { id: 'paper', name: 'The Weekly', url: 'https://weekly.example.org/' } });
    },
    path: () => '/api/admin/merges/quiz-night-columbia-sc/split',
    body: { sourceId: 'paper' },
    action: 'event.split',
  },
  consolidateRecurringEvents: {
    given: aSplitSeries,
    path: () => '/api/admin/recurring-events/consolidate',
    action: 'series.consolidate',
  },
  decideVenueClaim: {
    given: async (site) => {
      await store(site, [{ title: 'Quiz Night', venue: 'The Tap' }]);
      await somebody(site);
      const claim = { id: 'claim', venueSlug: 'the-tap-columbia-sc', userId: 'u1', language: 'en' as const };
      await site.db.insert(venueClaims).values({ ...claim, status: 'open', words: 'I run it.', createdAt: 0 });
    },
    path: () => '/api/admin/venue-claims/claim/decide',
    body: { status: 'granted', note: 'She does.' },
    action: 'venue-claim.grant',
  },
  decideSubmission: {
    given: (site) =>
      site.guest.ok(
        'submitSource',
        '/api/submissions/sources',
        posting({
          url: 'https://tap.example/events',
          name: 'The Tap',
          city: 'Columbia',
          state: 'SC',
          email: 'a@b.org',
        }),
      ),
    path: async (site) => {
      const [row] = await site.db.all<{ id: string }>(sql`SELECT id FROM submissions`);
      return `/api/admin/submissions/${row?.id}/decide`;
    },
    body: { status: 'rejected', note: 'It has no events.' },
    action: 'submission.reject',
  },
  refundPayment: {
    given: (site) =>
      site.db.run(sql`INSERT INTO payments (id, purpose, subject_id, user_id, amount_cents, description, status, received_cents, created_at)
        VALUES ('p1', 'boost', 'b1', 'u1', 900, 'Spotlight', 'succeeded', 900, 1)`),
    path: () => '/api/admin/payments/p1/refund',
    body: { reason: 'They called.' },
    action: 'payment.refund',
  },
  verifyLedger: { path: () => '/api/admin/ledger/verify', action: 'ledger.verify' },
  updateTokenBudget: {
    path: () => '/api/admin/token-budget/update',
    body: { totalDailyLimit: 600_000, allocations: DEFAULT_ALLOCATIONS },
    action: 'budget.update',
  },
  updateEfficiencyConfig: {
    path: () => '/api/admin/phase7/config',
    body: { strategies: { earlyExit: { enabled: true } } },
    action: 'strategy.set',
  },
  toggleEfficiency: { path: () => '/api/admin/phase7/toggle/false', action: 'strategy.set' },
  rollBackEfficiency: {
    given: (site) => site.db.run(sql`INSERT INTO strategy_switches (name, enabled) VALUES ('throttling', 1)`),
    path: () => '/api/admin/phase7/emergency-rollback',
    action: 'strategy.roll-back',
  },
  testUnifiedExtraction: {
    path: () => '/api/admin/phase1/test-unified-extraction',
    body: { url: 'https://grange.example.org/', city: 'Columbia', state: 'SC' },
    action: 'page.test',
  },
  testScrapingPipeline: {
    path: () => `${SCRAPING}/test-unified-extraction`,
    body: { url: 'https://grange.example.org/' },
    action: 'page.test',
  },
  testIntelligentScraper: {
    path: () => '/api/admin/test-intelligent-scraper',
    body: { url: 'https://grange.example.org/' },
    action: 'page.test',
  },
  testPattern: {
    path: () => '/api/admin/marquee-phase3/test-pattern',
    body: { url: 'https://grange.example.org/' },
    action: 'pattern.test',
  },
  extractByPattern: {
    path: () => '/api/admin/marquee-phase3/extract',
    body: { url: 'https://grange.example.org/' },
    action: 'page.test',
  },
  testSelector: {
    path: () => `${SCRAPING}/test-selector`,
    body: { html: '<p>x</p>', selector: 'p' },
    action: 'selector.test',
  },
  runDiscovery: {
    path: () => '/api/admin/discovery/run',
    body: { city: 'Columbia', state: 'SC' },
    action: 'discovery.run',
  },
  triggerExpansion: {
    path: () => '/api/admin/systematic-expansion/trigger',
    body: { state: 'SC' },
    action: 'expansion.trigger',
  },
  setExpansionSettings: {
    path: () => '/api/admin/systematic-expansion/settings',
    body: { maxDailyCities: 2 },
    action: 'expansion.settings',
  },
  setDiscoverySafeMode: {
    path: () => '/api/admin/discovery/safe-mode',
    body: { enabled: true },
    action: 'discovery.safe-mode',
  },
  decideSourceCandidate: {
    given: (site) => aCandidate(site.db, { id: 'c1' }),
    path: () => '/api/admin/discovery/candidates/c1/decision',
    body: { decision: 'reject' },
    action: 'candidate.reject',
  },
  decideReviewItem: {
    given: (site) => aCandidate(site.db, { id: 'c1' }),
    path: () => `${QUEUE}/candidate/c1/decision`,
    body: async (site) => ({ decision: 'reject', state: (await itemOf(site, 'candidate')).state }),
    action: 'candidate.reject',
  },
  undoReviewDecision: {
    given: async (site) => {
      await aCandidate(site.db, { id: 'c1' });
      await decide(site, await itemOf(site, 'candidate'), 'reject');
    },
    path: async (site) => `${QUEUE}/decisions/${(await queueOf(site)).decided[0]?.id}/undo`,
    action: 'candidate.reopen',
  },
  unblockDomain: {
    given: (site) => aBlockedDomain(site.db, 'down.example.org', site.clock.now() + 1_000),
    path: () => '/api/admin/marquee/unblock-domain',
    body: { domain: 'down.example.org' },
    action: 'domain.unblock',
  },
  testPrequalification: {
    path: () => '/api/admin/marquee/test-prequalification',
    body: { url: 'https://grange.example.org/' },
    action: 'site.test',
  },
  testMarqueePrequalification: {
    path: () => '/api/admin/marquee-prequalification/test',
    body: { url: 'https://grange.example.org/' },
    action: 'site.test',
  },
  deepScanAggregate: {
    path: () => '/api/admin/aggregate-deep-scan',
    body: { url: 'https://grange.example.org/', performTraversal: true },
    action: 'aggregate.deep-scan',
  },
  scanAggregate: {
    path: () => '/api/admin/aggregate-scan',
    body: { url: 'https://grange.example.org/' },
    action: 'aggregate.scan',
  },
  grantRole: {
    given: (site) => somebody(site),
    path: () => '/api/admin/users/u1/roles/grant',
    body: { role: 'promoter', reason: 'She runs the jazz club.' },
    action: 'user.grant-role',
  },
  removeRole: {
    given: (site) => somebody(site, { role: 'admin' }),
    path: () => '/api/admin/users/u1/roles/remove',
    body: { role: 'admin', reason: 'She left.' },
    action: 'user.remove-role',
  },
  endUserSessions: {
    given: (site) => somebody(site),
    path: () => '/api/admin/users/u1/sessions/end',
    body: { reason: 'A stolen phone.' },
    action: 'user.end-sessions',
  },
  suspendUser: {
    given: (site) => somebody(site),
    path: () => '/api/admin/users/u1/suspend',
    body: { reason: 'Spam.' },
    action: 'user.suspend',
  },
  restoreUser: {
    given: (site) => somebody(site, { suspendedAt: 1 }),
    path: () => '/api/admin/users/u1/restore',
    body: { reason: 'A mistake.' },
    action: 'user.restore',
  },
  setCampaignLimit: {
    given: (site) => somebody(site),
    path: () => '/api/admin/users/u1/campaign-limit',
    body: { limit: 5_000, reason: 'She has advertised in print for years.' },
    action: 'user.set-campaign-limit',
  },
  sendResetLetter: {
    given: (site) => somebody(site),
    path: () => '/api/admin/users/u1/reset-letter',
    body: { reason: 'She asked by phone.' },
    action: 'user.send-reset-letter',
  },
  generateCategoryImages: {
    path: () => `${IMAGES}/generate`,
    body: { category: 'Music', count: 1 },
    action: 'image.generate',
  },
  deleteCategoryImages: { given: anImage, path: () => `${IMAGES}/Music`, action: 'image.delete-all' },
  deleteCategoryImage: {
    given: anImage,
    path: async (site) => `${IMAGES}/Music/0?${new URLSearchParams({ imageUrl: await imageUrl(site) }).toString()}`,
    action: 'image.delete',
  },
  applyCategoryImage: {
    given: anUnappliedImage,
    path: () => `${IMAGES}/apply`,
    body: async (site) => ({ category: 'Music', imageUrl: await imageUrl(site) }),
    action: 'image.apply',
  },
  applyAllCategoryImages: {
    given: anUnappliedImage,
    path: () => `${IMAGES}/apply-all`,
    body: { category: 'Music' },
    action: 'image.apply',
  },
  unapplyCategoryImage: {
    given: anImage,
    path: () => `${IMAGES}/unapply`,
    body: async (site) => ({ category: 'Music', imageUrl: await imageUrl(site) }),
    action: 'image.unapply',
  },
  switchCategoryServing: {
    path: () => `${PHASE4}/category-serving`,
    body: { enabled: false },
    action: 'image.switch-serving',
  },
  generateEventImage: {
    given: twoEvents,
    path: () => `${PHASE4}/generate-event-image`,
    body: { eventId: 'e1' },
    action: 'image.generate',
  },
  batchGenerateImages: {
    given: twoEvents,
    path: () => `${PHASE4}/batch-generate-images`,
    body: { limit: 1 },
    action: 'image.generate',
  },
  testImageValidation: {
    path: () => `${PHASE4}/test-image-validation`,
    body: { imageUrl: 'https://hall.example.org/band.png' },
    action: 'image.test',
  },
  migrateConfiguration: { path: () => '/api/admin/migrate-configuration', action: 'configuration.migrate' },
  reprocessEvents: {
    given: (site) => makeSource(site.db),
    path: () => '/api/admin/reprocess-events',
    body: { city: 'Columbia', state: 'SC' },
    action: 'operation.start',
  },
  refreshEvents: {
    given: (site) => makeSource(site.db),
    path: () => '/api/admin/refresh-events',
    action: 'operation.start',
  },
  cancelOperation: {
    given: (site) => makeSource(site.db),
    path: anOperation,
    action: 'operation.cancel',
  },
  extractRealImages: { given: twoEvents, path: () => '/api/admin/extract-real-images', action: 'operation.start' },
  bulkExtractImages: { given: twoEvents, path: () => '/api/admin/bulk-extract-images', action: 'operation.start' },
  fixUrlsAndImages: {
    given: async (site) => {
      await twoEvents(site);
      await site.db.run(sql`UPDATE events SET validation_error = 'URL validation failed: 404'`);
    },
    path: () => '/api/admin/fix-urls-and-images',
    action: 'operation.start',
  },
  extractMissingImages: {
    given: twoEvents,
    path: () => '/api/admin/extract-missing-images',
    body: { city: 'Columbia', state: 'SC' },
    action: 'operation.start',
  },
  generateMissingImages: {
    given: twoEvents,
    path: () => '/api/admin/generate-missing-images',
    action: 'operation.draw',
  },
  cleanupStaleEvents: {
    given: async (site) => {
      await twoEvents(site);
      await site.db.run(sql`UPDATE events SET status = 'ended', next_starts_at = 0`);
    },
    path: () => '/api/admin/cleanup-stale-events',
    action: 'operation.clean-up',
  },
  clearQuota: {
    given: (site) => noteQuotaFailure(site, { message: 'No credit left.', requestId: null }),
    path: () => '/api/admin/quota-clear',
    action: 'quota.clear',
  },
};

/** They store nothing, or what concerns the caller alone; each shows so in its own test. */
const UNLOGGED: ReadonlySet<string> = new Set<keyof Endpoints>([
  'testQualityAssessment',
  'testTimezone',
  'moveConsoleTour',
]);

/** Every call of the console that is no plain read; a new one without an entry above fails here. */
const CHANGING = Object.values(endpoints).filter(
  ({ access, method, id }) => access === 'admin' && method !== 'GET' && !UNLOGGED.has(id),
);

let site: Console;
beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db);
});

describe('every changing call of the console', () => {
  it.each(CHANGING.map((record) => [record.id, record] as const))(
    '%s leaves one audit row with actor, before, after and request id [BEY-29, REL-18]',
    async (id, record) => {
      const change = CHANGES[id];
      if (!change) throw new Error(`say in this test how ${id} makes a change`);
      await change.given?.(site);
      const path = await change.path(site);
      const body = typeof change.body === 'function' ? await change.body(site) : (change.body ?? {});
      const before = (await auditRows(site)).length;
      const call = () => (record.method === 'DELETE' ? site.rawRemove(path) : site.rawPost(path, body, record.method));
      const response = await call();
      expect(response.status).toBe(200);
      const rows = (await auditRows(site)).slice(before);
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({
        action: change.action,
        actor_id: ADMIN.id,
        request_id: response.headers.get('x-request-id'),
      });
      expect(rows[0]?.before !== null || rows[0]?.after !== null).toBe(true);
      expect(rows[0]?.before).not.toEqual(rows[0]?.after);
    },
  );

  it.each(CHANGING.map((record) => [record.id, record] as const))(
    '%s of a guest changes nothing and leaves no row',
    async (id, record) => {
      const change = CHANGES[id];
      await change?.given?.(site);
      const path = (await change?.path(site)) ?? record.path;
      const given = typeof change?.body === 'function' ? await change.body(site) : (change?.body ?? {});
      const before = await auditRows(site);
      const body = { method: record.method, headers: { 'content-type': 'application/json' } };
      const init = record.method === 'DELETE' ? body : { ...body, body: JSON.stringify(given) };
      expect((await site.guest.refused(path, init)).status).toBe(401);
      expect(await auditRows(site)).toEqual(before);
    },
  );
});
