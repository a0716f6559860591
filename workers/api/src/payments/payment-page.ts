import type { LetterLanguage } from '@marquee/contract';
import type { Seller } from '@marquee/domain/deps';
import type { PaymentProof } from '@marquee/domain/payments';
import { dollars } from '@marquee/kernel';
import { html } from 'hono/html';
import { ownPage } from '../plain-page.ts';
import type { Document } from '../verbs.ts';
import { PAYMENT_WORDS } from './payment-words.ts';

type Line = readonly [name: string, value: string];

interface Shown {
  title: string;
  proof: PaymentProof & { paidAt: number };
  /** What was bought. */
  about: readonly Line[];
  /** What it is called above its amount. */
  item: string;
  /** Below the total. */
  further?: readonly Line[];
  language: LetterLanguage;
  timezone: string;
  origin: string;
  seller: Seller;
}

/** Writes an instant as a day, in words. */
export function dayIn(language: LetterLanguage, timeZone: string): (at: number) => string {
  const locale = language === 'es' ? 'es-US' : 'en-US';
  return (at) => new Date(at).toLocaleDateString(locale, { dateStyle: 'long', timeZone });
}

/** A receipt or an invoice as a page to print or to keep, in the language of its payer. */
export function paymentPage({
  title,
  proof,
  about,
  item,
  further = [],
  language,
  timezone,
  origin,
  seller,
}: Shown): Promise<Document> {
  const { amountCents, paidAt, payer, reference, cardLast4, refunds, refundedCents, lostCents, heldCents } = proof;
  const words = PAYMENT_WORDS[language];
  const day = dayIn(language, timezone);
  const told = refunds.reduce((sum, { amountCents: cents }) => sum + cents, 0);
  const gone = refundedCents + lostCents;
  const row = (name: string, value: unknown) => html`<tr><th scope="row">${name}</th><td dir="auto">${value}</td></tr>`;
  const body = html`<main lang="${language}">
    <p>${[seller.name, seller.address, new URL(origin).host].filter((part) => part !== null).join(' · ')}</p>
    <h1>${title}</h1>
    <table>
      ${row(words.paid, day(paidAt))}
      ${payer ? row(words.payer, `${payer.name}, ${payer.email}`) : ''}
      ${about.map(([name, value]) => row(name, value))}
      ${cardLast4 === null ? '' : row(words.card, `•••• ${cardLast4}`)}
      ${reference === null ? '' : row(words.reference, reference)}
    </table>
    <section>
      <table class="sums">
        ${row(item, dollars(amountCents))}
        ${refunds.map(({ at, amountCents: cents }) => row(`${words.refund} ${day(at)}`, `−${dollars(cents)}`))}
        ${refundedCents > told ? row(words.otherRefund, `−${dollars(refundedCents - told)}`) : ''}
        ${lostCents > 0 ? row(words.lost, `−${dollars(lostCents)}`) : ''}
        ${row(gone > 0 ? words.totalLeft : words.total, html`<b>${dollars(amountCents - gone)}</b>`)}
        ${heldCents > 0 ? row(words.held, dollars(heldCents)) : ''}
        ${further.map(([name, value]) => row(name, value))}
      </table>
    </section>
    <p>${words.footnote}</p>
  </main>`;
  return ownPage(title, body, undefined, language);
}
