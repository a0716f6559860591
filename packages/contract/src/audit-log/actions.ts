/** Topics of the audit log, to filter by. */
export const AUDIT_TOPICS = [
  'controls',
  'sources',
  'cities',
  'scrapes',
  'events',
  'publishers',
  'venues',
  'campaigns',
  'budget',
  'diagnostics',
  'trials',
  'money',
  'accounts',
] as const;
export type AuditTopic = (typeof AUDIT_TOPICS)[number];

/**
 * Every action of the audit log with its topic. Code that writes an action missing here does not compile. The log is append-only, so an
 * action that was once written stays in this list.
 */
export const AUDIT_ACTIONS = {
  'control.switch': 'controls',
  'shutdown.activate': 'controls',
  'shutdown.deactivate': 'controls',
  'override.set': 'controls',
  'override.remove': 'controls',
  'source.add': 'sources',
  'source.edit': 'sources',
  'source.pause': 'sources',
  'source.resume': 'sources',
  'source.retire': 'sources',
  'source.blacklist': 'sources',
  'source.remove': 'sources',
  'city.hide': 'cities',
  'city.show': 'cities',
  'city.approve': 'cities',
  'city.reject': 'cities',
  'document.read-again': 'sources',
  'scrape.trigger': 'scrapes',
  'scrape.stop': 'scrapes',
  'event.merge': 'events',
  'event.unmerge': 'events',
  'event.split': 'events',
  'series.consolidate': 'events',
  'report.resolve': 'events',
  'report.dismiss': 'events',
  'held-draft.approve': 'events',
  'held-draft.reject': 'events',
  'publisher.grant': 'publishers',
  'publisher.refuse': 'publishers',
  'publisher.lift': 'publishers',
  'venue.edit': 'venues',
  'event.correct': 'venues',
  'event.uncorrect': 'venues',
  'venue-claim.grant': 'venues',
  'venue-claim.refuse': 'venues',
  'venue-claim.revoke': 'venues',
  'submission.approve': 'events',
  'submission.reject': 'events',
  'campaign.approve': 'campaigns',
  'campaign.reject': 'campaigns',
  'campaign.pause': 'campaigns',
  'campaign.resume': 'campaigns',
  'budget.update': 'budget',
  'quota.clear': 'budget',
  'strategy.set': 'budget',
  'strategy.roll-back': 'budget',
  'error.resolve': 'diagnostics',
  'dead-letter.retry': 'diagnostics',
  'dead-letter.dismiss': 'diagnostics',
  'page.test': 'trials',
  'pattern.test': 'trials',
  'selector.test': 'trials',
  'payment.refund': 'money',
  'ledger.verify': 'money',
  'account.create': 'accounts',
  'user.grant-role': 'accounts',
  'user.remove-role': 'accounts',
  'user.end-sessions': 'accounts',
  'user.suspend': 'accounts',
  'user.restore': 'accounts',
  'user.send-reset-letter': 'accounts',
} as const satisfies Record<string, AuditTopic>;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

export const AUDIT_ACTION_NAMES = Object.keys(AUDIT_ACTIONS) as [AuditAction, ...AuditAction[]];

/** Kinds of subjects: the part of a subject before the colon. */
export const AUDIT_SUBJECT_KINDS = [
  'control',
  'override',
  'source',
  'city',
  'scrape',
  'event',
  'events',
  'budget',
  'quota',
  'efficiency',
  'error',
  'dead-letter',
  'page',
  'report',
  'held-draft',
  'publisher',
  'payment',
  'ledger',
  'venue',
  'submission',
  'campaign',
  'user',
] as const;
export type AuditSubjectKind = (typeof AUDIT_SUBJECT_KINDS)[number];

/** What was changed, with its kind first: `control:eventScraping`, `source:01j…`, `override:columbia-sc/eventScraping`. */
export type AuditSubjectKey = `${AuditSubjectKind}:${string}`;

/** Most rows of an exported audit log; a file that leaves rows out says so. */
export const AUDIT_EXPORT_ROWS = 10_000;
