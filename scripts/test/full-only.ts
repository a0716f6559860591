import { matchesGlob } from 'node:path';

/**
 * Test files that `npm run test:full` runs and `npm test` leaves out: what takes more than it shows. `node scripts/test/costs.ts` prints for each
 * file its seconds, its tests, the requirements that they show and when one last failed; above half a second for each of these it belongs here, unless nothing else in `npm test` opens what it shows.
 * A folder stands for all files below it.
 */
const FULL_ONLY: Readonly<Record<string, readonly string[]>> = {
  'starts or kills the whole product, or lets days pass': [
    'tests/start/',
    'tests/simulate/',
    'workers/queue-consumer/test/boosts/killed.test.ts',
    'workers/queue-consumer/test/model/death.test.ts',
    'workers/queue-consumer/test/jobs/flaky.test.ts',
    'workers/queue-consumer/test/jobs/death.test.ts',
    'workers/queue-consumer/test/expansion/expansion.test.ts',
    'scripts/backup/test/restore.test.ts',
    'tests/upgrade/',
    'scripts/accounts/test/admin.test.ts',
    'scripts/discovery/test/import-map.test.ts',
    'packages/extraction/test/command-line.test.ts',
    'scripts/local/test/reader.test.ts',
  ],
  'deep fuzz and hostile documents': [
    'packages/extraction/test/hostile-documents.test.ts',
    'packages/extraction/test/robustness.test.ts',
    'packages/extraction/test/robustness-structured.test.ts',
    'workers/api/test/garbage.test.ts',
    'workers/api/test/admin/garbage.test.ts',
    'workers/api/test/feeds/hostile-text.test.ts',
    'workers/api/test/admin/hostile-text.test.ts',
  ],
  'generated walks over every endpoint, section, theme and width': [
    'workers/api/test/security/access.test.ts',
    'workers/api/test/security/headers.test.ts',
    'workers/api/test/admin/audit-log.test.ts',
    'workers/api/test/listed-calls/listed-calls.test.ts',
    'apps/web/test/console/every-section.test.tsx',
    'apps/web/test/console/spanish.alone.tsx',
    'apps/web/test/console/commands.test.tsx',
    'apps/web/test/site/accessibility.test.tsx',
    'apps/web/test/site/spanish.test.tsx',
    'tests/web/admin/said.test.ts',
  ],
  'passwords and keys, whose hashes are slow by design': [
    'workers/api/test/accounts/passkeys.test.ts',
    'workers/api/test/accounts/known-devices.test.ts',
    'workers/api/test/accounts/throttle.test.ts',
    'workers/api/test/admin/users.test.ts',
  ],
  'outages and waits': [
    'packages/platform/test/model-wire.test.ts',
    'packages/platform/test/payments/trouble.test.ts',
    'workers/api/test/copies/outage.test.ts',
    'workers/api/test/copies/keeping.test.ts',
    'workers/api/test/copies/deployed.test.ts',
    'workers/api/test/copies/hidden-city.test.ts',
    'workers/api/test/admin/traces.test.ts',
    'workers/api/test/api-keys/limits.test.ts',
    'workers/api/test/concierge/turn.test.ts',
    'workers/api/test/service.test.ts',
    'apps/web/test/console/shutdown.test.tsx',
    'apps/web/test/site/quiet-failures.test.tsx',
    'apps/web/test/site/toasts.test.tsx',
  ],
  'whole screens with few requirements each, which the journeys and the tests of their parts open too': [
    'apps/web/test/console/forms.test.tsx',
    'apps/web/test/console/held-drafts.test.tsx',
    'apps/web/test/console/pickers.test.tsx',
    'apps/web/test/console/publishers.test.tsx',
    'apps/web/test/console/reports.test.tsx',
    'apps/web/test/console/shell.test.tsx',
    'apps/web/test/console/timezones.test.tsx',
    'apps/web/test/console/users.test.tsx',
    'apps/web/test/console/venues.test.tsx',
    'apps/web/test/console/alerts.test.tsx',
    'apps/web/test/console/ledger.test.tsx',
    'apps/web/test/console/quota.test.tsx',
    'apps/web/test/console/review-queue.test.tsx',
    'apps/web/test/site/account.test.tsx',
    'apps/web/test/site/boosts.test.tsx',
    'apps/web/test/site/developers.test.tsx',
    'apps/web/test/site/hidden-series.test.tsx',
    'apps/web/test/site/venue-corrections.test.tsx',
    'apps/web/test/site/venue.test.tsx',
    'apps/web/test/site/concierge-voice.test.tsx',
    'apps/web/test/site/follows.test.tsx',
    'apps/web/test/site/listing-controls.test.tsx',
    'apps/web/test/site/map.test.tsx',
    'apps/web/test/site/publishers.test.tsx',
    'apps/web/test/site/report.test.tsx',
    'apps/web/test/site/sharing.test.tsx',
    'apps/web/test/site/sponsored.test.tsx',
    'apps/web/test/site/submit.test.tsx',
    'apps/web/test/site/two-step.test.tsx',
  ],
};

/** Files that `npm test` runs with fewer or smaller cases (`byDepth`), and `npm run test:full` with all. */
const DEEPER = [
  'packages/extraction/test/learned/stored.test.ts',
  'packages/extraction/test/parse.test.ts',
  'packages/extraction/test/recurrence/',
  'packages/extraction/test/swift-tokenizer.test.ts',
  'packages/sample-web/test/calendar.test.ts',
  'scripts/deploy/test/interrupted.test.ts',
];

const patternOf = (path: string) => (path.endsWith('/') ? `${path}**/*.test.ts` : path);
const FULL_ONLY_PATTERNS = Object.values(FULL_ONLY).flat().map(patternOf);

/** What a lane of Vitest includes and excludes: in `npm test` all but what is left to the full run, there only that. */
export function laneFiles(include: string[], exclude: string[] = []): { include: string[]; exclude: string[] } {
  if (process.env.MARQUEE_TEST_DEPTH !== 'full') return { include, exclude: [...exclude, ...FULL_ONLY_PATTERNS] };
  const isOfLane = (pattern: string) => include.some((one) => matchesGlob(pattern.replace('**/*', 'any'), one));
  return { include: [...FULL_ONLY_PATTERNS, ...DEEPER.map(patternOf)].filter(isOfLane), exclude };
}
