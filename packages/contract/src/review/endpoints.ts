import { shownText } from '@marquee/kernel';
import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { pageOf, pageQuery } from '../page.ts';
import { sentence } from '../sentence.ts';
import { HELD_DECISIONS, HELD_REASON_MAX, heldDraft } from './held-draft.ts';

export const reviewEndpoints = defineEndpoints({
  listHeldDrafts: {
    method: 'GET',
    path: '/api/admin/review/held',
    access: 'admin',
    summary: 'Events that were read with too much doubt to be published, the most certain first.',
    query: z.object({ source: z.string().min(1).max(100).optional(), ...pageQuery }),
    response: pageOf(heldDraft),
  },

  decideHeldDraft: {
    method: 'POST',
    path: '/api/admin/review/held/:id/decision',
    access: 'admin',
    summary:
      'Publishes a held event as it was read, at once, or keeps it out; the decision holds until its title or start changes.',
    params: z.object({ id: z.string().min(1).max(100) }),
    body: z.object({
      decision: z.enum(['approve', 'reject'], 'Please choose approve or reject.'),
      reason: z
        .string()
        .overwrite((text) => shownText(text).trim())
        .max(HELD_REASON_MAX, `Please use at most ${HELD_REASON_MAX} characters.`)
        .optional(),
    }),
    response: z.object({
      decision: z.enum(HELD_DECISIONS),
      /** Whether it is in the lists now. */
      isPublished: z.boolean(),
      /** What happened, as a sentence. */
      outcome: sentence,
    }),
  },
});
