import type { Controlled } from './control.ts';
import { DELIVERY_MODES } from './control.ts';
import { button, choice, type Html, html, join, text } from './html.ts';
import { STYLE } from './page-style.ts';
import { deliveryRows, disputeRows, eventRows, paymentRows, refundRows } from './page-tables.ts';

/** What the service holds, and what one can do to it; everything that came from outside is escaped by `html`. */
export function drawPage(controlled: Controlled): string {
  const { world, troubles } = controlled;
  const { modes, state } = world;
  const held = [...state.deliveries.values()].filter(({ status }) => status === 'held').length;
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Payments on this machine</title><style>${STYLE}</style></head><body>
<header><h1>Payments on this machine</h1>
<p>A stand-in for the card payment provider. No money moves. Reload to see what has happened since.</p></header>
<main>
<section><h2>Messages to the site</h2>
<div class="bar">${choice('delivery', 'mode', DELIVERY_MODES, modes.delivery)}
${held > 0 ? html`<span>${text(held)} held:</span> ${join(['oldest', 'newest', 'shuffled'].map((order) => button('release', { order }, `Send, ${order}`)))}` : html``}
</div></section>
<section><h2>Fee of a payment</h2>
<div class="bar">${choice('fees', 'mode', ['at-once', 'on-demand'], modes.fees)} ${button('settle', {}, 'Book all fees')}</div></section>
<section><h2>Trouble with the next request</h2>
<div class="bar">${join(['unreachable', 'drop-answer', 'slow', 'error', 'rate-limit'].map((kind) => button('trouble', { kind, ms: '15000' }, kind)))}
${button('clear-troubles', {}, `Clear (${troubles.all().length})`)}</div></section>
${table('Payments', ['Payment', 'Status', 'Amount', 'Fee', 'For', ''], paymentRows(state))}
${table('Refunds', ['Refund', 'Status', 'Amount', 'Key', ''], refundRows(state))}
${table('Disputes', ['Dispute', 'Status', 'Amount', 'Fee', ''], disputeRows(state))}
${table('Events', ['Event', 'Kind', 'When', ''], eventRows(state))}
${table('Deliveries', ['Event', 'Attempt', 'Status', 'When', 'Answer'], deliveryRows(state))}
</main></body></html>`;
  return page.html;
}

function table(title: string, heads: readonly string[], rows: readonly Html[]): Html {
  if (rows.length === 0) return html`<section><h2>${text(title)}</h2><p class="none">None yet.</p></section>`;
  return html`<section><h2>${text(title)}</h2><div class="scroll"><table><thead><tr>${join(
    heads.map((head) => html`<th scope="col">${text(head)}</th>`),
  )}</tr></thead><tbody>${join(rows)}</tbody></table></div></section>`;
}
