import type { Translated } from '../../../messages/catalog.ts';
import type { messages } from '../../messages.ts';
import type { Tables } from '../../tables.ts';
import { aboutSectionsEs } from './about-sections.ts';
import { adsEs } from './ads.ts';
import { aiPipelinesEs } from './ai-pipelines.ts';
import { alertsEs } from './alerts.ts';
import { topicsEs } from './audit-actions.ts';
import { fieldsEs, systemEs, valuesEs } from './audit-fields.ts';
import { auditLogEs } from './audit-log.ts';
import { budgetEs } from './budget.ts';
import { cityManagementEs } from './city-management.ts';
import { controlsEs } from './controls.ts';
import { dashboardEs } from './dashboard.ts';
import { developerToolsEs } from './developer-tools.ts';
import { diagnosticsEs } from './diagnostics.ts';
import { discoveryEs } from './discovery.ts';
import { efficiencyEs } from './efficiency.ts';
import { expansionEs } from './expansion.ts';
import { figuresEs } from './figures.ts';
import { imagesEs } from './images.ts';
import { kitEs } from './kit.ts';
import { learningEs } from './learning.ts';
import { ledgerEs } from './ledger.ts';
import { locationIntegrityEs } from './location-integrity.ts';
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

/** Spanish for the console, to one person (tú). Loaded with the console, by who wants it. */
export const consoleEs: Translated<typeof messages> = {
  ...shellEs,
  ...aboutSectionsEs,
  ...tourEs,
  ...figuresEs,
  ...kitEs,
  ...partsEs,
  ...wordsEs,
  ...dashboardEs,
  ...performanceEs,
  ...aiPipelinesEs,
  ...developerToolsEs,
  ...operationsEs,
  ...controlsEs,
  ...budgetEs,
  ...efficiencyEs,
  ...recoveryEs,
  ...scheduleEs,
  ...sourcesEs,
  ...discoveryEs,
  ...expansionEs,
  ...diagnosticsEs,
  ...traceEs,
  ...alertsEs,
  ...pageTrialsEs,
  ...learningEs,
  ...imagesEs,
  ...qualityEs,
  ...auditLogEs,
  ...seriesEs,
  ...reportsEs,
  ...reviewEs,
  ...reviewQueueEs,
  ...publishersEs,
  ...locationIntegrityEs,
  ...cityManagementEs,
  ...timezonesEs,
  ...usersEs,
  ...ledgerEs,
  ...submissionsEs,
  ...venueClaimsEs,
  ...adsEs,
};

export const tablesEs: Tables = {
  topics: topicsEs,
  fields: fieldsEs,
  values: valuesEs,
  system: systemEs,
};
