import { DEFAULT_PLAN, type LetterLanguage, type Slices } from '@marquee/contract';
import { countPayment } from '@marquee/domain/accounts';
import {
  activateBoost,
  activateByPayment,
  boostDetail,
  boostOffer,
  boostStatuses,
  createBoost,
  getBoost,
  listBoosts,
  listCampaigns,
  offeredPlans,
  readReceipt,
} from '@marquee/domain/boosts';
import { getEvent } from '@marquee/domain/events';
import { dispatchDue } from '@marquee/domain/jobs';
import { csv, notFound, Reject } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';
import { placeholder } from '../boosts/placeholder.ts';
import { receiptPage } from '../boosts/receipt-page.ts';
import { whoCounts } from '../counting/who-counts.ts';
import { personOf } from '../person-of.ts';
import { eventCard } from '../previews/cards.ts';
import { previewDocument } from '../previews/preview.ts';
import type { Call, Verbs } from '../verbs.ts';

/** The report of a boost and the names of its files, in the language of who downloads them. */
const REPORT = {
  en: {
    columns: ['date', 'impressions', 'views', 'clicks', 'conversions'],
    file: (title: string) => `Boost of ${title}.csv`,
    shapes: { link: 'link', square: 'square', story: 'story', sheet: 'sheet' },
  },
  es: {
    columns: ['fecha', 'impresiones', 'vistas', 'clics', 'conversiones'],
    file: (title: string) => `Impulso de ${title}.csv`,
    shapes: { link: 'enlace', square: 'cuadrado', story: 'historia', sheet: 'cartel' },
  },
} as const satisfies Record<LetterLanguage, object>;

export const boostRoutes: Verbs<Slices['boosts']> = {
  listBoostPlans: ({ hasTestPlan }) => ({ plans: offeredPlans({ hasTestPlan }), defaultPlan: DEFAULT_PLAN }),
  batchBoostStatus: (deps, { body }) => boostStatuses(deps, body.eventIds),
  getBoostStatus: async (deps, { params }) => {
    const { [params.id]: status } = await boostStatuses(deps, [params.id]);
    if (!status) throw notFound('event');
    return status;
  },
  getBoostOffer: (deps, { params }, call) => boostOffer(deps, personOf(call), params.id),
  createBoost: async (deps, { body }, call) => {
    const userId = personOf(call);
    await countPayment(deps, { userId, address: call.address });
    const { boost, clientSecret } = await createBoost(deps, { userId, language: call.language }, body);
    return { ...(await getBoost(deps, boost.id)), clientSecret, paymentId: boost.paymentId };
  },
  activateBoost: async (deps, { params }, call) => {
    await activateBoost(deps, params.id);
    return settled(deps, params.id, call);
  },
  activateBoostByPayment: async (deps, { body }, call) => {
    const { id } = await activateByPayment(deps, personOf(call), body.paymentId);
    return settled(deps, id, call);
  },
  listMyBoosts: (deps, _input, call) => listBoosts(deps, personOf(call)),
  trackBoost: async (deps, { params, body }, call) => {
    const who = await whoCounts(deps, call);
    if (who) {
      const source = call.declinesTracking ? null : (body.source ?? null);
      await deps.counts.send([{ ...who, kind: 'boost', boostId: params.id, action: params.action, source }]);
    }
    return { success: true };
  },
  listBoostCampaigns: (deps, _input, call) => listCampaigns(deps, personOf(call)),
  getBoostDetail: (deps, { params }) => boostDetail(deps, params.id),
  getBoostDays: async (deps, { params }, call) => {
    const words = REPORT[call.language];
    const { event, timeline } = await boostDetail(deps, params.id);
    const rows = timeline.dailyPerformance.map((day) => [
      day.date,
      day.impressions,
      day.views,
      day.clicks,
      day.conversions,
    ]);
    return {
      contentType: 'text/csv; charset=utf-8',
      body: csv(words.columns, rows),
      filename: words.file(event.title),
    };
  },
  getBoostPicture: async (deps, { params }, call) => {
    const { event, pictures } = await boostDetail(deps, params.id);
    const shape = pictures.find((each) => each === params.shape);
    if (event.slug === null || !shape)
      throw new Reject(404, 'no-picture', 'This boost does not come with this picture.');
    const card = eventCard(await getEvent(deps, event.slug));
    const document = await previewDocument(deps, shape === 'link' ? card : { ...card, shape }, call);
    return { ...document, filename: `${event.title} ${REPORT[call.language].shapes[shape]}.png` };
  },
  getBoostReceipt: async (deps, { params, query }) => {
    const receipt = await readReceipt(deps, params.id);
    const page = await receiptPage(receipt, deps);
    return query.download === undefined ? page : { ...page, filename: `Marquee receipt ${receipt.number}.html` };
  },
  getPlaceholder: (_deps, { params }) => placeholder(params),
};

/** The boost after it was settled; its letters leave at once. */
async function settled(deps: ApiDeps, id: string, call: Call) {
  await call.afterwards(() => dispatchDue(deps));
  return getBoost(deps, id);
}
