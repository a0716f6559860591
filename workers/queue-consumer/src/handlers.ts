import { refreshAds } from '@marquee/domain/ads';
import { noteAggregate, readAggregates } from '@marquee/domain/aggregates';
import { callWebhook, forgetAlerts, noteLetter } from '@marquee/domain/alerts';
import { settleBoostJob, sweepBoosts } from '@marquee/domain/boosts';
import { earnCampaigns, settleCampaign } from '@marquee/domain/campaigns';
import { forgetConversations, forgetUnmet } from '@marquee/domain/concierge';
import { forgetVisitors } from '@marquee/domain/counting';
import { moveCities } from '@marquee/domain/databases';
import { forgetDatasets, writeDataset } from '@marquee/domain/datasets';
import { checkCandidate, discoverCity, forgetDiscovery } from '@marquee/domain/discovery';
import { archiveEvents, expireEvents, restoreEvents, revalidateEvent } from '@marquee/domain/events';
import { lookAtCities, runExpansion } from '@marquee/domain/expansion';
import { writeWeekly } from '@marquee/domain/follows';
import { fetchImage, fillImages } from '@marquee/domain/images';
import { tellKeepers, tellSale } from '@marquee/domain/kept-changes';
import { verifyLedger } from '@marquee/domain/ledger';
import { completeLetter } from '@marquee/domain/letter-links';
import { sendLetter } from '@marquee/domain/mail';
import { forgetSubscribers, writeNewsletters } from '@marquee/domain/newsletters';
import { forgetOperations, takeStep } from '@marquee/domain/operations';
import { reconcilePayments, refundPayment, settleIntent, settleOpenPayments } from '@marquee/domain/payments';
import { recoverSource } from '@marquee/domain/recovery';
import { bringForwardSources, handOverEvents, obeyPublisher, scrapeSource } from '@marquee/domain/sources';
import { forgetFlyers, keepPicture } from '@marquee/domain/submissions';
import { forgetViews } from '@marquee/domain/venues';
import type { Handlers } from '@marquee/platform/jobs';

/** The handler of each kind of job. A kind without a handler does not compile. */
export const handlers = {
  'source.scrape': scrapeSource,
  'source.obey-publisher': obeyPublisher,
  'city.discover': (deps, payload, job) => discoverCity(deps, payload, job, readAggregates),
  'candidate.check': (deps, payload, job) => checkCandidate(deps, payload, job, noteAggregate),
  'source.recover': recoverSource,
  'source.hand-over': handOverEvents,
  'expansion.run': runExpansion,
  'expansion.look': lookAtCities,
  'event.revalidate': revalidateEvent,
  'image.fetch': fetchImage,
  'picture.keep': keepPicture,
  'images.fill': fillImages,
  'mail.send': (deps, payload, job) =>
    noteLetter(deps, payload.letterId, job, () => sendLetter(deps, payload, job, completeLetter)),
  'alert.call': callWebhook,
  'kept-changes.tell': tellKeepers,
  'sales.tell': tellSale,
  'weekly-letters.write': writeWeekly,
  'newsletters.write': writeNewsletters,
  'dataset.write': writeDataset,
  'payment.settle': settleIntent,
  'payment.refund': refundPayment,
  'payment.sweep': settleOpenPayments,
  'payment.reconcile': reconcilePayments,
  'ledger.verify': verifyLedger,
  'boost.settle': settleBoostJob,
  'boosts.sweep': sweepBoosts,
  'campaign.settle': settleCampaign,
  'campaigns.earn': earnCampaigns,
  'ads.refresh': refreshAds,
  'operation.step': takeStep,
  'cities.move': moveCities,
  'maintenance.archive': archiveEvents,
  'maintenance.restore': restoreEvents,
  'maintenance.expire': async (deps) => {
    const result = await expireEvents(deps);
    const now = deps.clock.now();
    const forgotten = [
      forgetConversations(now),
      forgetUnmet(now),
      ...forgetVisitors(now),
      forgetViews(now),
      forgetOperations(now),
      ...forgetDiscovery(now),
      bringForwardSources(now),
      ...forgetAlerts(now),
      ...forgetSubscribers(now),
      ...(await forgetDatasets(deps)),
      ...(await forgetFlyers(deps)),
    ];
    return { ...result, statements: [...(result.statements ?? []), ...forgotten] };
  },
} satisfies Handlers;
