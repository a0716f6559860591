import { BOOST_PLANS, DEFAULT_PLAN } from '@marquee/contract';
import type { Answers } from './api.ts';
import { COLUMBIA } from './data.ts';
import { consoleQuiet } from './quiet-console.ts';

/** Default responses: a site without a session and without events. */
export const QUIET: Answers = {
  currentUser: null,
  authProviders: [],
  mailStatus: { isSetUp: true },
  listEvents: { events: [], nextCursor: null, nearby: [], boosted: [], city: COLUMBIA, found: { n: 0, more: false } },
  searchEvents: { events: [], nextCursor: null, nearby: [], boosted: [], city: COLUMBIA, found: { n: 0, more: false } },
  countCategories: {},
  countVenues: [],
  fewerFilters: { ways: [] },
  featuredCities: [],
  searchCities: [],
  nearbyCities: [],
  recentCities: { stateRecent: [], otherStates: [] },
  batchBoostStatus: {},
  getBoostStatus: { isBoosted: false, boostLevel: null, daysRemaining: 0, boostId: null },
  getBoostOffer: {
    eventId: 'e1',
    timezone: 'America/New_York',
    lastDay: '2031-12-31',
    plans: BOOST_PLANS.map((plan) => ({ ...plan, lastStart: '2031-12-10' })),
    defaultPlan: DEFAULT_PLAN,
    pending: null,
  },
  getPaymentForm: null,
  listMyBoosts: [],
  listActiveCampaigns: [],
  reportAds: { success: true },
  listBoostCampaigns: [],
  trackBoost: { success: true },
  getPoints: { balance: 0 },
  listFollows: [],
  listOwnNewsletters: [],
  getNotices: { changes: true, weekly: false },
  getEnhancementStatus: { cached: false, available: false, message: 'Enhancement not available for this event' },
  cityStats: { overview: { totalCities: 0, totalStates: 0, totalEvents: 0, recentCities: 0 }, states: [] },
  getOwnClaim: { claim: null, isOwner: false, host: null },
  countVenueView: { isCounted: true },
  countEventOpen: { isCounted: true },
  listOwnVenues: [],
  ...consoleQuiet,
};
