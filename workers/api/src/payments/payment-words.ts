import type { LetterLanguage } from '@marquee/contract';

/** The words that receipts and invoices share. */
export const PAYMENT_WORDS = {
  en: {
    paid: 'Paid on',
    payer: 'Paid by',
    card: 'Card',
    refund: 'Refund of',
    otherRefund: 'Refund',
    lost: 'Taken back by your bank after a dispute',
    held: 'Held by your bank until it decides your dispute',
    total: 'Total',
    totalLeft: 'Total after what went back',
    reference: 'Payment',
    footnote: 'Paid by card in US dollars. Keep this page, or print it.',
  },
  es: {
    paid: 'Pagado el',
    payer: 'Pagado por',
    card: 'Tarjeta',
    refund: 'Reembolso del',
    otherRefund: 'Reembolso',
    lost: 'Recuperado por tu banco tras una reclamación',
    held: 'Retenido por tu banco hasta que decida tu reclamación',
    total: 'Total',
    totalLeft: 'Total después de lo devuelto',
    reference: 'Pago',
    footnote: 'Pagado con tarjeta en dólares estadounidenses. Guarda esta página o imprímela.',
  },
} as const satisfies Record<LetterLanguage, object>;
