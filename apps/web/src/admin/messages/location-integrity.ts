/** Location Integrity. */
export const locationIntegrityMessages = {
  'location.report': 'Audit report',
  'location.note': 'Each event is checked once, and again when its place changes.',
  'location.run': 'Run Audit',
  'location.score': 'Overall Score',
  'location.valid': 'Valid Events',
  'location.total': 'Total Events',
  'location.critical': 'Critical Issues',
  'location.ran': ({ time, ago, looked }: { time: string; ago: string; looked: number }) =>
    `Last run ${time} (${ago}): ${looked === 0 ? 'no events were new or changed' : looked === 1 ? '1 new or changed event was checked' : `${looked} new or changed events were checked`}.`,
  'location.more': 'More events are waiting to be checked. Run the audit again.',
  'location.violations': 'Violations',
  'location.violationsNote': 'The worst first, at most 100. Only errors lower the score.',
  'location.scoreHint': 'events without an error',
  'location.lesser': ({ warnings, infos }: { warnings: number; infos: number }) =>
    `and ${warnings === 1 ? '1 warning' : `${warnings} warnings`}, ${infos === 1 ? '1 info' : `${infos} infos`}`,
  'location.clear': 'All clear: no location problems were found.',
  'location.fix': 'Suggested fix',
  'location.rules': 'Active validation rules',
  'location.failed': 'Failed to load location integrity data. Please try refreshing.',
  'location.severity.error': 'Error',
  'location.severity.warning': 'Warning',
  'location.severity.info': 'Info',
} as const;
