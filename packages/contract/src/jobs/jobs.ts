import { z } from 'zod';

const id = z.string().min(1).max(64);

/**
 * Every kind of job and what its message carries. The compiler then demands what else a kind needs: docs/architecture.md, "A new kind of job".
 */
export const jobs = {
  'source.scrape': z.object({ sourceId: id }),
  'source.obey-publisher': z.object({ host: z.string().min(1).max(260) }),
  'city.discover': z.object({ citySlug: z.string().min(1).max(120), sessionId: id.optional() }),
  'candidate.check': z.object({ candidateId: id, sessionId: id }),
  'source.hand-over': z.object({ sourceId: id }),
  // One city, one state, or whatever is next.
  'expansion.run': z.object({
    citySlug: z.string().min(1).max(120).optional(),
    state: z.string().length(2).optional(),
    startedBy: z.string().min(1).max(320),
  }),
  'expansion.look': z.object({}),
  'source.recover': z.object({ sourceId: id }),
  'event.revalidate': z.object({ eventId: id }),
  'image.fetch': z.object({ eventId: id, url: z.url({ protocol: /^https?$/ }).max(2000) }),
  'picture.keep': z.object({
    sourceId: id,
    pageUrl: z.url({ protocol: /^https?$/ }).max(2000),
    url: z.url({ protocol: /^https?$/ }).max(2000),
    alt: z.string().max(200),
  }),
  'images.fill': z.object({}),
  'mail.send': z.object({ letterId: id }),
  'alert.call': z.object({ deliveryId: id }),
  'kept-changes.tell': z.object({}),
  'sales.tell': z.object({}),
  'weekly-letters.write': z.object({}),
  'newsletters.write': z.object({}),
  'dataset.write': z.object({ datasetId: id, part: z.number().int().nonnegative() }),
  'payment.settle': z.object({ intentId: z.string().min(1).max(255) }),
  'payment.refund': z.object({ refundId: z.string().min(1).max(100) }),
  'payment.sweep': z.object({}),
  'payment.reconcile': z.object({}),
  'ledger.verify': z.object({}),
  'boost.settle': z.object({ boostId: id }),
  'boosts.sweep': z.object({}),
  'campaign.settle': z.object({ campaignId: id }),
  'campaigns.earn': z.object({}),
  'ads.refresh': z.object({}),
  'operation.step': z.object({ operationId: id }),
  // A step of a move: how far the copy has come, how often all was looked at, and whether anything differed.
  'cities.move': z.object({
    citySlugs: z.array(z.string().min(1).max(120)).min(1).max(50),
    to: z.string().min(1).max(20),
    stage: z.enum(['begin', 'copy', 'leave']).default('begin'),
    step: z.number().int().nonnegative().default(0),
    at: z.object({ sourceId: z.string().max(64), seq: z.number().int() }).optional(),
    pass: z.number().int().positive().default(1),
    changed: z.number().int().nonnegative().default(0),
  }),
  'maintenance.expire': z.object({}),
  'maintenance.archive': z.object({}),
  'maintenance.restore': z.object({ citySlug: z.string().min(1).max(120), month: z.string().regex(/^\d{4}-\d{2}$/) }),
} as const;

export type JobKind = keyof typeof jobs;
export type JobPayload<K extends JobKind = JobKind> = z.output<(typeof jobs)[K]>;

export const JOB_KINDS = Object.keys(jobs) as JobKind[];

/** A queue message: only a pointer to the outbox row, which is the truth. */
export const jobMessage = z.object({
  jobId: id,
  kind: z.enum(JOB_KINDS as [JobKind, ...JobKind[]]),
  /** Whose outbox has the row; absent: the main database's. */
  database: z.string().max(20).optional(),
});
