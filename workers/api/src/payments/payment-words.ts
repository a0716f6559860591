import type { LetterLanguage } from '@marquee/contract';

/** The words that receipts and invoices share. */
export const PAYMENT_WORDS = {
  en: {
    paid: 'Paid on',
    payer: 'Paid by',
    card: 'Card',
    refund: 'Refund of',
    otherRefund: 'Refund',
    total: 'Total after refunds',
    reference: 'Payment',
    footnote: 'Paid by card in US dollars. Keep this page, or print it.',
  },
  es: {
    paid: 'Pagado el',
    payer: 'Pagado por',
    card: 'Tarjeta',
    refund: 'Reembolso del',
    otherRefund: 'Reembolso',
    total: 'Total después de reembolsos',
    reference: 'Pago',
    footnote: 'Pagado con tarjeta en dólares estadounidenses. Guarda esta página o imprímela.',
  },
} as const satisfies Record<LetterLanguage, object>;
