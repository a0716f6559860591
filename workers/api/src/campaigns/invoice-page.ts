import type { LetterLanguage } from '@marquee/contract';
import type { Invoice } from '@marquee/domain/campaigns';
import { dollars } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';
import { categoryName } from '@marquee/web/drawn';
import { inLanguage } from '../documents/language-of-request.ts';
import { dayIn, paymentPage } from '../payments/payment-page.ts';
import type { Document } from '../verbs.ts';

const WORDS = {
  en: {
    title: (number: string) => `Invoice ${number}`,
    campaign: 'Campaign',
    period: 'Days',
    target: 'Shown in',
    categories: 'Categories',
    around: (miles: number) => `${miles} miles around it`,
    item: 'Advertising, budget of the campaign',
    soFar: 'Delivered so far',
    inAll: 'Delivered',
  },
  es: {
    title: (number: string) => `Factura ${number}`,
    campaign: 'Campaña',
    period: 'Días',
    target: 'Se muestra en',
    categories: 'Categorías',
    around: (miles: number) => `${miles} millas alrededor`,
    item: 'Publicidad, presupuesto de la campaña',
    soFar: 'Mostrado hasta ahora',
    inAll: 'Mostrado',
  },
} as const satisfies Record<LetterLanguage, object>;

/** The invoice of a campaign: what was paid, what went back, and for how much of it ads were shown (BEY-27). */
export function invoicePage(
  invoice: Invoice,
  { publicOrigin: origin, seller }: Pick<ApiDeps, 'publicOrigin' | 'seller'>,
): Promise<Document> {
  const { number, campaign } = invoice;
  const { language, timezone, startsAt, endsAt, status, city, state, radiusMiles, categories, spentCents } = campaign;
  const words = WORDS[language];
  const day = dayIn(language, timezone);
  const named = inLanguage(language, () => categories.map(categoryName).join(', '));
  const isOver = status === 'completed' || status === 'rejected';
  return paymentPage({
    title: words.title(number),
    proof: invoice,
    about: [
      [words.campaign, campaign.title],
      // The end is the first moment after the last day.
      [words.period, `${day(startsAt)} – ${day(endsAt - 1)}`],
      [words.target, `${city}, ${state}, ${words.around(radiusMiles)}`],
      ...(named === '' ? [] : [[words.categories, named] as const]),
    ],
    item: words.item,
    further: [[isOver ? words.inAll : words.soFar, dollars(spentCents)]],
    language,
    timezone,
    origin,
    seller,
  });
}
