import { heldDrafts, publisherRules, venueClaims } from '@marquee/db';
import { aSplitSeries, makeSource, posting, store } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { aCandidate } from '../../discovery/found.ts';
import { decide, itemOf, QUEUE, queueOf } from '../../review-queue/waiting.ts';
import { makeOwned } from '../../security/probes.ts';
import { somebody } from '../support.ts';
import { type Changes, PAGE, twoEvents } from './change.ts';

const ASKED = { site: 'hall.example.org', wish: 'stop', email: 'ann@example.com' };

/** What a person decides. */
export const decisionsChanges: Changes = {
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
};
