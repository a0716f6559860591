export * from './access.ts';
export { type OwnFactors, PASSKEYS_MAX } from './accounts/factors.ts';
export type { OwnAccount, OwnSession } from './accounts/own-account.ts';
export type { NewPasskey, PasskeyAnswer, PasskeyOrder, PasskeyQuestion } from './accounts/passkey-schemas.ts';
export { PROVIDER_TROUBLES, type ProviderTrouble } from './accounts/providers.ts';
export { SECOND_STEPS, type SecondStep, type WaitingSignIn } from './accounts/second-step.ts';
export * from './accounts/user.ts';
export * from './ads/ad.ts';
export * from './aggregates/aggregates.ts';
export type { AggregateScan, AggregateVenue, ToldAggregateScan, ToldAggregateVenue } from './aggregates/endpoints.ts';
export * from './alerts/alert.ts';
export * from './alerts/endpoints.ts';
export type { ApiKey } from './api-keys/endpoints.ts';
export * from './api-keys/limits.ts';
export * from './audit-log/actions.ts';
export type { AuditActor, AuditRecord, AuditSubject } from './audit-log/endpoints.ts';
export * from './boosts/analytics.ts';
export * from './boosts/boost.ts';

export * from './boosts/plans.ts';
export * from './budget/budget.ts';
export type { QuotaStatus, TokenBudget, ToldTokenBudget } from './budget/endpoints.ts';
export * from './budget/model-prices.ts';
export * from './campaigns/campaign.ts';
export { DECIDED_STATUSES } from './campaigns/endpoints.ts';
export * from './categories.ts';
export * from './cities/city.ts';
export * from './city-management/city.ts';
export * from './concierge/concierge.ts';
export * from './concierge/unmet-requests.ts';
export { CONSOLE_SEARCH_LIMIT } from './console/endpoints.ts';
export { type ConsoleTour, TOUR_STOPS } from './console/tour.ts';
export * from './controls/control.ts';
export type { ControlOverride, SystemControls, ToldSystemControls } from './controls/endpoints.ts';
export * from './corrections/correction.ts';
export type { CorrectableEvent, CorrectionChange, VenueEvent } from './corrections/endpoints.ts';
export * from './counting/message.ts';
export * from './coverage/coverage.ts';
export * from './dashboard/dashboard.ts';
export * from './datasets/dataset.ts';
export * from './defaults.ts';
export {
  DEAD_LETTER_RESOLUTIONS,
  type DeadLetterRecord,
  type DiagnosedError,
  SEVERITIES,
  type Severity,
  type ToldDeadLetterRecord,
} from './diagnostics/records.ts';
export { type ToldTrace, type ToldTracedJob, TRACE_ROWS, type Trace } from './diagnostics/trace.ts';
export type { DisputedEvent } from './disagreements/endpoints.ts';
export * from './discovery/discovery.ts';
export type {
  SiteCheck,
  SourceCandidate,
  ToldDiscoveryAnalytics,
  ToldDiscoverySession,
  ToldMarqueeDashboard,
  ToldPrequalificationMetrics,
  ToldPrequalificationTest,
  ToldSiteCheck,
  ToldSourceCandidate,
} from './discovery/shapes.ts';
export type { EfficiencyConfig, EfficiencySimulation } from './efficiency/endpoints.ts';
export * from './efficiency/strategy.ts';
export * from './endpoint.ts';
export * from './endpoints.ts';
export * from './enhancement/enhancement.ts';
export {
  FEWER_FILTERS_MOST,
  type FewerFilters,
  type FilterPart,
  type Found,
  SEARCH_SORTS,
  type SearchSort,
  SORTS,
  type Sort,
} from './events/endpoints.ts';
export * from './events/event.ts';
export {
  ACCESS_KEYS,
  FACT_FILTERS,
  FACT_KEYS,
  FACTS,
  type FactFilter,
  type FactKey,
  type FactValues,
  FILTER_KEYS,
  type FilterQuery,
  filtersOf,
  filtersOn,
  isUnder,
  keptFilterFields,
  type Occurs,
  SPARSE_FILTERS,
  UNSTATED,
} from './events/facts.ts';
export * from './expansion/defaults.ts';
export * from './expansion/expansion.ts';
export type { GrowthAnalytics } from './expansion/growth-endpoints.ts';
export {
  type BoardQuery,
  type DatedQuery,
  EMBED_LIMIT,
  EMBED_SIZES,
  EMBED_THEMES,
  type EmbedQuery,
  FEED_DATES,
  FEED_EVENTS,
  type FeedFormat,
  type FeedQuery,
  type WeekQuery,
} from './feeds/endpoints.ts';
export { FIGURES, type FigureId } from './figures/figures.ts';
export * from './follows/follow.ts';
export * from './hearts/limits.ts';
export * from './hidden-series/limits.ts';
export * from './images/console.ts';
export { PICTURE_TYPES, PICTURE_WIDTHS, type PictureWidth } from './images/endpoints.ts';
export * from './images/pictures.ts';
export * from './itineraries/itinerary.ts';
export * from './jobs/jobs.ts';
export * from './join-endpoints.ts';
export type { ModelStatus, ToldModelStatus } from './language-model/endpoints.ts';
export * from './learning/learning.ts';
export type { Ledger, LedgerEntry, ToldLedger } from './ledger/endpoints.ts';
export * from './ledger/ledger.ts';
export * from './location-integrity/location-integrity.ts';
export * from './mail/letter.ts';
export type { NewsletterIssue, NewsletterRow, OwnNewsletter } from './newsletters/endpoints.ts';
export * from './newsletters/newsletter.ts';
export * from './notices/notice.ts';
export * from './openapi.ts';
export * from './operations/operation.ts';
export type { PipelineStatus } from './page-trials/endpoints.ts';
export * from './page-trials/trial.ts';
export type { PaymentHealth, PaymentRecord, ToldPaymentHealth } from './payments/endpoints.ts';
export * from './payments/payment.ts';
export { type PointAction } from './points/endpoints.ts';
export * from './previews/card.ts';
export * from './problem.ts';
export type { OwnPromoterRequest, PromoterRequestContent } from './promoter-requests/endpoints.ts';
export * from './promoter-requests/promoter-request.ts';
export type { PublisherRequest, PublisherRule, PublisherSources } from './publishers/endpoints.ts';
export * from './publishers/publisher.ts';
export * from './quality/quality.ts';
export type { Recovery, ToldRecovery } from './recovery/endpoints.ts';
export * from './recovery/recovery.ts';
export type { EventReport } from './reports/endpoints.ts';
export * from './reports/report.ts';
export * from './review/held-draft.ts';
export * from './review-queue/review-queue.ts';
export * from './schedule/defaults.ts';
export type {
  AlwaysOn,
  EffectiveSchedule,
  ScheduleConfig,
  ToldProcessSchedule,
} from './schedule/endpoints.ts';
export * from './security-headers.ts';
export * from './sentence.ts';
export * from './series/series.ts';
export * from './served-methods.ts';
export * from './slices.generated.ts';
export * from './sources/found-sources.ts';
export * from './sources/look.ts';
export * from './sources/scraping.ts';
export {
  SHOWN_DOCUMENT_CHARS,
  type ToldUnreadableDocument,
  type UnreadableDocument,
} from './sources/unreadable-documents.ts';
export type { PictureEvent, SubmissionRecord } from './submissions/endpoints.ts';
export * from './submissions/submission.ts';
export type { TimezoneTest, ToldTimezoneTest } from './timezones/endpoints.ts';
export type { UserRecord, UserRow } from './users/endpoints.ts';
export * from './users/groups.ts';
export type { VenueClaimRecord } from './venue-claims/endpoints.ts';
export * from './venue-claims/venue-claim.ts';
export type { ManagedVenue, OwnVenue, Venue } from './venues/endpoints.ts';
export * from './venues/venue.ts';
