import { isUnseen, shownLine, shownText } from '@marquee/kernel';
import { z } from 'zod';
import { emailField } from '../accounts/user.ts';
import { defineEndpoints } from '../endpoint.ts';
import { pageOf, pageQuery } from '../page.ts';
import { SOURCE_STATUSES } from '../sources/scraping.ts';
import { PUBLISHER_STATUSES, PUBLISHER_WISHES, PUBLISHER_WORDS_MAX, RULE_WISHES, SITE_MAX } from './publisher.ts';

const id = z.string().min(1).max(100);

const publisherRule = z.object({
  host: z.string(),
  wish: z.enum(RULE_WISHES),
  since: z.string(),
  /** Who made it hold: an administrator's address, or null if the publisher did, by a letter. */
  grantedBy: z.string().nullable(),
});
export type PublisherRule = z.output<typeof publisherRule>;

const publisherRequest = z.object({
  id: z.string(),
  host: z.string(),
  wish: z.enum(PUBLISHER_WISHES),
  words: z.string().nullable(),
  email: z.string(),
  timestamp: z.string(),
  /** When somebody with a mailbox of the site's own domain pressed the button; null: nobody did. */
  confirmedAt: z.string().nullable(),
  status: z.enum(PUBLISHER_STATUSES),
  note: z.string().nullable(),
  decidedAt: z.string().nullable(),
  decidedBy: z.string().nullable(),
});
export type PublisherRequest = z.output<typeof publisherRequest>;

const publisherSources = z.object({
  sources: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      url: z.string(),
      status: z.enum(SOURCE_STATUSES),
      city: z.string(),
      state: z.string(),
      upcomingEvents: z.number().int(),
    }),
  ),
  /** The rule that holds for the host by now. */
  rule: publisherRule.nullable(),
});
export type PublisherSources = z.output<typeof publisherSources>;

const note = (empty: string) =>
  z
    .string(empty)
    .overwrite((text) => shownText(text).trim())
    .max(1_000)
    .refine((text) => !isUnseen(text), empty);

export const publisherEndpoints = defineEndpoints({
  askAsPublisher: {
    method: 'POST',
    path: '/api/publishers/requests',
    access: 'public',
    summary:
      'Asks us to read a site no more, to hide its events or to correct them; the same again on one day is one request.',
    body: z
      .object({
        site: z
          .string('Please enter the address of your site.')
          .max(SITE_MAX, `An address can have at most ${SITE_MAX} characters.`)
          .overwrite(shownLine)
          .min(1, 'Please enter the address of your site.'),
        wish: z.enum(PUBLISHER_WISHES, 'Please choose what you want.'),
        words: z
          .string()
          .max(PUBLISHER_WORDS_MAX, `Please use at most ${PUBLISHER_WORDS_MAX} characters.`)
          .overwrite((text) => shownText(text).trim())
          .optional(),
        email: emailField,
      })
      .refine(({ wish, words }) => wish !== 'correct' || !isUnseen(words ?? ''), {
        path: ['words'],
        message: 'Please say what is wrong.',
      }),
    /** `letter`: a link in a letter confirms it; `person`: an administrator decides. */
    response: z.object({ way: z.enum(['letter', 'person']) }),
  },

  confirmPublisherRequest: {
    method: 'POST',
    path: '/api/publishers/confirm',
    access: 'public',
    summary: 'Confirms a request by the link of a letter, once; stopping and hiding take effect by it.',
    body: z.object({ token: z.string('The link is incomplete.').min(1, 'The link is incomplete.').max(200) }),
    response: z.object({ host: z.string(), wish: z.enum(PUBLISHER_WISHES) }),
  },

  listPublisherRequests: {
    method: 'GET',
    path: '/api/admin/publisher-requests',
    access: 'admin',
    summary: 'What publishers ask for, newest first.',
    query: z.object({ status: z.enum(PUBLISHER_STATUSES).default('open'), ...pageQuery }),
    response: pageOf(publisherRequest),
  },

  listPublisherSources: {
    method: 'GET',
    path: '/api/admin/publisher-requests/:id/sources',
    access: 'admin',
    summary: "Our sources on the host of a request, and the host's rule.",
    params: z.object({ id }),
    response: publisherSources,
  },

  decidePublisherRequest: {
    method: 'POST',
    path: '/api/admin/publisher-requests/:id/decide',
    access: 'admin',
    summary: 'Grants or refuses a request, with a note; the same decision again changes nothing.',
    params: z.object({ id }),
    body: z.object({
      status: z.enum(['granted', 'refused']),
      note: note('Please write a note.'),
      /** Whether the letter to the publisher quotes the note. */
      isNoteShared: z.boolean().default(false),
    }),
    response: publisherRequest,
  },

  listPublisherRules: {
    method: 'GET',
    path: '/api/admin/publisher-rules',
    access: 'admin',
    summary: 'The hosts that we do not read because their publishers asked, by name.',
    query: z.object(pageQuery),
    response: pageOf(publisherRule),
  },

  liftPublisherRule: {
    method: 'POST',
    path: '/api/admin/publisher-rules/:host/lift',
    access: 'admin',
    summary: 'Lifts the rule of a host, with a reason. Its sources stay as they are until somebody resumes them.',
    params: z.object({ host: z.string().min(1).max(260) }),
    body: z.object({ reason: note('Please give a reason.') }),
    response: z.object({ success: z.literal(true) }),
  },
});
