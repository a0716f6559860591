import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { NOTICE_KINDS, noticeChoices } from './notice.ts';

/** The secret of a link in a letter. */
const token = z.string('The link is incomplete.').min(1, 'The link is incomplete.').max(200, 'The link is incomplete.');
const link = z.object({ kind: z.enum([...NOTICE_KINDS, 'newsletter']), isWanted: z.boolean() });

export const noticeEndpoints = defineEndpoints({
  getNotices: {
    method: 'GET',
    path: '/api/notices',
    access: 'user',
    summary: 'Which letters the caller wants besides those that an account needs.',
    response: noticeChoices,
  },
  changeNotices: {
    method: 'PATCH',
    path: '/api/notices',
    access: 'user',
    summary: 'Turns kinds of letters on or off.',
    body: noticeChoices.partial(),
    response: noticeChoices,
  },
  changeBySecret: {
    method: 'POST',
    path: '/api/notices/by-link',
    access: 'public',
    summary:
      'Turns the kind of letter on or off that the link of such a letter is for; without a session, and as often as you like.',
    body: z.object({ token, isWanted: z.boolean() }),
    response: link,
  },
  openUnsubscribe: {
    kind: 'document',
    method: 'GET',
    path: '/api/notices/unsubscribe/:token',
    access: 'public',
    summary: 'Leads from the unsubscribe header of a letter to the page with the button. Opening it changes nothing.',
    params: z.object({ token }),
    contentTypes: [],
  },
});
