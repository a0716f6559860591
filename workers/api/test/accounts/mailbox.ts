import { completeLetter } from '@marquee/domain/letter-links';
import { sendLetter } from '@marquee/domain/mail';
import { type Handlers, runJob } from '@marquee/platform';
import { sql } from 'drizzle-orm';
import type { Api } from '../support.ts';

const HANDLERS = {
  'mail.send': (deps, payload, job) => sendLetter(deps, payload, job, completeLetter),
} as Pick<Handlers, 'mail.send'> as Handlers;

/** Sends what waits, as the queue consumer does, and gives the letters sent since the last time: the recipient, the subject, the link. */
export async function openMailbox(api: Api) {
  const jobs = await api.db.all<{ id: string }>(
    sql`SELECT id FROM outbox WHERE kind = 'mail.send' AND state IN ('pending', 'sent') ORDER BY rowid`,
  );
  for (const { id } of jobs) await runJob(api.outside, HANDLERS, id);
  return api.outside.mail.sent.splice(0).map(({ to, subject, text }) => ({
    to,
    subject,
    text,
    /** What stands behind the # of its link. */
    token: /#(?:confirm=)?([\w-]+)/.exec(text)?.[1] ?? '',
  }));
}
