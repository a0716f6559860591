import { dollars } from '@marquee/kernel';
import type { Vocabulary } from './vocabulary.ts';

const ENDED = {
  boost: 'Por eso los días de este impulso que el pago ya no cubre no se muestran.',
  campaign: 'Por eso la parte del presupuesto de esta campaña que se devolvió ya no se gasta.',
} as const;

const OPEN = {
  boost: { label: 'Abrir mis impulsos', path: '/?tab=boosts&lang=es' },
  campaign: { label: 'Abrir tus campañas', path: '/advertiser?tab=campaigns&lang=es' },
} as const;
const FOOTNOTE = 'Recibes este correo porque esto se compró con tu cuenta.';
const WHAT = {
  boost: (title: string) => `tu impulso de ${title}`,
  campaign: (title: string) => `tu campaña «${title}»`,
};

/** To the buyer, after their bank decided for them. */
const lost: Vocabulary['disputeLost'] = ({ purpose, description, receivedCents, lostCents }) => ({
  subject: `Tu banco te devolvió ${dollars(lostCents)}: ${description}`,
  paragraphs: [
    `Reclamaste un pago de ${dollars(receivedCents)} que nos hiciste y tu banco decidió a tu favor: ${dollars(lostCents)} volvieron a tu tarjeta. Era por: ${description}.`,
    ENDED[purpose],
    'No tienes que hacer nada. Si la reclamación fue un error, puedes volver a comprarlo o responder a este correo.',
  ],
  action: OPEN[purpose],
  footnote: FOOTNOTE,
});

export const moneyTroubleInSpanish: Pick<
  Vocabulary,
  'disputeLost' | 'refundFailed' | 'refundMade' | 'purchasePaused' | 'purchaseResumed'
> = {
  disputeLost: lost,
  refundFailed: ({ purpose, description, refundCents, isTriedAgain }) => ({
    subject: `Un reembolso de ${dollars(refundCents)} no llegó: ${description}`,
    paragraphs: [
      `Devolvimos ${dollars(refundCents)} a tu tarjeta por: ${description}. El banco de la tarjeta no lo aceptó y el dinero está de nuevo con nosotros. Lo que decía un correo anterior sobre este reembolso no vale.`,
      isTriedAgain
        ? 'Lo intentamos otra vez en unos días y te escribimos cuando salga bien.'
        : 'Lo intentamos varias veces. Ahora lo mira una persona. Responde a este correo si la tarjeta está cancelada y buscamos otra forma.',
    ],
    action: OPEN[purpose],
    footnote: FOOTNOTE,
  }),
  refundMade: ({ purpose, description, refundCents }) => ({
    subject: `Enviamos otra vez tu reembolso de ${dollars(refundCents)}: ${description}`,
    paragraphs: [
      `El reembolso de ${dollars(refundCents)} que había fallado va otra vez a tu tarjeta. Era por: ${description}. Los bancos tardan de cinco a diez días.`,
    ],
    action: OPEN[purpose],
    footnote: FOOTNOTE,
  }),
  purchasePaused: ({ purpose, title, disputedCents }) => ({
    subject: `En pausa: ${WHAT[purpose](title)}`,
    paragraphs: [
      `Tu banco examina una reclamación de ${dollars(disputedCents)} de lo que pagaste por ${WHAT[purpose](title)}. Hasta que decida, no se muestra nada.`,
      'Si el banco decide que el pago vale, sigue sin que hagas nada. Si la reclamación fue un error, pide a tu banco que la termine.',
    ],
    action: OPEN[purpose],
    footnote: FOOTNOTE,
  }),
  purchaseResumed: ({ purpose, title, amountCents, isShown = true }) => ({
    subject: `${isShown ? 'Otra vez en marcha' : 'La reclamación terminó'}: ${WHAT[purpose](title)}`,
    paragraphs: [
      `La reclamación de tu pago de ${dollars(amountCents)} terminó y el pago vale. ${isShown ? `Por eso ${WHAT[purpose](title)} sigue.` : `Para ${WHAT[purpose](title)} todo está otra vez como antes.`}`,
    ],
    action: OPEN[purpose],
    footnote: FOOTNOTE,
  }),
};
