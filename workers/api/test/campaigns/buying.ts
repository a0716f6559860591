import type { Campaign } from '@marquee/contract';
import { makeCity } from '@marquee/testkit/workerd';
import { asking, SITE, signUpAs, whoIs } from '../accounts/people.ts';
import { type Api, startApi } from '../support.ts';

/** From tomorrow (in Columbia) for ten days, $100. */
export const DRAFT = {
  title: 'Jazz Week',
  description: 'Ten nights of jazz',
  targetCity: 'Columbia',
  targetRadius: 25,
  targetCategories: ['Music'],
  budget: 100,
  startDate: '2026-10-02',
  endDate: '2026-10-11',
  content: {
    headline: 'Jazz every night',
    description: 'Ten nights, ten bands.',
    callToAction: 'Get Tickets',
    landingUrl: 'https://jazz.example.org/week',
  },
};

export async function anApi() {
  const api = await startApi();
  await makeCity(api.db);
  const cookie = await signUpAs(api, 'promoter');
  const admin = await signUpAs(api, 'admin');
  const userId = (await whoIs(api, cookie))?.id ?? '';
  return { api, cookie, admin, userId };
}

export const url = (path: string) => `${SITE}/api${path}`;

export interface Begun {
  clientSecret: string;
  campaignId: string;
  paymentId: string;
}

export function begin(api: Api, cookie: string, draft: object = DRAFT, given: object = {}): Promise<Begun> {
  const body = { amount: (draft as { budget: number }).budget, campaignId: 'new', draft, ...given };
  return api.ok<Begun>('createPaymentIntent', url('/create-payment-intent'), asking({ cookie, body }));
}

/** The payer pays. */
export function pay(api: Api, { clientSecret }: Begun): void {
  api.outside.payments.succeed(clientSecret.split('_secret')[0] ?? '', { fee: 30 });
}

export const submit = (api: Api, cookie: string, body: object = DRAFT) =>
  api.ok<Campaign>('createCampaign', url('/campaigns'), asking({ cookie, body }));

/** A campaign that is paid and waits for review. */
export async function aPending(api: Api, cookie: string, given: object = {}): Promise<Campaign> {
  const draft = { ...DRAFT, ...given };
  const begun = await begin(api, cookie, draft);
  pay(api, begun);
  return submit(api, cookie, { ...draft, campaignId: begun.campaignId });
}

export const decide = (api: Api, admin: string, id: string, body: object) => {
  const init = asking({ cookie: admin, body });
  return api.ok('decideCampaign', url(`/admin/campaigns/${id}`), { ...init, method: 'PUT' });
};

/** One that runs: its first day has begun. */
export async function anActive(api: Api, cookie: string, admin: string, given: object = {}): Promise<Campaign> {
  const campaign = await aPending(api, cookie, given);
  api.outside.clock.advance(Math.max(0, Date.parse('2026-10-02T16:00:00Z') - api.outside.clock.now()));
  await decide(api, admin, campaign.id, { status: 'approved' });
  return campaign;
}
