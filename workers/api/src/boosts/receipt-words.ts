import type { LetterLanguage } from '@marquee/contract';

/** The words of a receipt. */
export const RECEIPT_WORDS = {
  en: {
    title: (number: string) => `Receipt ${number}`,
    paid: 'Paid on',
    payer: 'Paid by',
    event: 'Event',
    plan: (name: string, days: number) => `Boost ${name}, ${days} ${days === 1 ? 'day' : 'days'}`,
    period: 'Shown',
    amount: 'Amount',
    refund: 'Refund of',
    otherRefund: 'Refund',
    total: 'Total after refunds',
    reference: 'Payment',
    footnote: 'Paid by card in US dollars. Keep this receipt, or print it.',
  },
  es: {
    title: (number: string) => `Recibo ${number}`,
    paid: 'Pagado el',
    payer: 'Pagado por',
    event: 'Evento',
    plan: (name: string, days: number) => `Promoción ${name}, ${days} ${days === 1 ? 'día' : 'días'}`,
    period: 'Se mostró',
    amount: 'Importe',
    refund: 'Reembolso del',
    otherRefund: 'Reembolso',
    total: 'Total después de reembolsos',
    reference: 'Pago',
    footnote: 'Pagado con tarjeta en dólares estadounidenses. Guarda este recibo o imprímelo.',
  },
} as const satisfies Record<LetterLanguage, object>;
