// Made by scripts/generate-registries.ts from the files beside it; do not edit.
import { aboutSectionsEs } from './about-sections.ts';
import { adsEs } from './ads.ts';
import { aiPipelinesEs } from './ai-pipelines.ts';
import { alertsEs } from './alerts.ts';
import { auditLogEs } from './audit-log.ts';
import { budgetEs } from './budget.ts';
import { cityManagementEs } from './city-management.ts';
import { controlsEs } from './controls.ts';
import { dashboardEs } from './dashboard.ts';
import { developerToolsEs } from './developer-tools.ts';
import { diagnosticsEs } from './diagnostics.ts';
import { disagreementsEs } from './disagreements.ts';
import { discoveryEs } from './discovery.ts';
import { efficiencyEs } from './efficiency.ts';
import { expansionEs } from './expansion.ts';
import { figuresEs } from './figures.ts';
import { imagesEs } from './images.ts';
import { kitEs } from './kit.ts';
import { learningEs } from './learning.ts';
import { ledgerEs } from './ledger.ts';
import { locationIntegrityEs } from './location-integrity.ts';
import { newslettersEs } from './newsletters.ts';
import { operationsEs } from './operations.ts';
import { pageTrialsEs } from './page-trials.ts';
import { partsEs } from './parts.ts';
import { performanceEs } from './performance.ts';
import { publishersEs } from './publishers.ts';
import { qualityEs } from './quality.ts';
import { recoveryEs } from './recovery.ts';
import { reportsEs } from './reports.ts';
import { reviewEs } from './review.ts';
import { reviewQueueEs } from './review-queue.ts';
import { scheduleEs } from './schedule.ts';
import { seriesEs } from './series.ts';
import { shellEs } from './shell.ts';
import { sourcesEs } from './sources.ts';
import { submissionsEs } from './submissions.ts';
import { timezonesEs } from './timezones.ts';
import { tourEs } from './tour.ts';
import { traceEs } from './trace.ts';
import { usersEs } from './users.ts';
import { venueClaimsEs } from './venue-claims.ts';
import { wordsEs } from './words.ts';

export const messagesEs = {
  ...aboutSectionsEs,
  ...adsEs,
  ...aiPipelinesEs,
  ...alertsEs,
  ...auditLogEs,
  ...budgetEs,
  ...cityManagementEs,
  ...controlsEs,
  ...dashboardEs,
  ...developerToolsEs,
  ...diagnosticsEs,
  ...disagreementsEs,
  ...discoveryEs,
  ...efficiencyEs,
  ...expansionEs,
  ...figuresEs,
  ...imagesEs,
  ...kitEs,
  ...learningEs,
  ...ledgerEs,
  ...locationIntegrityEs,
  ...newslettersEs,
  ...operationsEs,
  ...pageTrialsEs,
  ...partsEs,
  ...performanceEs,
  ...publishersEs,
  ...qualityEs,
  ...recoveryEs,
  ...reportsEs,
  ...reviewEs,
  ...reviewQueueEs,
  ...scheduleEs,
  ...seriesEs,
  ...shellEs,
  ...sourcesEs,
  ...submissionsEs,
  ...timezonesEs,
  ...tourEs,
  ...traceEs,
  ...usersEs,
  ...venueClaimsEs,
  ...wordsEs,
} as const;
