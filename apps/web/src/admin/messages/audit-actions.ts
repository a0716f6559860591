import type { AUDIT_ACTIONS, AuditAction, AuditTopic } from '@marquee/contract';

type ActionsOf<T extends AuditTopic> = {
  [A in AuditAction]: (typeof AUDIT_ACTIONS)[A] extends T ? A : never;
}[AuditAction];

/** Labels of the topics and actions of the audit log. A missing action does not compile. */
export const AUDIT_TOPICS: {
  readonly [T in AuditTopic]: { readonly label: string; readonly actions: Readonly<Record<ActionsOf<T>, string>> };
} = {
  controls: {
    label: 'Controls',
    actions: {
      'control.switch': 'Switched control',
      'shutdown.activate': 'Activated emergency shutdown',
      'shutdown.deactivate': 'Ended emergency shutdown',
      'override.set': 'Set override',
      'override.remove': 'Removed override',
      'schedule.update': 'Changed schedule',
      'schedule.switch': 'Switched scheduler',
      'expansion.settings': 'Changed expansion',
      'engine.start': 'Started always-on engine',
      'engine.stop': 'Stopped always-on engine',
    },
  },
  sources: {
    label: 'Sources',
    actions: {
      'source.add': 'Added source',
      'source.edit': 'Edited source',
      'source.read': 'Read source now',
      'source.pause': 'Paused source',
      'source.resume': 'Resumed source',
      'source.retire': 'Retired source',
      'source.blacklist': 'Blacklisted source',
      'source.remove': 'Removed source',
      'document.read-again': 'Queued document for reading',
      'discovery.run': 'Started discovery',
      'discovery.safe-mode': 'Switched Safe Mode of discovery',
      'expansion.trigger': 'Started expansion',
      'candidate.approve': 'Approved found site',
      'candidate.reject': 'Rejected found site',
      'candidate.reopen': 'Reopened found site',
      'aggregate.deep-scan': 'Integrated venues of site',
      'domain.unblock': 'Unblocked domain',
    },
  },
  cities: {
    label: 'Cities',
    actions: {
      'city.hide': 'Hid city',
      'city.show': 'Made city live',
      'city.approve': 'Approved discovered city',
      'city.reject': 'Rejected discovered city',
      'newsletter.edit': 'Edited newsletter',
    },
  },
  money: {
    label: 'Money',
    actions: { 'payment.refund': 'Refunded payment', 'ledger.verify': 'Checked ledger and payments' },
  },
  scrapes: {
    label: 'Manual scrapes',
    actions: {
      'scrape.trigger': 'Started manual scrape',
      'scrape.stop': 'Stopped manual scrapes',
      'scrape.audit': 'Started performance audit',
    },
  },
  events: {
    label: 'Events',
    actions: {
      'event.merge': 'Merged event',
      'event.unmerge': 'Undid merge',
      'events.keep-apart': 'Kept events apart',
      'events.propose-again': 'Stopped keeping events apart',
      'event.split': 'Split event',
      'series.consolidate': 'Consolidated recurring events',
      'report.resolve': 'Resolved report',
      'report.dismiss': 'Dismissed report',
      'report.reopen': 'Reopened report',
      'held-draft.approve': 'Approved held event',
      'held-draft.reject': 'Rejected held event',
      'held-draft.reopen': 'Reopened held event',
      'submission.approve': 'Approved submission',
      'submission.reject': 'Rejected submission',
      'submission.reopen': 'Reopened submission',
    },
  },
  publishers: {
    label: 'Publishers',
    actions: {
      'publisher.grant': 'Granted publisher’s request',
      'publisher.refuse': 'Refused publisher’s request',
      'publisher.lift': 'Lifted publisher’s rule',
    },
  },
  venues: {
    label: 'Venues',
    actions: {
      'venue.edit': 'Edited venue profile',
      'event.correct': 'Corrected event of a venue',
      'event.uncorrect': 'Undid corrections of an event',
      'venue-claim.grant': 'Granted venue claim',
      'venue-claim.refuse': 'Refused venue claim',
      'venue-claim.revoke': 'Revoked venue claim',
      'venue-claim.reopen': 'Reopened venue claim',
    },
  },
  campaigns: {
    label: 'Campaigns',
    actions: {
      'campaign.approve': 'Approved campaign',
      'campaign.reject': 'Rejected campaign',
      'campaign.pause': 'Paused campaign',
      'campaign.resume': 'Resumed campaign',
    },
  },
  budget: {
    label: 'Token budget',
    actions: {
      'budget.update': 'Changed token budget',
      'quota.clear': 'Cleared quota failures',
      'strategy.set': 'Changed token optimization',
      'strategy.roll-back': 'Rolled token optimization back',
    },
  },
  images: {
    label: 'Images',
    actions: {
      'image.generate': 'Made images',
      'image.delete': 'Deleted image',
      'image.delete-all': 'Deleted images of category',
      'image.apply': 'Put image in rotation',
      'image.unapply': 'Took image out of rotation',
      'image.switch-serving': 'Switched category images',
    },
  },
  diagnostics: {
    label: 'Errors and dead letters',
    actions: {
      'error.resolve': 'Resolved error',
      'dead-letter.retry': 'Retried dead letter',
      'alert.set': 'Changed alert rule',
      'alert.reset': 'Set alert rule as made',
      'alert.silence': 'Silenced alerts',
      'alert.unsilence': 'Ended silence of alerts',
      'alert.webhook': 'Changed webhook of alerts',
      'alert.secret': 'Made new secret of the webhook',
      'alert.test': 'Sent test of alerts',
      'dead-letter.dismiss': 'Dismissed dead letter',
    },
  },
  trials: {
    label: 'Page trials',
    actions: {
      'page.test': 'Tested page',
      'site.test': 'Tested site',
      'aggregate.scan': 'Scanned site',
      'pattern.test': 'Tested pattern',
      'selector.test': 'Tested selector',
      'image.test': 'Tested image',
    },
  },
  operations: {
    label: 'Operations',
    actions: {
      'operation.start': 'Started operation',
      'operation.cancel': 'Cancelled operation',
      'operation.draw': 'Drew missing images',
      'operation.clean-up': 'Deleted stale events',
      'configuration.migrate': 'Migrated configuration',
    },
  },
  accounts: {
    label: 'Accounts',
    actions: {
      'account.create': 'Created account',
      'user.grant-role': 'Granted role',
      'user.remove-role': 'Removed role',
      'promoter-request.approve': 'Approved promoter request',
      'promoter-request.decline': 'Declined promoter request',
      'promoter-request.reopen': 'Reopened promoter request',
      'user.end-sessions': 'Ended sessions',
      'user.set-campaign-limit': 'Limited campaigns',
      'user.suspend': 'Suspended account',
      'user.restore': 'Restored account',
      'user.send-reset-letter': 'Sent password email',
    },
  },
};
