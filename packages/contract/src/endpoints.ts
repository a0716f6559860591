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
import { dashboardEndpoints } from './dashboard/endpoints.ts';
import { developerToolsEndpoints } from './developer-tools/endpoints.ts';
import { diagnosticsEndpoints } from './diagnostics/endpoints.ts';
import { discoveryEndpoints } from './discovery/endpoints.ts';
import { efficiencyEndpoints } from './efficiency/endpoints.ts';
import type { Kind, KindOf } from './endpoint.ts';
import { enhancementEndpoints } from './enhancement/endpoints.ts';
import { eventEndpoints } from './events/endpoints.ts';
import { expansionEndpoints } from './expansion/endpoints.ts';
import { feedEndpoints } from './feeds/endpoints.ts';
import { followEndpoints } from './follows/endpoints.ts';
import { heartEndpoints } from './hearts/endpoints.ts';
import { hiddenSeriesEndpoints } from './hidden-series/endpoints.ts';
import { imageEndpoints } from './images/endpoints.ts';
import { itineraryEndpoints } from './itineraries/endpoints.ts';
import { joinEndpoints } from './join-endpoints.ts';
import { languageModelEndpoints } from './language-model/endpoints.ts';
import { learningEndpoints } from './learning/endpoints.ts';
import { ledgerEndpoints } from './ledger/endpoints.ts';
import { locationIntegrityEndpoints } from './location-integrity/endpoints.ts';
import { mailEndpoints } from './mail/endpoints.ts';
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

/** The endpoints by slice; workers/api/src/app.ts must serve each. */
export const slices = {
  service: serviceEndpoints,
  events: eventEndpoints,
  feeds: feedEndpoints,
  enhancement: enhancementEndpoints,
  points: pointsEndpoints,
  reports: reportEndpoints,
  review: reviewEndpoints,
  'review-queue': reviewQueueEndpoints,
  publishers: publisherEndpoints,
  venues: venueEndpoints,
  corrections: correctionEndpoints,
  'venue-claims': venueClaimEndpoints,
  submissions: submissionEndpoints,
  concierge: conciergeEndpoints,
  cities: cityEndpoints,
  images: imageEndpoints,
  previews: previewEndpoints,
  accounts: accountEndpoints,
  'api-keys': apiKeyEndpoints,
  hearts: heartEndpoints,
  hiddenSeries: hiddenSeriesEndpoints,
  itineraries: itineraryEndpoints,
  follows: followEndpoints,
  notices: noticeEndpoints,
  mail: mailEndpoints,
  payments: paymentEndpoints,
  boosts: boostEndpoints,
  ledger: ledgerEndpoints,
  ads: adEndpoints,
  campaigns: campaignEndpoints,
  'promoter-requests': promoterRequestEndpoints,
  users: userEndpoints,
  controls: controlEndpoints,
  schedule: scheduleEndpoints,
  sources: sourceEndpoints,
  discovery: discoveryEndpoints,
  expansion: expansionEndpoints,
  recovery: recoveryEndpoints,
  aggregates: aggregateEndpoints,
  quality: qualityEndpoints,
  diagnostics: diagnosticsEndpoints,
  alerts: alertEndpoints,
  'audit-log': auditLogEndpoints,
  console: consoleEndpoints,
  dashboard: dashboardEndpoints,
  'developer-tools': developerToolsEndpoints,
  operations: operationEndpoints,
  budget: budgetEndpoints,
  efficiency: efficiencyEndpoints,
  'language-model': languageModelEndpoints,
  'page-trials': pageTrialEndpoints,
  learning: learningEndpoints,
  series: seriesEndpoints,
  'location-integrity': locationIntegrityEndpoints,
  'city-management': cityManagementEndpoints,
  timezones: timezoneEndpoints,
} as const;

export type Slices = typeof slices;

/** All endpoints by id. */
export const endpoints = joinEndpoints(slices);

export type Endpoints = typeof endpoints;

/** The ids of a kind, by default `json`. */
export type EndpointId<K extends Kind = 'json'> = {
  [I in keyof Endpoints]: KindOf<Endpoints[I]> extends K ? I : never;
}[keyof Endpoints];
