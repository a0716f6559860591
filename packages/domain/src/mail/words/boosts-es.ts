import { dollars } from '@marquee/kernel';
import { dayIn } from '../day-in.ts';
import type { Vocabulary } from './vocabulary.ts';

const WHY = {
  impossible: 'Tu impulso no pudo empezar, porque el evento ya terminó, se canceló o alguien lo impulsó antes.',
  'event-cancelled': 'El evento se canceló o ya no aparece. Recuperas los días que no se mostraron.',
  refunded: 'Tu pago se devolvió.',
  abandoned: 'Tu impulso ya se había abandonado cuando llegó el pago.',
} as const;

const FOOTNOTE = 'Recibes este correo porque con tu cuenta se compró un impulso.';

export const boostsInSpanish: {
  receipt: Vocabulary['boostReceipt'];
  refunded: Vocabulary['boostRefunded'];
} = {
  receipt: ({ boostId, title, plan, days, amountCents, starts, ends, ending }) => ({
    subject: `Tu recibo por el impulso de ${title}`,
    paragraphs: [
      `Gracias. Pagaste ${dollars(amountCents)} por el impulso ${plan} de ${title}: ${days} ${days === 1 ? 'día' : 'días'}.`,
      starts && ends
        ? `Va del ${dayIn('es', starts)} al ${dayIn('es', ends)}.`
        : `${WHY[ending ?? 'impossible']} El importe completo vuelve a tu tarjeta.`,
    ],
    action: { label: 'Abrir el recibo', path: `/api/event-boosts/${boostId}/receipt` },
    footnote: FOOTNOTE,
  }),
  refunded: ({ boostId, title, amountCents, refundCents, ending }) => ({
    subject: `Te devolvemos ${dollars(refundCents)} de tu impulso de ${title}`,
    paragraphs: [
      ...(ending === null ? [] : [WHY[ending]]),
      `${dollars(refundCents)} de los ${dollars(amountCents)} que pagaste vuelven a tu tarjeta. Los bancos tardan de cinco a diez días. Tu recibo muestra el reembolso.`,
    ],
    action: { label: 'Abrir el recibo', path: `/api/event-boosts/${boostId}/receipt` },
    footnote: FOOTNOTE,
  }),
};
