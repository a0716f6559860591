/** Labels of the fields in before and after. For other fields, the label is made from the field's name. */
export const AUDIT_FIELDS: Readonly<Record<string, string>> = {
  active: 'Emergency shutdown',
  allocations: 'Share',
  cancelled: 'Jobs cancelled',
  city: 'City',
  citySlug: 'City',
  consecutiveFailures: 'Failures in a row',
  detectedAt: 'Detected',
  email: 'Email',
  enabled: 'Setting',
  errorMessage: 'Message',
  event: 'Event',
  eventsTold: 'Events it listed',
  failures: 'Failed readings',
  firstName: 'First name',
  intervalMs: 'Read every',
  isAdmin: 'Administrator',
  isDevelopment: 'For development only',
  isPasted: 'Pasted page',
  isResolved: 'Resolved',
  lastName: 'Last name',
  mergedInto: 'Merged into',
  name: 'Name',
  occurrenceCount: 'Occurrences',
  open: 'Open jobs',
  reason: 'Reason',
  resolution: 'Resolution',
  role: 'Role',
  sessions: 'Sessions',
  setAsideAt: 'Set aside',
  source: 'Source',
  sources: 'Sources',
  split: 'Split off',
  state: 'State',
  status: 'Status',
  stopping: 'Jobs stopping',
  suspendedAt: 'Suspended since',
  tier: 'Tier',
  totalDailyLimit: 'Daily token limit',
  url: 'Address',
};

/** Labels of known values, by field. */
export const AUDIT_VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: {
    active: 'Active',
    inactive: 'Paused',
    retired: 'Retired',
    blacklisted: 'Blacklisted',
    duplicate: 'Duplicate',
  },
  tier: { high: 'High', medium: 'Medium', low: 'Low' },
  resolution: { retried: 'Retried', dismissed: 'Dismissed' },
  role: { user: 'User', venue_owner: 'Venue owner', promoter: 'Promoter', admin: 'Administrator' },
};

/** Labels of commands and jobs that make changes, by their name in the log. */
export const AUDIT_SYSTEM: Readonly<Record<string, string>> = { 'admin:create': 'command line' };
