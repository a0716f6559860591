// Made by scripts/generate-registries.ts from the files beside it; do not edit.
import { accountEndpoints } from './accounts/endpoints.ts';
import { adEndpoints } from './ads/endpoints.ts';
import { aggregateEndpoints } from './aggregates/endpoints.ts';
import { alertEndpoints } from './alerts/endpoints.ts';
import { apiKeyEndpoints } from './api-keys/endpoints.ts';
import { auditLogEndpoints } from './audit-log/endpoints.ts';
import { boostEndpoints } from './boosts/endpoints.ts';
import { budgetEndpoints } from './budget/endpoints.ts';
import { campaignEndpoints } from './campaigns/endpoints.ts';
import { cityEndpoints } from './cities/endpoints.ts';
import { cityManagementEndpoints } from './city-management/endpoints.ts';
import { conciergeEndpoints } from './concierge/endpoints.ts';
import { consoleEndpoints } from './console/endpoints.ts';
import { controlEndpoints } from './controls/endpoints.ts';
import { correctionEndpoints } from './corrections/endpoints.ts';
import { coverageEndpoints } from './coverage/endpoints.ts';
import { dashboardEndpoints } from './dashboard/endpoints.ts';
import { datasetEndpoints } from './datasets/endpoints.ts';
import { developerToolsEndpoints } from './developer-tools/endpoints.ts';
import { diagnosticsEndpoints } from './diagnostics/endpoints.ts';
import { disagreementEndpoints } from './disagreements/endpoints.ts';
import { discoveryEndpoints } from './discovery/endpoints.ts';
import { efficiencyEndpoints } from './efficiency/endpoints.ts';
import { enhancementEndpoints } from './enhancement/endpoints.ts';
import { eventEndpoints } from './events/endpoints.ts';
import { expansionEndpoints } from './expansion/endpoints.ts';
import { feedEndpoints } from './feeds/endpoints.ts';
import { followEndpoints } from './follows/endpoints.ts';
import { heartEndpoints } from './hearts/endpoints.ts';
import { hiddenSeriesEndpoints } from './hidden-series/endpoints.ts';
import { imageEndpoints } from './images/endpoints.ts';
import { itineraryEndpoints } from './itineraries/endpoints.ts';
import { languageModelEndpoints } from './language-model/endpoints.ts';
import { learningEndpoints } from './learning/endpoints.ts';
import { ledgerEndpoints } from './ledger/endpoints.ts';
import { locationIntegrityEndpoints } from './location-integrity/endpoints.ts';
import { mailEndpoints } from './mail/endpoints.ts';
import { newsletterEndpoints } from './newsletters/endpoints.ts';
import { noticeEndpoints } from './notices/endpoints.ts';
import { operationEndpoints } from './operations/endpoints.ts';
import { pageTrialEndpoints } from './page-trials/endpoints.ts';
import { paymentEndpoints } from './payments/endpoints.ts';
import { pointsEndpoints } from './points/endpoints.ts';
import { previewEndpoints } from './previews/endpoints.ts';
import { promoterRequestEndpoints } from './promoter-requests/endpoints.ts';
import { publisherEndpoints } from './publishers/endpoints.ts';
import { qualityEndpoints } from './quality/endpoints.ts';
import { recoveryEndpoints } from './recovery/endpoints.ts';
import { reportEndpoints } from './reports/endpoints.ts';
import { reviewEndpoints } from './review/endpoints.ts';
import { reviewQueueEndpoints } from './review-queue/endpoints.ts';
import { scheduleEndpoints } from './schedule/endpoints.ts';
import { seriesEndpoints } from './series/endpoints.ts';
import { serviceEndpoints } from './service/endpoints.ts';
import { sourceEndpoints } from './sources/endpoints.ts';
import { submissionEndpoints } from './submissions/endpoints.ts';
import { timezoneEndpoints } from './timezones/endpoints.ts';
import { userEndpoints } from './users/endpoints.ts';
import { venueClaimEndpoints } from './venue-claims/endpoints.ts';
import { venueEndpoints } from './venues/endpoints.ts';

/** The endpoints by slice. */
export const slices = {
  'accounts': accountEndpoints,
  'ads': adEndpoints,
  'aggregates': aggregateEndpoints,
  'alerts': alertEndpoints,
  'api-keys': apiKeyEndpoints,
  'audit-log': auditLogEndpoints,
  'boosts': boostEndpoints,
  'budget': budgetEndpoints,
  'campaigns': campaignEndpoints,
  'cities': cityEndpoints,
  'city-management': cityManagementEndpoints,
  'concierge': conciergeEndpoints,
  'console': consoleEndpoints,
  'controls': controlEndpoints,
  'corrections': correctionEndpoints,
  'coverage': coverageEndpoints,
  'dashboard': dashboardEndpoints,
  'datasets': datasetEndpoints,
  'developer-tools': developerToolsEndpoints,
  'diagnostics': diagnosticsEndpoints,
  'disagreements': disagreementEndpoints,
  'discovery': discoveryEndpoints,
  'efficiency': efficiencyEndpoints,
  'enhancement': enhancementEndpoints,
  'events': eventEndpoints,
  'expansion': expansionEndpoints,
  'feeds': feedEndpoints,
  'follows': followEndpoints,
  'hearts': heartEndpoints,
  'hidden-series': hiddenSeriesEndpoints,
  'images': imageEndpoints,
  'itineraries': itineraryEndpoints,
  'language-model': languageModelEndpoints,
  'learning': learningEndpoints,
  'ledger': ledgerEndpoints,
  'location-integrity': locationIntegrityEndpoints,
  'mail': mailEndpoints,
  'newsletters': newsletterEndpoints,
  'notices': noticeEndpoints,
  'operations': operationEndpoints,
  'page-trials': pageTrialEndpoints,
  'payments': paymentEndpoints,
  'points': pointsEndpoints,
  'previews': previewEndpoints,
  'promoter-requests': promoterRequestEndpoints,
  'publishers': publisherEndpoints,
  'quality': qualityEndpoints,
  'recovery': recoveryEndpoints,
  'reports': reportEndpoints,
  'review': reviewEndpoints,
  'review-queue': reviewQueueEndpoints,
  'schedule': scheduleEndpoints,
  'series': seriesEndpoints,
  'service': serviceEndpoints,
  'sources': sourceEndpoints,
  'submissions': submissionEndpoints,
  'timezones': timezoneEndpoints,
  'users': userEndpoints,
  'venue-claims': venueClaimEndpoints,
  'venues': venueEndpoints,
} as const;

export type Slices = typeof slices;
