import type { Receipt } from '@marquee/domain/boosts';
import { html } from 'hono/html';
import { ownPage } from '../plain-page.ts';
import type { Document } from '../verbs.ts';
import { RECEIPT_WORDS } from './receipt-words.ts';

/** A receipt as a page to print or to keep, in the language of its payer. */
export async function receiptPage(receipt: Receipt, origin: string): Promise<Document> {
  const { number, boost, planName, paidAt, payer, reference, refunds, refundedCents } = receipt;
  const { language, timezone, startsAt, endsAt } = boost;
  const words = RECEIPT_WORDS[language];
  const locale = language === 'es' ? 'es-US' : 'en-US';
  const day = (at: number) => new Date(at).toLocaleDateString(locale, { dateStyle: 'long', timeZone: timezone });
  const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
  const told = refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const row = (name: string, value: unknown) => html`<tr><th scope="row">${name}</th><td dir="auto">${value}</td></tr>`;
  const body = html`<main lang="${language}">
    <p>Marquee · ${new URL(origin).host}</p>
    <h1>${words.title(number)}</h1>
    <table>
      ${row(words.paid, day(paidAt))}
      ${payer ? row(words.payer, `${payer.name}, ${payer.email}`) : ''}
      ${row(words.event, boost.eventVenue ? `${boost.eventTitle}, ${boost.eventVenue}` : boost.eventTitle)}
      ${startsAt !== null && endsAt !== null && endsAt > startsAt ? row(words.period, `${day(startsAt)} – ${day(endsAt)}`) : ''}
      ${reference === null ? '' : row(words.reference, reference)}
    </table>
    <section>
      <table>
        ${row(words.plan(planName, boost.durationDays), dollars(boost.amountCents))}
        ${refunds.map(({ at, amountCents }) => row(`${words.refund} ${day(at)}`, `−${dollars(amountCents)}`))}
        ${refundedCents > told ? row(words.otherRefund, `−${dollars(refundedCents - told)}`) : ''}
        ${row(words.total, html`<b>${dollars(boost.amountCents - refundedCents)}</b>`)}
      </table>
    </section>
    <p>${words.footnote}</p>
  </main>`;
  return ownPage(words.title(number), body, undefined, language);
}
