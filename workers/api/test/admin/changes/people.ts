import { sql } from 'drizzle-orm';
import { somebody } from '../support.ts';
import { type Changes } from './change.ts';

/** Accounts and money. */
export const peopleChanges: Changes = {
  refundPayment: {
    given: (site) =>
      site.db.run(sql`INSERT INTO payments (id, purpose, subject_id, user_id, amount_cents, description, status, received_cents, created_at)
        VALUES ('p1', 'boost', 'b1', 'u1', 900, 'Spotlight', 'succeeded', 900, 1)`),
    path: () => '/api/admin/payments/p1/refund',
    body: { reason: 'They called.' },
    action: 'payment.refund',
  },
  verifyLedger: { path: () => '/api/admin/ledger/verify', action: 'ledger.verify' },
  grantRole: {
    given: (site) => somebody(site),
    path: () => '/api/admin/users/u1/roles/grant',
    body: { role: 'promoter', reason: 'She runs the jazz club.' },
    action: 'user.grant-role',
  },
  removeRole: {
    given: (site) => somebody(site, { role: 'admin' }),
    path: () => '/api/admin/users/u1/roles/remove',
    body: { role: 'admin', reason: 'She left.' },
    action: 'user.remove-role',
  },
  endUserSessions: {
    given: (site) => somebody(site),
    path: () => '/api/admin/users/u1/sessions/end',
    body: { reason: 'A stolen phone.' },
    action: 'user.end-sessions',
  },
  suspendUser: {
    given: (site) => somebody(site),
    path: () => '/api/admin/users/u1/suspend',
    body: { reason: 'Spam.' },
    action: 'user.suspend',
  },
  restoreUser: {
    given: (site) => somebody(site, { suspendedAt: 1 }),
    path: () => '/api/admin/users/u1/restore',
    body: { reason: 'A mistake.' },
    action: 'user.restore',
  },
  setCampaignLimit: {
    given: (site) => somebody(site),
    path: () => '/api/admin/users/u1/campaign-limit',
    body: { limit: 5_000, reason: 'She has advertised in print for years.' },
    action: 'user.set-campaign-limit',
  },
  sendResetLetter: {
    given: (site) => somebody(site),
    path: () => '/api/admin/users/u1/reset-letter',
    body: { reason: 'She asked by phone.' },
    action: 'user.send-reset-letter',
  },
};
