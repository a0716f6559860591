import { shownText } from '@marquee/kernel';
import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { sentence } from '../sentence.ts';
import { pictureEvent } from '../submissions/endpoints.ts';
import {
  REVIEW_DECISIONS,
  REVIEW_KINDS,
  REVIEW_NOTE_MAX,
  reviewDecided,
  reviewItem,
  reviewPreview,
} from './review-queue.ts';

const item = z.object({ kind: z.enum(REVIEW_KINDS), id: z.string().min(1).max(100) });

export const reviewQueueEndpoints = defineEndpoints({
  listReviewQueue: {
    method: 'GET',
    path: '/api/admin/review-queue',
    access: 'admin',
    summary: 'What waits for a decision, by visitor impact times doubt divided by cost; at most 50.',
    query: z.object({ kind: z.enum(REVIEW_KINDS).optional() }),
    response: z.object({
      items: z.array(reviewItem),
      /** How many were put in order, of each kind; a kind is read up to a limit. */
      waiting: z.array(z.object({ kind: z.enum(REVIEW_KINDS), count: z.number().int() })),
      /** What past decisions do now, as sentences. */
      lessons: z.array(sentence),
      /** The latest decisions that can be undone. */
      decided: z.array(reviewDecided),
    }),
  },

  getReviewPreview: {
    method: 'GET',
    path: '/api/admin/review-queue/:kind/:id',
    access: 'admin',
    summary: 'What a decision will change, with the evidence side by side, and what cannot be undone.',
    params: item,
    response: reviewPreview,
  },

  decideReviewItem: {
    method: 'POST',
    path: '/api/admin/review-queue/:kind/:id/decision',
    access: 'admin',
    summary: 'Approves or rejects an item in the state that it was looked at; 409 if it is not so any more.',
    params: item,
    body: z.object({
      decision: z.enum(REVIEW_DECISIONS, 'Please choose approve or reject.'),
      state: z.string('Please open the item first.').min(1).max(100),
      note: z
        .string()
        .overwrite((text) => shownText(text).trim())
        .max(REVIEW_NOTE_MAX, `Please use at most ${REVIEW_NOTE_MAX} characters.`)
        .optional(),
      /** Whether the letter quotes the note. */
      isNoteShared: z.boolean().default(false),
      /** Of a picture that is approved: what it says. */
      event: pictureEvent.optional(),
    }),
    response: reviewDecided.extend({
      /** What happened, as a sentence. */
      outcome: sentence,
    }),
  },

  undoReviewDecision: {
    method: 'POST',
    path: '/api/admin/review-queue/decisions/:id/undo',
    access: 'admin',
    summary: 'Takes a decision back; the item waits again. Says what could not be taken back.',
    params: z.object({ id: z.string().min(1).max(100) }),
    body: z.object({}),
    response: z.object({
      kind: z.enum(REVIEW_KINDS),
      itemId: z.string(),
      outcome: sentence,
      /** Sentences. */
      left: z.array(sentence),
    }),
  },
});
