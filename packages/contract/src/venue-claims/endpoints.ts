import { isUnseen, shownText } from '@marquee/kernel';
import { z } from 'zod';
import { emailField } from '../accounts/user.ts';
import { defineEndpoints } from '../endpoint.ts';
import { pageOf, pageQuery } from '../page.ts';
import { CLAIM_WAYS, CLAIM_WORDS_MAX, VENUE_CLAIM_STATUSES } from './venue-claim.ts';

const text = z
  .string()
  .overwrite((words) => shownText(words).trim())
  .max(CLAIM_WORDS_MAX, `Please use at most ${CLAIM_WORDS_MAX} characters.`);
const seen = (empty: string) => text.refine((words) => !isUnseen(words), empty);

const claimRecord = z.object({
  id: z.string(),
  venueSlug: z.string(),
  venue: z.string(),
  city: z.string(),
  state: z.string(),
  /** The host whose mailboxes prove who runs the venue, if its own website is known. */
  host: z.string().nullable(),
  userId: z.string(),
  claimant: z.string(),
  claimantEmail: z.string(),
  email: z.string().nullable(),
  words: z.string().nullable(),
  /** Who manages the venue now. */
  owner: z.string().nullable(),
  timestamp: z.string(),
  status: z.enum(VENUE_CLAIM_STATUSES),
  note: z.string().nullable(),
  decidedAt: z.string().nullable(),
  decidedBy: z.string().nullable(),
});
export type VenueClaimRecord = z.output<typeof claimRecord>;

/** What the caller is told of their own claim. */
const ownClaim = z.object({
  status: z.enum(VENUE_CLAIM_STATUSES),
  email: z.string().nullable(),
  timestamp: z.string(),
});

const slug = z.object({ slug: z.string().min(1).max(200) });
const id = z.object({ id: z.string().min(1).max(100) });

export const venueClaimEndpoints = defineEndpoints({
  getOwnClaim: {
    method: 'GET',
    path: '/api/venues/:slug/claim',
    access: 'user',
    summary: "The caller's latest claim to a venue, and whether a mailbox of its own domain can prove it.",
    params: slug,
    response: z.object({
      claim: ownClaim.nullable(),
      isOwner: z.boolean(),
      /** The domain whose mailboxes prove it; null: a person decides. */
      host: z.string().nullable(),
    }),
  },
  claimVenue: {
    method: 'POST',
    path: '/api/venues/:slug/claim',
    access: 'user',
    summary: 'Claims a venue: by a letter to its own domain, or by a sentence for an administrator.',
    params: slug,
    body: z
      .object({
        way: z.enum(CLAIM_WAYS, 'Please choose how you want to show it.'),
        /** For a letter. */
        email: emailField.optional(),
        /** For a person. */
        words: text.optional(),
      })
      .refine(({ way, email }) => way !== 'letter' || email !== undefined, {
        path: ['email'],
        message: 'Please enter an email address at the venue.',
      })
      .refine(({ way, words }) => way !== 'person' || !isUnseen(words ?? ''), {
        path: ['words'],
        message: 'Please say how you belong to this venue.',
      }),
    response: ownClaim,
  },
  confirmVenueClaim: {
    method: 'POST',
    path: '/api/venue-claims/confirm',
    access: 'user',
    summary: 'Confirms a claim by the link of its letter, once, for the person who claimed.',
    body: z.object({ token: z.string('The link is incomplete.').min(1, 'The link is incomplete.').max(200) }),
    response: z.object({ venueSlug: z.string(), status: z.enum(VENUE_CLAIM_STATUSES) }),
  },
  listVenueClaims: {
    method: 'GET',
    path: '/api/admin/venue-claims',
    access: 'admin',
    summary: 'Claims to venues, newest first.',
    query: z.object({ status: z.enum(VENUE_CLAIM_STATUSES).default('open'), ...pageQuery }),
    response: pageOf(claimRecord),
  },
  decideVenueClaim: {
    method: 'POST',
    path: '/api/admin/venue-claims/:id/decide',
    access: 'admin',
    summary:
      'Grants, refuses or revokes a claim, with a reason; the claimant gets a letter. The same again changes nothing.',
    params: id,
    body: z.object({
      status: z.enum(['granted', 'refused', 'revoked']),
      note: seen('Please give a reason.'),
      /** Whether the letter quotes the reason. */
      isNoteShared: z.boolean().default(false),
    }),
    response: claimRecord,
  },
});
