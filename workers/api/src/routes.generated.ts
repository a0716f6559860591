// Made by scripts/generate-registries.ts from the files beside it; do not edit.
import { accountRoutes } from './routes/accounts.ts';
import { adRoutes } from './routes/ads.ts';
import { aggregateRoutes } from './routes/aggregates.ts';
import { alertRoutes } from './routes/alerts.ts';
import { apiKeyRoutes } from './routes/api-keys.ts';
import { auditLogRoutes } from './routes/audit-log.ts';
import { boostRoutes } from './routes/boosts.ts';
import { budgetRoutes } from './routes/budget.ts';
import { campaignRoutes } from './routes/campaigns.ts';
import { cityRoutes } from './routes/cities.ts';
import { cityManagementRoutes } from './routes/city-management.ts';
import { conciergeRoutes } from './routes/concierge.ts';
import { consoleRoutes } from './routes/console.ts';
import { controlRoutes } from './routes/controls.ts';
import { correctionRoutes } from './routes/corrections.ts';
import { coverageRoutes } from './routes/coverage.ts';
import { dashboardRoutes } from './routes/dashboard.ts';
import { datasetRoutes } from './routes/datasets.ts';
import { developerToolsRoutes } from './routes/developer-tools.ts';
import { diagnosticsRoutes } from './routes/diagnostics.ts';
import { disagreementRoutes } from './routes/disagreements.ts';
import { discoveryRoutes } from './routes/discovery.ts';
import { efficiencyRoutes } from './routes/efficiency.ts';
import { enhancementRoutes } from './routes/enhancement.ts';
import { eventRoutes } from './routes/events.ts';
import { expansionRoutes } from './routes/expansion.ts';
import { feedRoutes } from './routes/feeds.ts';
import { followRoutes } from './routes/follows.ts';
import { heartRoutes } from './routes/hearts.ts';
import { hiddenSeriesRoutes } from './routes/hidden-series.ts';
import { imageRoutes } from './routes/images.ts';
import { itineraryRoutes } from './routes/itineraries.ts';
import { languageModelRoutes } from './routes/language-model.ts';
import { learningRoutes } from './routes/learning.ts';
import { ledgerRoutes } from './routes/ledger.ts';
import { locationIntegrityRoutes } from './routes/location-integrity.ts';
import { mailRoutes } from './routes/mail.ts';
import { newsletterRoutes } from './routes/newsletters.ts';
import { noticeRoutes } from './routes/notices.ts';
import { operationRoutes } from './routes/operations.ts';
import { pageTrialRoutes } from './routes/page-trials.ts';
import { paymentRoutes } from './routes/payments.ts';
import { pointsRoutes } from './routes/points.ts';
import { previewRoutes } from './routes/previews.ts';
import { promoterRequestRoutes } from './routes/promoter-requests.ts';
import { publisherRoutes } from './routes/publishers.ts';
import { qualityRoutes } from './routes/quality.ts';
import { recoveryRoutes } from './routes/recovery.ts';
import { reportRoutes } from './routes/reports.ts';
import { reviewRoutes } from './routes/review.ts';
import { reviewQueueRoutes } from './routes/review-queue.ts';
import { scheduleRoutes } from './routes/schedule.ts';
import { seriesRoutes } from './routes/series.ts';
import { serviceRoutes } from './routes/service.ts';
import { sourceRoutes } from './routes/sources.ts';
import { submissionRoutes } from './routes/submissions.ts';
import { timezoneRoutes } from './routes/timezones.ts';
import { userRoutes } from './routes/users.ts';
import { venueClaimRoutes } from './routes/venue-claims.ts';
import { venueRoutes } from './routes/venues.ts';
import type { Slices } from '@marquee/contract';
import type { Verbs } from './verbs.ts';

/** The verbs of each slice. An endpoint of the contract without a verb does not compile. */
export const ROUTES: { readonly [S in keyof Slices]: Verbs<Slices[S]> } = {
  'accounts': accountRoutes,
  'ads': adRoutes,
  'aggregates': aggregateRoutes,
  'alerts': alertRoutes,
  'api-keys': apiKeyRoutes,
  'audit-log': auditLogRoutes,
  'boosts': boostRoutes,
  'budget': budgetRoutes,
  'campaigns': campaignRoutes,
  'cities': cityRoutes,
  'city-management': cityManagementRoutes,
  'concierge': conciergeRoutes,
  'console': consoleRoutes,
  'controls': controlRoutes,
  'corrections': correctionRoutes,
  'coverage': coverageRoutes,
  'dashboard': dashboardRoutes,
  'datasets': datasetRoutes,
  'developer-tools': developerToolsRoutes,
  'diagnostics': diagnosticsRoutes,
  'disagreements': disagreementRoutes,
  'discovery': discoveryRoutes,
  'efficiency': efficiencyRoutes,
  'enhancement': enhancementRoutes,
  'events': eventRoutes,
  'expansion': expansionRoutes,
  'feeds': feedRoutes,
  'follows': followRoutes,
  'hearts': heartRoutes,
  'hidden-series': hiddenSeriesRoutes,
  'images': imageRoutes,
  'itineraries': itineraryRoutes,
  'language-model': languageModelRoutes,
  'learning': learningRoutes,
  'ledger': ledgerRoutes,
  'location-integrity': locationIntegrityRoutes,
  'mail': mailRoutes,
  'newsletters': newsletterRoutes,
  'notices': noticeRoutes,
  'operations': operationRoutes,
  'page-trials': pageTrialRoutes,
  'payments': paymentRoutes,
  'points': pointsRoutes,
  'previews': previewRoutes,
  'promoter-requests': promoterRequestRoutes,
  'publishers': publisherRoutes,
  'quality': qualityRoutes,
  'recovery': recoveryRoutes,
  'reports': reportRoutes,
  'review': reviewRoutes,
  'review-queue': reviewQueueRoutes,
  'schedule': scheduleRoutes,
  'series': seriesRoutes,
  'service': serviceRoutes,
  'sources': sourceRoutes,
  'submissions': submissionRoutes,
  'timezones': timezoneRoutes,
  'users': userRoutes,
  'venue-claims': venueClaimRoutes,
  'venues': venueRoutes,
};
