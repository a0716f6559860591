import type { LetterLanguage } from '@marquee/contract';
import type { Receipt } from '@marquee/domain/boosts';
import type { ApiDeps } from '@marquee/platform';
import { dayIn, paymentPage } from '../payments/payment-page.ts';
import type { Document } from '../verbs.ts';

const WORDS = {
  en: {
    title: (number: string) => `Receipt ${number}`,
    event: 'Event',
    plan: (name: string, days: number) => `Boost ${name}, ${days} ${days === 1 ? 'day' : 'days'}`,
    period: 'Shown',
  },
  es: {
    title: (number: string) => `Recibo ${number}`,
    event: 'Evento',
    plan: (name: string, days: number) => `Impulso ${name}, ${days} ${days === 1 ? 'día' : 'días'}`,
    period: 'Se mostró',
  },
} as const satisfies Record<LetterLanguage, object>;

/** The receipt of a boost. */
export function receiptPage(
  receipt: Receipt,
  { publicOrigin: origin, seller }: Pick<ApiDeps, 'publicOrigin' | 'seller'>,
): Promise<Document> {
  const { number, boost, planName } = receipt;
  const { language, timezone, startsAt, endsAt } = boost;
  const words = WORDS[language];
  const day = dayIn(language, timezone);
  const wasShown = startsAt !== null && endsAt !== null && endsAt > startsAt;
  return paymentPage({
    title: words.title(number),
    proof: receipt,
    about: [
      [words.event, boost.eventVenue ? `${boost.eventTitle}, ${boost.eventVenue}` : boost.eventTitle],
      ...(wasShown ? [[words.period, `${day(startsAt)} – ${day(endsAt)}`] as const] : []),
    ],
    item: words.plan(planName, boost.durationDays),
    language,
    timezone,
    origin,
    seller,
  });
}
