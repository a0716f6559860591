import { isUnseen, shownText } from '@marquee/kernel';
import { z } from 'zod';
import { emailField } from '../accounts/user.ts';
import { defineEndpoints } from '../endpoint.ts';
import { pageOf, pageQuery } from '../page.ts';
import { REPORT_KINDS, REPORT_STATUSES, REPORT_WORDS_MAX } from './report.ts';

const words = z
  .string()
  .overwrite((text) => shownText(text).trim())
  .max(REPORT_WORDS_MAX, `Please use at most ${REPORT_WORDS_MAX} characters.`);

/** A report as the console shows it. */
const eventReport = z.object({
  id: z.string(),
  kind: z.enum(REPORT_KINDS),
  words: z.string().nullable(),
  /** The reporter's, if they gave it. */
  email: z.string().nullable(),
  timestamp: z.string(),
  event: z.string(),
  slug: z.string(),
  /** Open reports about the same event, this one included. */
  openReports: z.number().int(),
  status: z.enum(REPORT_STATUSES),
  note: z.string().nullable(),
  decidedAt: z.string().nullable(),
  decidedBy: z.string().nullable(),
});
export type EventReport = z.output<typeof eventReport>;

export const reportEndpoints = defineEndpoints({
  reportEvent: {
    method: 'POST',
    path: '/api/events/:slug/reports',
    access: 'public',
    summary: 'Reports that something about an event is wrong; the same report again on the same day changes nothing.',
    params: z.object({ slug: z.string().min(1).max(200) }),
    body: z
      .object({
        kind: z.enum(REPORT_KINDS, 'Please choose what is wrong.'),
        words: words.optional(),
        email: z.union([z.literal(''), emailField]).optional(),
      })
      .refine(({ kind, words: said }) => kind !== 'other' || !isUnseen(said ?? ''), {
        path: ['words'],
        message: 'Please say what is wrong.',
      }),
    response: z.object({ success: z.literal(true) }),
  },

  listEventReports: {
    method: 'GET',
    path: '/api/admin/event-reports',
    access: 'admin',
    summary: 'What visitors reported, newest first.',
    query: z.object({ status: z.enum(REPORT_STATUSES).default('open'), ...pageQuery }),
    response: pageOf(eventReport),
  },

  decideEventReport: {
    method: 'POST',
    path: '/api/admin/event-reports/:id/decide',
    access: 'admin',
    summary: 'Resolves or dismisses a report, with a note; the same decision again changes nothing.',
    params: z.object({ id: z.string().min(1).max(100) }),
    body: z.object({
      status: z.enum(['resolved', 'dismissed']),
      note: z
        .string('Please write a note.')
        .overwrite((text) => shownText(text).trim())
        .max(REPORT_WORDS_MAX)
        .refine((text) => !isUnseen(text), 'Please write a note.'),
      /** Whether the letter to the reporter quotes the note. */
      isNoteShared: z.boolean().default(false),
    }),
    response: eventReport,
  },
});
