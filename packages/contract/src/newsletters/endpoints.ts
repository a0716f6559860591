import { shownText } from '@marquee/kernel';
import { z } from 'zod';
import { emailField } from '../accounts/user.ts';
import { defineEndpoints } from '../endpoint.ts';
import { cityName, stateCode } from '../fields.ts';
import { LETTER_LANGUAGES } from '../mail/letter.ts';
import { pageOf, pageQuery } from '../page.ts';
import {
  NEWSLETTER_ITEMS_MOST,
  NEWSLETTER_NOTE_MAX,
  NEWSLETTER_REASONS,
  NEWSLETTER_STANDINGS,
  newsletterItem,
} from './newsletter.ts';

const params = z.object({ slug: z.string().min(1).max(120) });
const language = z.enum(LETTER_LANGUAGES);
const eventId = z.string().min(1).max(64);
const note = z
  .string()
  .max(NEWSLETTER_NOTE_MAX, `A note can have at most ${NEWSLETTER_NOTE_MAX} characters.`)
  .overwrite((text) => shownText(text).trim())
  .default('');

const lastIssue = z.object({
  day: z.string(),
  state: z.enum(['sent', 'skipped']),
  reason: z.enum(NEWSLETTER_REASONS).nullable(),
  letters: z.number().int(),
});

const row = {
  slug: z.string(),
  city: z.string(),
  state: z.string(),
  timezone: z.string(),
  /** Who confirmed. */
  subscribers: z.number().int(),
  /** When the next issue goes; null while nobody gets it. */
  dueAt: z.string().nullable(),
  standing: z.enum(NEWSLETTER_STANDINGS),
  last: lastIssue.nullable(),
};
const newsletterRow = z.object(row);
export type NewsletterRow = z.output<typeof newsletterRow>;

/** A newsletter of the caller's own address. */
const ownNewsletter = z.object({
  slug: z.string(),
  city: z.string(),
  state: z.string(),
  language,
  /** Whether it comes; one that was ended can be taken back for some days. */
  isWanted: z.boolean(),
  /** When its next issue goes; null while it does not come. */
  nextAt: z.string().nullable(),
  timezone: z.string(),
});
export type OwnNewsletter = z.output<typeof ownNewsletter>;

const newsletterIssue = z.object({
  ...row,
  /** The city's day of the next issue. */
  day: z.string(),
  items: z.array(newsletterItem),
  /** Events that it has at most. */
  most: z.number().int(),
  /** What else is on, the next best first. */
  others: z.array(newsletterItem),
  /** Events of an editor's choice that are over, off or sold out by now: they are left out. */
  gone: z.number().int(),
  isTooFew: z.boolean(),
  notes: z.object({ en: z.string(), es: z.string() }),
  isHeld: z.boolean(),
  editedBy: z.string().nullable(),
  editedAt: z.string().nullable(),
  /** Whether an editor chose the events. */
  isChosen: z.boolean(),
  /** As its readers see it: the words of the letter, and its plain text. */
  preview: z.object({
    subject: z.string(),
    paragraphs: z.array(z.string()),
    note: z.string().nullable(),
    lists: z.array(
      z.object({
        heading: z.string(),
        items: z.array(z.object({ title: z.string(), text: z.string(), why: z.string() })),
      }),
    ),
    footnote: z.string(),
    text: z.string(),
  }),
});
export type NewsletterIssue = z.output<typeof newsletterIssue>;

export const newsletterEndpoints = defineEndpoints({
  askForNewsletter: {
    method: 'POST',
    path: '/api/newsletters/subscribe',
    access: 'public',
    summary:
      "Asks for the newsletter of a city. A letter to the address asks for a confirmation; the caller's own confirmed address needs none. The answer does not say whether the address gets it already.",
    body: z.object({ city: cityName, state: stateCode, email: emailField, language }),
    response: z.object({ way: z.enum(['letter', 'done']) }),
  },

  confirmNewsletter: {
    method: 'POST',
    path: '/api/newsletters/confirm',
    access: 'public',
    summary: 'Confirms an address by the link of its letter; as often as you like while the link holds.',
    body: z.object({ token: z.string('The link is incomplete.').min(1, 'The link is incomplete.').max(200) }),
    response: z.object({ city: z.string(), state: z.string(), nextAt: z.string().nullable(), timezone: z.string() }),
  },

  listOwnNewsletters: {
    method: 'GET',
    path: '/api/account/newsletters',
    access: 'user',
    summary: "The newsletters that come to the caller's confirmed address, and those ended lately, by city.",
    response: z.array(ownNewsletter),
  },

  changeOwnNewsletter: {
    method: 'PATCH',
    path: '/api/account/newsletters/:slug',
    access: 'user',
    summary: "Ends a newsletter of the caller's confirmed address, or takes that back.",
    params,
    body: z.object({ isWanted: z.boolean() }),
    response: z.array(ownNewsletter),
  },

  listNewsletters: {
    method: 'GET',
    path: '/api/admin/newsletters',
    access: 'admin',
    summary:
      'The newsletters that somebody asked for, by city: who gets them, when the next goes, what became of the last.',
    query: z.object(pageQuery),
    response: pageOf(newsletterRow),
  },

  getNewsletter: {
    method: 'GET',
    path: '/api/admin/newsletters/:slug',
    access: 'admin',
    summary: "The next issue of a city's newsletter with a preview; also with a choice and a note that are not saved.",
    params,
    query: z.object({
      language: language.default('en'),
      /** Ids of events, in order, separated by commas. */
      chosen: z
        .string()
        .max(1_000)
        .transform((text) => text.split(',').filter(Boolean).slice(0, NEWSLETTER_ITEMS_MOST))
        .optional(),
      note: note.optional(),
    }),
    response: newsletterIssue,
  },

  editNewsletter: {
    method: 'PUT',
    path: '/api/admin/newsletters/:slug',
    access: 'admin',
    summary: 'Keeps which events the next issue has, their order, a note, and whether it is held back.',
    params,
    body: z.object({
      /** The issue that the editor saw. */
      day: z.iso.date(),
      /** Null: as chosen from what people saved and opened. */
      chosen: z.array(eventId).min(1).max(NEWSLETTER_ITEMS_MOST).nullable(),
      notes: z.object({ en: note, es: note }),
      isHeld: z.boolean(),
    }),
    response: z.object({ success: z.literal(true) }),
  },
});
