import { z } from 'zod';
import { sentence } from '../sentence.ts';
import { foundPicture } from '../submissions/endpoints.ts';

/** What the review queue asks a person about. */
export const REVIEW_KINDS = ['report', 'held-draft', 'merge', 'candidate', 'submission', 'claim', 'promoter'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

export const REVIEW_DECISIONS = ['approve', 'reject'] as const;
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];

export const REVIEW_NOTE_MAX = 1_000;

/** Items that the queue shows at a time. */
export const REVIEW_MOST = 50;

/** A letter about a decision of the queue leaves so much later, so that an undo can keep it back. */
export const LETTER_HOLD_MS = 5 * 60_000;

/** A figure of the order, with its reason as a sentence. */
const figure = z.object({ value: z.number(), because: sentence });

export const reviewItem = z.object({
  kind: z.enum(REVIEW_KINDS),
  id: z.string(),
  title: z.string(),
  /** What the question is, as a sentence. */
  question: sentence,
  /** `Columbia, SC`; null where there is none. */
  place: z.string().nullable(),
  /** Since when it waits. */
  since: z.string(),
  /** What a wrong answer does to visitors: events and people concerned, more if it is soon. */
  impact: figure,
  /** 0..1: how open the question is. */
  doubt: figure,
  /** Minutes of work. */
  cost: figure,
  /** impact × doubt ÷ cost. */
  priority: z.number(),
  /** What it is now; a decision must carry it. */
  state: z.string(),
  /** A decision needs a note. */
  needsNote: z.boolean(),
  /** Somebody gets a letter about the decision, which may quote the note. */
  isAnswered: z.boolean(),
  /** Where it is looked into or changed: a page of the site or the console, or a website. */
  opens: z.string(),
});
export type ReviewItem = z.output<typeof reviewItem>;
export type ToldReviewItem = z.input<typeof reviewItem>;

const cell = z.object({
  text: sentence.nullable(),
  /** The words of the page or form in which it stands. */
  evidence: z.string().nullable(),
});
export type ToldReviewCell = z.input<typeof cell>;

/** What a decision will change, and what it is decided by. */
export const reviewPreview = z.object({
  kind: z.enum(REVIEW_KINDS),
  id: z.string(),
  state: z.string(),
  /** Sentences: why a person is asked, and what somebody wrote. */
  because: z.array(sentence),
  /** Of a submission that was read from a flyer: the size of its picture in pixels. */
  flyer: z.object({ width: z.int(), height: z.int() }).optional(),
  /** A poster that the engine found: the event is what a person reads in it. */
  picture: foundPicture.optional(),
  /** Sentences. */
  effects: z.object({ approve: z.array(sentence), reject: z.array(sentence) }),
  /** What approving does to events. */
  events: z.array(
    z.object({
      change: z.enum(['appears', 'changes', 'merges', 'stays']),
      title: z.string(),
      /** Local wall time, or the day alone. */
      start: z.string().nullable(),
      slug: z.string().nullable(),
    }),
  ),
  /** The sides that are compared. */
  columns: z.array(z.object({ title: sentence, url: z.string().nullable() })),
  /** One cell for each column. `differs`: the sides do not say the same. */
  rows: z.array(z.object({ label: sentence, cells: z.array(cell), differs: z.boolean() })),
  /** Sentences: what an undo cannot take back. */
  final: z.array(sentence),
});
export type ReviewPreview = z.output<typeof reviewPreview>;
export type ToldReviewPreview = z.input<typeof reviewPreview>;

export const reviewDecided = z.object({
  id: z.string(),
  kind: z.enum(REVIEW_KINDS),
  title: z.string(),
  decision: z.enum(REVIEW_DECISIONS),
  by: z.string(),
  at: z.string(),
});
export type ReviewDecided = z.output<typeof reviewDecided>;
