import { deadLetters } from '@marquee/db';
import { recordError } from '@marquee/domain/diagnostics';
import { quoted } from '@marquee/kernel';
import { makeJob, makeSource, scrapeJob } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import type { Console } from '../support.ts';
import { type Changes } from './change.ts';

const ALERTS = '/api/admin/alerts';

const A_RULE = { isOn: true, threshold: 9, severity: 'warning', byMail: true, byWebhook: false, againHours: 2 };

const aWebhook = (site: Console) =>
  site.post('setAlertWebhook', `${ALERTS}/webhook`, { version: 0, url: 'https://pager.example.org/', isOn: true });

const aSilence = ({ clock }: Console) => {
  return { rule: 'all', until: new Date(clock.now() + 3_600_000).toISOString(), reason: 'I am on it.' };
};

async function anErrorPath(site: Console): Promise<string> {
  await recordError(site, { component: 'api', mishap: 'request', error: new Error('It broke'), reference: null });
  const [row] = await site.db.all<{ id: string }>(sql`SELECT id FROM error_groups`);
  return `/api/admin/error-diagnostics/${row?.id}/resolve`;
}

async function aLetter(site: Console): Promise<void> {
  const jobId = await makeJob(site, scrapeJob(await makeSource(site.db)));
  await site.db.run(sql`UPDATE outbox SET state = 'dead' WHERE id = ${jobId}`);
  await site.db.insert(deadLetters).values({ id: 'letter', jobId, body: '{}', reason: quoted('It failed.'), at: 0 });
}

/** Errors and alerts. */
export const alertsChanges: Changes = {
  resolveError: { path: anErrorPath, action: 'error.resolve' },
  retryDeadLetter: { given: aLetter, path: () => '/api/admin/dead-letters/letter/retry', action: 'dead-letter.retry' },
  updateAlertRule: {
    path: () => `${ALERTS}/rules/errors`,
    body: { version: 0, ...A_RULE },
    action: 'alert.set',
  },
  resetAlertRule: {
    given: (site) => site.post('updateAlertRule', `${ALERTS}/rules/errors`, { version: 0, ...A_RULE }),
    path: () => `${ALERTS}/rules/errors/reset`,
    body: { version: 1 },
    action: 'alert.reset',
  },
  setAlertWebhook: {
    path: () => `${ALERTS}/webhook`,
    body: { version: 0, url: 'https://pager.example.org/hook', isOn: true },
    action: 'alert.webhook',
  },
  rotateAlertSecret: {
    given: aWebhook,
    path: () => `${ALERTS}/webhook/secret`,
    body: { version: 1 },
    action: 'alert.secret',
  },
  testAlerts: { path: () => `${ALERTS}/test`, body: { channel: 'mail' }, action: 'alert.test' },
  silenceAlerts: {
    path: () => `${ALERTS}/silences`,
    body: (site) => Promise.resolve(aSilence(site)),
    action: 'alert.silence',
  },
  endAlertSilence: {
    path: async (site) => {
      const { id } = await site.post<{ id: string }>('silenceAlerts', `${ALERTS}/silences`, aSilence(site));
      return `${ALERTS}/silences/${id}/end`;
    },
    action: 'alert.unsilence',
  },
  dismissDeadLetter: {
    given: aLetter,
    path: () => '/api/admin/dead-letters/letter/dismiss',
    action: 'dead-letter.dismiss',
  },
};
