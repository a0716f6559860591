import type { Endpoints, ResponseOf, ReviewedCampaign } from '@marquee/contract';
import { hoursAgo } from './console.ts';

/** A campaign that waits for review. */
export const CAMPAIGN: ReviewedCampaign = {
  id: 'c1',
  title: 'Jazz Week',
  description: 'Ten nights of jazz',
  status: 'pending',
  budget: 100,
  spent: 0,
  startDate: '2026-12-01',
  endDate: '2026-12-10',
  targetCity: 'Columbia',
  targetState: 'SC',
  targetRadius: 25,
  targetCategories: ['Music'],
  content: {
    headline: 'Jazz every night',
    description: 'Ten bands.',
    callToAction: 'Get Tickets',
    landingUrl: 'https://jazz.example.org/',
  },
  pausedBy: null,
  endedBecause: null,
  reviewNote: null,
  refunded: 0,
  createdAt: hoursAgo(2),
  advertiser: { id: 'u1', name: 'Ann Lee', email: 'ann@example.org' },
  reviewedBy: null,
  reviewedAt: null,
};

/** A source that is read without trouble. */
export const SOURCE: ResponseOf<Endpoints['addSource']> = {
  id: 's1',
  name: 'The Hall',
  domain: 'hall.example',
  url: 'https://hall.example/events',
  movedFrom: null,
  intervalMinutes: 360,
  city: 'Columbia',
  state: 'SC',
  status: 'active',
  tier: 'medium',
  discoveryMethod: 'manual',
  health: 'ok',
  healthDetail: null,
  avgEventsPerRun: 4,
  lastYield: 4,
  successCount: 3,
  failureCount: 0,
  lastScanned: hoursAgo(2),
  lastSuccess: hoursAgo(2),
  nextDue: hoursAgo(-2),
};
