import { type Slices, slices } from '@marquee/contract';
import { type ApiDeps, apiDepsOf, createMeter } from '@marquee/platform';
import type { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';
import { createUsedKeys } from './callers/key-use.ts';
import { createKeeper } from './copies/keeper.ts';
import { languageOfConsole, languageOfRequest } from './documents/language-of-request.ts';
import { mountDocuments } from './documents/mount-documents.ts';
import { type DepsOf, guardedApp } from './guarded-app.ts';
import { mountFormAnswer } from './mount/form-answer.ts';
import { mountAll } from './mount/mount.ts';
import { mountOneClick } from './mount/one-click.ts';
import { followChanges } from './replicas/follow.ts';
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
import { dashboardRoutes } from './routes/dashboard.ts';
import { developerToolsRoutes } from './routes/developer-tools.ts';
import { diagnosticsRoutes } from './routes/diagnostics.ts';
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
import { createSharedAnswers } from './shared/shared-answers.ts';
import type { Verbs } from './verbs.ts';

/** The verbs of each slice. An endpoint of the contract without a verb does not compile. */
const ROUTES: { readonly [S in keyof Slices]: Verbs<Slices[S]> } = {
  accounts: accountRoutes,
  ads: adRoutes,
  'api-keys': apiKeyRoutes,
  'audit-log': auditLogRoutes,
  boosts: boostRoutes,
  budget: budgetRoutes,
  efficiency: efficiencyRoutes,
  campaigns: campaignRoutes,
  cities: cityRoutes,
  'city-management': cityManagementRoutes,
  timezones: timezoneRoutes,
  concierge: conciergeRoutes,
  console: consoleRoutes,
  dashboard: dashboardRoutes,
  'developer-tools': developerToolsRoutes,
  operations: operationRoutes,
  controls: controlRoutes,
  schedule: scheduleRoutes,
  diagnostics: diagnosticsRoutes,
  alerts: alertRoutes,
  enhancement: enhancementRoutes,
  events: eventRoutes,
  feeds: feedRoutes,
  follows: followRoutes,
  hearts: heartRoutes,
  hiddenSeries: hiddenSeriesRoutes,
  images: imageRoutes,
  itineraries: itineraryRoutes,
  'language-model': languageModelRoutes,
  learning: learningRoutes,
  ledger: ledgerRoutes,
  'location-integrity': locationIntegrityRoutes,
  mail: mailRoutes,
  notices: noticeRoutes,
  'page-trials': pageTrialRoutes,
  payments: paymentRoutes,
  points: pointsRoutes,
  previews: previewRoutes,
  'promoter-requests': promoterRequestRoutes,
  publishers: publisherRoutes,
  quality: qualityRoutes,
  reports: reportRoutes,
  review: reviewRoutes,
  'review-queue': reviewQueueRoutes,
  series: seriesRoutes,
  service: serviceRoutes,
  sources: sourceRoutes,
  discovery: discoveryRoutes,
  expansion: expansionRoutes,
  recovery: recoveryRoutes,
  aggregates: aggregateRoutes,
  submissions: submissionRoutes,
  users: userRoutes,
  'venue-claims': venueClaimRoutes,
  venues: venueRoutes,
  corrections: correctionRoutes,
};

const deployed: DepsOf = ({ env }) => apiDepsOf(env);

/** The API with all its routes. Tests and development pass their own `deps`. */
export function createApp(deps: ApiDeps | DepsOf = deployed): Hono<AppEnv> {
  const app = guardedApp(typeof deps === 'function' ? deps : () => deps, createMeter('api'));
  const keeper = createKeeper();
  const usedKeys = createUsedKeys();
  const shared = createSharedAnswers();
  app.use(async (c, next) => {
    c.set('keeper', keeper);
    c.set('usedKeys', usedKeys);
    c.set('shared', shared);
    await next();
  });
  app.use(followChanges);
  // Their words are those of the page that names them.
  app.use('/previews/*', languageOfRequest);
  app.use('/api/admin/*', languageOfConsole);
  for (const slice of Object.keys(slices) as Array<keyof Slices>) mountAll(app, slices[slice], ROUTES[slice] as never);
  mountFormAnswer(app);
  mountOneClick(app);
  mountDocuments(app);
  return app;
}
