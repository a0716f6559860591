import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Test files that `npm run test:full` runs and `npm test` leaves out: what takes more than it shows. `node scripts/test/costs.ts` prints for each
 * file its seconds, its tests, the requirements that they show and when one last failed; above half a second for each of these it belongs here,
 * unless nothing else in `npm test` opens what it shows. A folder stands for all files below it. A single test of that kind has the tag `deep`.
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
    'workers/queue-consumer/test/recovery/recovery.test.ts',
    'packages/sample-web/test/calendar.test.ts',
    'scripts/backup/test/restore.test.ts',
    'tests/upgrade/',
    'scripts/accounts/test/admin.test.ts',
    'scripts/discovery/test/import-map.test.ts',
    'packages/extraction/test/command-line.test.ts',
    'scripts/local/test/reader.test.ts',
    'scripts/ensure-installed.test.ts',
    'scripts/deploy/test/interrupted.test.ts',
    'scripts/deploy/test/destroy.test.ts',
    'scripts/deploy/test/rollback.test.ts',
  ],
  'deep fuzz and hostile documents': [
    'packages/extraction/test/hostile-documents.test.ts',
    'packages/extraction/test/robustness.test.ts',
    'packages/extraction/test/robustness-structured.test.ts',
    'packages/extraction/test/damaged-text.test.ts',
    'packages/extraction/test/honest-findings.test.ts',
    'packages/extraction/test/hostile-text.test.ts',
    'packages/extraction/test/hostile.test.ts',
    'packages/extraction/test/recurrence/bounded.test.ts',
    'packages/extraction/test/recurrence/like-the-library.test.ts',
    'packages/extraction/test/recurrence/calendars-like-the-library.test.ts',
    'packages/domain/test/boosts/entitlement.test.ts',
    'packages/domain/test/payments/movements.test.ts',
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
    'workers/api/test/admin/figures.test.ts',
    'workers/api/test/promoter-requests/granted-by-mailbox.test.ts',
    'packages/domain/test/d1/search-agrees.test.ts',
    'packages/domain/test/d1/filters-agree.test.ts',
    'packages/domain/test/d1/shown.test.ts',
    'apps/web/test/console/every-section.test.tsx',
    'apps/web/test/console/spanish.alone.tsx',
    'apps/web/test/console/commands.test.tsx',
    'apps/web/test/site/accessibility.test.tsx',
    'apps/web/test/site/spanish.test.tsx',
  ],
  'passwords and keys, whose hashes are slow by design': [
    'workers/api/test/accounts/passkeys.test.ts',
    'workers/api/test/accounts/known-devices.test.ts',
    'workers/api/test/accounts/throttle.test.ts',
    'packages/platform/test/passwords.test.ts',
    'workers/api/test/campaigns/limit.test.ts',
    'workers/api/test/admin/users.test.ts',
    'workers/api/test/accounts/two-step.test.ts',
    'workers/api/test/accounts/reset-password.test.ts',
    'workers/api/test/accounts/connect-provider.test.ts',
  ],
  'outages and waits': [
    'packages/platform/test/model-wire.test.ts',
    'packages/platform/test/payments/trouble.test.ts',
    'packages/platform/test/payments/messages.test.ts',
    'workers/api/test/payments/adapter.test.ts',
    'workers/queue-consumer/test/payments/comparing.test.ts',
    'workers/queue-consumer/test/boosts/settling.test.ts',
    'workers/api/test/concierge/model-probes.test.ts',
    'scripts/outside/test/changing-names.test.ts',
    'packages/fetching/test/limits.test.ts',
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
    'workers/queue-consumer/test/campaigns/given-back.test.ts',
    'workers/queue-consumer/test/model/trouble.test.ts',
    'workers/queue-consumer/test/model/strategies.test.ts',
    'workers/queue-consumer/test/learning/lessons.test.ts',
    'workers/queue-consumer/test/notices/kept-changes.test.ts',
    'workers/queue-consumer/test/engine/revalidation.test.ts',
    'workers/queue-consumer/test/engine/pages.test.ts',
    'workers/queue-consumer/test/alerts/telling.test.ts',
    'workers/api/test/admin/audit-log-list.test.ts',
    'workers/api/test/admin/flaky.test.ts',
    'workers/api/test/shared/sharing.test.ts',
    'workers/api/test/shared/standing.test.ts',
    'workers/api/test/clock.test.ts',
    'workers/api/test/enhancement/refusals.test.ts',
  ],
  'whole screens beside those that most people open, which the journeys and the tests of their parts open too': [
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
    'apps/web/test/console/ads.test.tsx',
    'apps/web/test/console/audit-log.test.tsx',
    'apps/web/test/console/city-management.test.tsx',
    'apps/web/test/console/diagnostics.test.tsx',
    'apps/web/test/console/discovery.test.tsx',
    'apps/web/test/console/engine-room.test.tsx',
    'apps/web/test/console/images.test.tsx',
    'apps/web/test/console/kit.test.tsx',
    'apps/web/test/console/live.test.tsx',
    'apps/web/test/console/parts.test.tsx',
    'apps/web/test/console/phase4.test.tsx',
    'apps/web/test/console/schedule.test.tsx',
    'apps/web/test/console/scrapers.test.tsx',
    'apps/web/test/console/series.test.tsx',
    'apps/web/test/console/steering.test.tsx',
    'apps/web/test/console/token-budget.test.tsx',
    'apps/web/test/console/token-optimization.test.tsx',
    'apps/web/test/console/trials.test.tsx',
    'apps/web/test/site/advertise.test.tsx',
    'apps/web/test/site/advertiser.test.tsx',
    'apps/web/test/site/enhancement.test.tsx',
    'apps/web/test/site/feeds.test.tsx',
    'apps/web/test/site/itineraries.test.tsx',
    'apps/web/test/site/metro.test.tsx',
    'apps/web/test/site/neighbors.test.tsx',
    'apps/web/test/site/venue-manage.test.tsx',
    'apps/web/test/site/wording.test.tsx',
    'apps/web/test/site/boost-analytics.test.tsx',
    'apps/web/test/console/expansion.test.tsx',
    'apps/web/test/console/recovery.test.tsx',
    'apps/web/test/site/copies.test.tsx',
    'apps/web/test/site/saved.test.tsx',
  ],
};

const patternOf = (path: string) => (path.endsWith('/') ? `${path}**/*.test.ts` : path);
const FULL_ONLY_PATTERNS = Object.values(FULL_ONLY).flat().map(patternOf);

/** A single test of such a kind: `npm test` leaves it out of its file. */
const DEEP = { name: 'deep', description: 'takes more than it shows: `npm run test:full` runs it' };
/** What `npm test` takes in part: a file with a deep test, or with fewer or smaller cases. */
const IN_PART = /tags: \['deep'\]|\bbyDepth\(/;

export const isFull = process.env.MARQUEE_TEST_DEPTH === 'full';

/** For the configuration of each lane. */
export const DEPTH = { tags: [DEEP], ...(isFull ? {} : { tagsFilter: [`!${DEEP.name}`] }) };

/** What a lane of Vitest includes and excludes: in `npm test` all but what is left to the full run, there that and what was taken in part. */
export function laneFiles(include: string[], exclude: string[] = []): { include: string[]; exclude: string[] } {
  if (!isFull) return { include, exclude: [...exclude, ...FULL_ONLY_PATTERNS] };
  const isOfLane = (pattern: string) => include.some((one) => matchesGlob(pattern.replace('**/*', 'any'), one));
  const inPart = globSync(include, { cwd: root, exclude }).filter((file) =>
    IN_PART.test(readFileSync(join(root, file), 'utf8')),
  );
  return { include: [...FULL_ONLY_PATTERNS.filter(isOfLane), ...inPart], exclude };
}
