export { receivePaymentEvent } from './receive-event.ts';
export { reconcilePayments } from './reconcile.ts';
export { refundPayment, requestRefund } from './refund.ts';
export { netPaidCents, type Payment } from './rules.ts';
export { settleIntent } from './settle-intent.ts';
export { settleOpenPayments } from './settle-open.ts';
export { readPayment, settlePayment } from './settle-payment.ts';
export { newPayment, startPayment } from './start-payment.ts';
