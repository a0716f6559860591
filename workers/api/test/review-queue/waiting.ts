import type { ReviewItem, ReviewKind, ReviewPreview } from '@marquee/contract';
import { heldDrafts, promoterRequests, venueClaims } from '@marquee/db';
import type { Confidence } from '@marquee/extraction';
import { say } from '@marquee/kernel';
import { makeDraft } from '@marquee/testkit';
import { aSplitSeries, makeSource, posting, store } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { type Console, somebody } from '../admin/support.ts';
import { aCandidate } from '../discovery/found.ts';

export const QUEUE = '/api/admin/review-queue';

export interface Queue {
  items: ReviewItem[];
  waiting: Array<{ kind: ReviewKind; count: number }>;
  lessons: string[];
  decided: Array<{ id: string; kind: ReviewKind; title: string; decision: string; by: string }>;
}

export const queueOf = (site: Console, query = '') => site.get<Queue>('listReviewQueue', `${QUEUE}${query}`);
export const itemOf = async (site: Console, kind: ReviewKind): Promise<ReviewItem> => {
  const item = (await queueOf(site)).items.find((one) => one.kind === kind);
  if (!item) throw new Error(`no ${kind} waits`);
  return item;
};
export const previewOf = (site: Console, { kind, id }: ReviewItem) =>
  site.get<ReviewPreview>('getReviewPreview', `${QUEUE}/${kind}/${id}`);

/** As the panel sends it. */
export const bodyOf = ({ state, needsNote }: ReviewItem, decision: 'approve' | 'reject') => ({
  decision,
  state,
  ...(needsNote ? { note: 'I called them.' } : {}),
});
export const decide = (site: Console, item: ReviewItem, decision: 'approve' | 'reject') =>
  site.post<{ id: string; outcome: string; by: string }>(
    'decideReviewItem',
    `${QUEUE}/${item.kind}/${item.id}/decision`,
    bodyOf(item, decision),
  );
export const undo = (site: Console, id: string) =>
  site.post<{ outcome: string; left: string[] }>('undoReviewDecision', `${QUEUE}/decisions/${id}/undo`);

/** What the list of Columbia shows. */
export const titles = async (site: Console) =>
  (await site.get<{ events: Array<{ title: string }> }>('listEvents', '/api/events?city=Columbia&state=SC')).events
    .map(({ title }) => title)
    .sort();

/** One open question of each kind, as the product makes them. */
export const WAITING: Record<ReviewKind, (site: Console) => Promise<unknown>> = {
  report: async (site) => {
    await store(site, [{ title: 'Quiz Night', venue: 'The Tap', start: '2026-10-10T19:00' }]);
    await site.guest.ok(
      'reportEvent',
      '/api/events/quiz-night-columbia-sc/reports',
      posting({ kind: 'wrong-time', words: 'It begins at eight.', email: 'ann@example.org' }),
    );
  },
  'held-draft': (site) => hold(site, { id: 'h1', title: 'Trivia', sure: 0.5 }),
  merge: aSplitSeries,
  candidate: (site) => aCandidate(site.db),
  submission: (site) =>
    site.guest.ok(
      'submitEvent',
      '/api/submissions/events',
      posting({
        title: 'Porch Concert',
        day: '2026-10-12',
        time: '18:00',
        venue: 'The Porch',
        city: 'Columbia',
        state: 'SC',
        email: 'ann@example.org',
      }),
    ),
  claim: async (site) => {
    await store(site, [{ title: 'Brass', venue: 'Granby Hall' }]);
    await somebody(site);
    const claim = { id: 'claim', venueSlug: 'granby-hall-columbia-sc', userId: 'u1', language: 'en' as const };
    await site.db.insert(venueClaims).values({ ...claim, status: 'open', words: 'I run it.', createdAt: 0 });
  },
  promoter: async (site) => {
    await somebody(site, { id: 'u2' });
    const words = { organization: 'Palmetto Opera', website: 'https://opera.example/', about: 'Our season.' };
    const request = { id: 'request', userId: 'u2', ...words, cities: 'Columbia, SC', language: 'en' as const };
    await site.db.insert(promoterRequests).values({ ...request, status: 'open', createdAt: 0 });
  },
};

/** A row as a read leaves it. */
export async function hold(
  site: Console,
  {
    id,
    title,
    sure,
    key,
    start = '2026-10-10T20:00',
  }: { id: string; title: string; sure: number; key?: string; start?: string },
) {
  const [known] = await site.db.all<{ id: string }>(sql`SELECT id FROM sources WHERE id = 'hall'`);
  if (!known) await makeSource(site.db, { id: 'hall', name: 'The Hall', url: 'https://hall.example.org/events' });
  const confidence: Confidence = { event: 1, title: sure, day: 1, titleAndDay: sure };
  const draft = { ...makeDraft({ title, start, ...(key === undefined ? {} : { key }) }), confidence };
  await site.db.insert(heldDrafts).values({
    id,
    sourceId: 'hall',
    key: draft.key,
    pageUrl: 'https://hall.example.org/events',
    title,
    start,
    confidence,
    titleAndDay: sure,
    doubts: [say('doubt.titleBeginsSmallLetter')],
    draft,
    heldSince: site.clock.now(),
    lastSeen: site.clock.now(),
  });
}
