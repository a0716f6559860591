import { button, type Html, html, join, text } from './html.ts';
import { newestFirst, type State } from './state.ts';

/** A page shows the latest; the API has all. */
const MOST = 100;

export function paymentRows({ intents, charges, transactions }: State): Html[] {
  return newestFirst(intents)
    .slice(0, MOST)
    .map((intent) => {
      const { id, status, amount, description, last_payment_error: error, latest_charge: chargeId } = intent;
      const charge = charges.get(String(chargeId));
      const fee = transactions.get(String(charge?.balance_transaction))?.fee;
      const told = [description, error?.message].filter(Boolean).join(' – ');
      const open = charge?.paid ? charge.amount - charge.amount_refunded : 0;
      return html`<tr><td class="id">${id}</td><td>${status}</td><td>${dollars(amount)}</td><td>${fee === undefined ? '' : dollars(fee)}</td><td class="told">${told}</td><td>${open > 0 ? actions(id, open, charge?.disputed ?? false) : ''}</td></tr>`;
    });
}

function actions(id: string, open: number, isDisputed: boolean): Html {
  const refund = html`<form method="post" action="/_control/refund"><input type="hidden" name="payment_intent" value="${id}"><input type="number" name="amount" aria-label="Cents to refund" min="1" max="${String(open)}" value="${String(open)}"><button>Refund cents</button></form>`;
  const dispute = [
    button('dispute', { payment_intent: id }, 'Dispute'),
    button('dispute', { payment_intent: id, inquiry: 'true' }, 'Inquiry'),
  ];
  return join([refund, ...(isDisputed ? [] : dispute)]);
}

export function refundRows({ refunds }: State): Html[] {
  return newestFirst(refunds)
    .slice(0, MOST)
    .map(({ id, status, amount, metadata }) => {
      const fail = status === 'succeeded' ? button('fail-refund', { refund: id }, 'Let it fail') : '';
      return html`<tr><td class="id">${id}</td><td>${status ?? ''}</td><td>${dollars(amount)}</td><td class="told">${metadata?.key ?? ''}</td><td>${fail}</td></tr>`;
    });
}

export function disputeRows({ disputes }: State): Html[] {
  return newestFirst(disputes)
    .slice(0, MOST)
    .map(({ id, status, amount, balance_transactions: booked }) => {
      const fee = booked.reduce((sum, one) => sum + one.fee, 0);
      const close = ['won', 'lost'].map((outcome) => button('close-dispute', { dispute: id, outcome }, outcome));
      const isOpen = status.endsWith('needs_response');
      return html`<tr><td class="id">${id}</td><td>${status}</td><td>${dollars(amount)}</td><td>${dollars(fee)}</td><td>${isOpen ? join(close) : ''}</td></tr>`;
    });
}

export function eventRows({ events }: State): Html[] {
  return newestFirst(events)
    .slice(0, MOST)
    .map(
      ({ id, type, created }) =>
        html`<tr><td class="id">${id}</td><td>${type}</td><td>${timeOf(created * 1_000)}</td><td>${button('resend', { event: id }, 'Send again')}</td></tr>`,
    );
}

export function deliveryRows({ deliveries, events }: State): Html[] {
  return newestFirst(deliveries)
    .slice(0, MOST)
    .map(
      ({ eventId, attempt, status, dueAt, answer }) =>
        html`<tr><td>${events.get(eventId)?.type ?? eventId}</td><td>${text(attempt)}</td><td>${status}</td><td>${timeOf(dueAt)}</td><td class="told">${answer}</td></tr>`,
    );
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
}
