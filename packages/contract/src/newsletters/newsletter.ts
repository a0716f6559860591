import { z } from 'zod';
import { CATEGORIES } from '../categories.ts';
import type { LetterLanguage } from '../mail/letter.ts';

/** Events in an issue, and others that an editor may take instead. */
export const NEWSLETTER_ITEMS_MOST = 12;
/** An issue with fewer events does not go. */
export const NEWSLETTER_ITEMS_LEAST = 3;
/** The first events of an issue, under a heading of their own. */
export const NEWSLETTER_LEADS = 3;
export const NEWSLETTER_NOTE_MAX = 600;

/** Why an issue did not go: too little is on; an editor held it; it was more than a day late; visitors do not see the city; no mail is set up. */
export const NEWSLETTER_REASONS = ['too-few', 'held', 'late', 'hidden', 'no-mail'] as const;
export type NewsletterReason = (typeof NEWSLETTER_REASONS)[number];

/** One thing that is true of an event, and why it is in the issue. */
const newsletterWhy = z.discriminatedUnion('kind', [
  /** It has lasted, and ends in the week. */
  z.object({ kind: z.literal('ends'), day: z.string() }),
  /** So many people saved it. */
  z.object({ kind: z.literal('saved'), n: z.number().int() }),
  /** Its page is among those of the city that were opened most in the last seven days. */
  z.object({ kind: z.literal('opened') }),
  /** So many sources list it. */
  z.object({ kind: z.literal('sources'), n: z.number().int() }),
  /** The only one of its category that we know of in the week. */
  z.object({ kind: z.literal('only'), category: z.enum(CATEGORIES) }),
  /** First listed in the last seven days. */
  z.object({ kind: z.literal('new') }),
  z.object({ kind: z.literal('free') }),
  /** A sentence of its description, as the source writes it. */
  z.object({ kind: z.literal('said'), text: z.string() }),
  /** It has one date; or that many to come. */
  z.object({ kind: z.literal('once') }),
  z.object({ kind: z.literal('dates'), n: z.number().int() }),
]);
export type NewsletterWhy = z.output<typeof newsletterWhy>;

export const newsletterItem = z.object({
  eventId: z.string(),
  slug: z.string(),
  title: z.string(),
  venue: z.string().nullable(),
  /** Local wall time. */
  start: z.string(),
  /** `$12`; null if it is free or unknown. */
  price: z.string().nullable(),
  why: z.array(newsletterWhy).min(1),
});
export type NewsletterItem = z.output<typeof newsletterItem>;

/** An editor's note by the language of the readers; a language without one gets the other. */
export type NewsletterNotes = Record<LetterLanguage, string>;

/** How far the next issue is: it goes by itself as chosen; an editor changed it, or holds it; its letters are being written. */
export const NEWSLETTER_STANDINGS = ['by-itself', 'edited', 'held', 'sending'] as const;
