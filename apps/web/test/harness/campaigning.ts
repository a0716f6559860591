import type { Campaign } from '@marquee/contract';
import { page } from './look.ts';
import { openSite, personOf } from './site.tsx';

const PROMOTER = personOf('promoter');
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const field = (name: string) => page.getByLabelText(name, { exact: true });

export const CAMPAIGN: Campaign = {
  id: 'c1',
  title: 'Jazz Week',
  description: 'Ten nights of jazz',
  status: 'active',
  budget: 100,
  spent: 12.5,
  startDate: '2027-03-01',
  endDate: '2027-03-10',
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
  createdAt: '2026-10-01T12:00:00Z',
};
const CITIES = [
  ...['Columbia', 'Charleston', 'Greenville'].map((city) => ({ city, state: 'SC' })),
  { city: 'Savannah', state: 'GA' },
];
const BEGUN = { clientSecret: 'pi_1_secret_2', campaignId: 'c1', paymentId: 'p1' };

export const TEST_FORM = { publishableKey: 'pk_test_1', testOrigin: 'http://127.0.0.1:9' };

export const open = (path = '/advertiser', answers = {}) =>
  openSite(path, {
    currentUser: PROMOTER,
    listTargetCities: CITIES,
    listUserCampaigns: [CAMPAIGN],
    getBudgetLimit: { left: 100_000, most: null, because: 'proven' },
    createPaymentIntent: BEGUN,
    getPaymentForm: null,
    ...answers,
  });

export async function fillIn(): Promise<void> {
  await field('Campaign Title').fill('Jazz Week');
  await field('Campaign Description').fill('Ten nights of jazz');
  await field('Start Date').fill('2099-03-01');
  await field('End Date').fill('2099-03-10');
  await field('Headline').fill('Jazz every night');
  await field('Ad Description').fill('Ten bands.');
  await field('Landing URL').fill('https://jazz.example.org/');
}
