// Made by scripts/generate-registries.ts from the files beside it; do not edit.
import { aboutSectionsMessages } from './about-sections.ts';
import { adsMessages } from './ads.ts';
import { aiPipelinesMessages } from './ai-pipelines.ts';
import { alertsMessages } from './alerts.ts';
import { auditLogMessages } from './audit-log.ts';
import { budgetMessages } from './budget.ts';
import { cityManagementMessages } from './city-management.ts';
import { controlsMessages } from './controls.ts';
import { dashboardMessages } from './dashboard.ts';
import { developerToolsMessages } from './developer-tools.ts';
import { diagnosticsMessages } from './diagnostics.ts';
import { disagreementsMessages } from './disagreements.ts';
import { discoveryMessages } from './discovery.ts';
import { efficiencyMessages } from './efficiency.ts';
import { expansionMessages } from './expansion.ts';
import { figuresMessages } from './figures.ts';
import { imagesMessages } from './images.ts';
import { kitMessages } from './kit.ts';
import { learningMessages } from './learning.ts';
import { ledgerMessages } from './ledger.ts';
import { locationIntegrityMessages } from './location-integrity.ts';
import { newslettersMessages } from './newsletters.ts';
import { operationsMessages } from './operations.ts';
import { pageTrialsMessages } from './page-trials.ts';
import { partsMessages } from './parts.ts';
import { performanceMessages } from './performance.ts';
import { publishersMessages } from './publishers.ts';
import { qualityMessages } from './quality.ts';
import { recoveryMessages } from './recovery.ts';
import { reportsMessages } from './reports.ts';
import { reviewMessages } from './review.ts';
import { reviewQueueMessages } from './review-queue.ts';
import { scheduleMessages } from './schedule.ts';
import { seriesMessages } from './series.ts';
import { shellMessages } from './shell.ts';
import { sourcesMessages } from './sources.ts';
import { submissionsMessages } from './submissions.ts';
import { timezonesMessages } from './timezones.ts';
import { tourMessages } from './tour.ts';
import { traceMessages } from './trace.ts';
import { usersMessages } from './users.ts';
import { venueClaimsMessages } from './venue-claims.ts';
import { wordsMessages } from './words.ts';

/** All texts of the console, in English. */
export const messages = {
  ...aboutSectionsMessages,
  ...adsMessages,
  ...aiPipelinesMessages,
  ...alertsMessages,
  ...auditLogMessages,
  ...budgetMessages,
  ...cityManagementMessages,
  ...controlsMessages,
  ...dashboardMessages,
  ...developerToolsMessages,
  ...diagnosticsMessages,
  ...disagreementsMessages,
  ...discoveryMessages,
  ...efficiencyMessages,
  ...expansionMessages,
  ...figuresMessages,
  ...imagesMessages,
  ...kitMessages,
  ...learningMessages,
  ...ledgerMessages,
  ...locationIntegrityMessages,
  ...newslettersMessages,
  ...operationsMessages,
  ...pageTrialsMessages,
  ...partsMessages,
  ...performanceMessages,
  ...publishersMessages,
  ...qualityMessages,
  ...recoveryMessages,
  ...reportsMessages,
  ...reviewMessages,
  ...reviewQueueMessages,
  ...scheduleMessages,
  ...seriesMessages,
  ...shellMessages,
  ...sourcesMessages,
  ...submissionsMessages,
  ...timezonesMessages,
  ...tourMessages,
  ...traceMessages,
  ...usersMessages,
  ...venueClaimsMessages,
  ...wordsMessages,
} as const;
