import type { CampaignAnalytics, Slices } from '@marquee/contract';
import { countPayment } from '@marquee/domain/accounts';
import {
  beginPayment,
  changeCampaign,
  decideCampaign,
  editCampaign,
  getAdvertising,
  getBudgetLimit,
  getCampaignAnalytics,
  listCampaigns,
  listOwnCampaigns,
  listTargetCities,
  readInvoice,
  submitCampaign,
} from '@marquee/domain/campaigns';
import { csv, Reject } from '@marquee/kernel';
import { invoicePage } from '../campaigns/invoice-page.ts';
import { personOf } from '../person-of.ts';
import { thenDispatched } from '../then-dispatched.ts';
import type { Call, Document, Verbs } from '../verbs.ts';

export const campaignRoutes: Verbs<Slices['campaigns']> = {
  createPaymentIntent: async (deps, { body }, call) => {
    const userId = personOf(call);
    await countPayment(deps, { userId, address: call.address });
    return beginPayment(deps, { userId, language: call.language }, body);
  },
  createCampaign: async (deps, { body: { advertiserId: _advertiser, ...draft } }, call) =>
    thenDispatched(deps, call, await submitCampaign(deps, personOf(call), draft)),
  listTargetCities: (deps) => listTargetCities(deps),
  getBudgetLimit: (deps, _input, call) => getBudgetLimit(deps, personOf(call)),
  listUserCampaigns: (deps, { params }, call) => listOwnCampaigns(deps, ownOrAdmin(call, params.userId)),
  editCampaign: (deps, { params, body }) => editCampaign(deps, params.id, body),
  changeCampaign: async (deps, { params, body }, call) =>
    thenDispatched(deps, call, await changeCampaign(deps, params.id, body.action)),
  getCampaignAnalytics: (deps, { params }) => getCampaignAnalytics(deps, params.id),
  getCampaignTable: async (deps, { params }) => tableOf(await getCampaignAnalytics(deps, params.id)),
  getCampaignInvoice: async (deps, { params, query }) => {
    const invoice = await readInvoice(deps, params.id);
    const page = await invoicePage(invoice, deps);
    return query.download === undefined ? page : { ...page, filename: `Marquee invoice ${invoice.number}.html` };
  },
  listAdminCampaigns: (deps, { query }) => listCampaigns(deps, query),
  decideCampaign: async (deps, { params, body }, call) =>
    thenDispatched(deps, call, await decideCampaign(deps, call, params.id, body)),
  getAdvertising: (deps) => getAdvertising(deps),
};

/** The list is the caller's own, whatever the address says, unless an administrator asks (docs/spec/decisions.md 56). */
function ownOrAdmin(call: Call, userId: string): string {
  const own = personOf(call);
  if (userId !== own && !(call.actor.kind === 'user' && call.actor.isAdmin))
    throw new Reject(403, 'not-yours', 'These are the campaigns of somebody else.');
  return userId;
}

const COLUMNS = ['Date', 'Served', 'Impressions', 'Viewability (%)', 'Clicks', 'Click-through rate (%)', 'Spent (USD)'];

function tableOf({ campaign, days }: CampaignAnalytics): Document {
  const percent = (part: number, whole: number) => (whole === 0 ? null : Math.round((part / whole) * 1000) / 10);
  const rows = days.map(({ date, served, impressions, clicks, spent }) => [
    date,
    served,
    impressions,
    percent(impressions, served),
    clicks,
    percent(clicks, impressions),
    spent.toFixed(2),
  ]);
  return { contentType: 'text/csv; charset=utf-8', body: csv(COLUMNS, rows), filename: `campaign-${campaign.id}.csv` };
}
