import { dollars } from '@marquee/kernel';
import type { Vocabulary } from './vocabulary.ts';

const ENDED = {
  boost: 'Por eso los días de esta promoción que el pago ya no cubre no se muestran.',
  campaign: 'Por eso la parte del presupuesto de esta campaña que se devolvió ya no se gasta.',
} as const;

/** To the buyer, after their bank decided for them. */
export const disputeInSpanish: Vocabulary['disputeLost'] = ({ purpose, description, receivedCents, lostCents }) => ({
  subject: `Tu banco te devolvió ${dollars(lostCents)}: ${description}`,
  paragraphs: [
    `Reclamaste un pago de ${dollars(receivedCents)} que nos hiciste y tu banco decidió a tu favor: ${dollars(lostCents)} volvieron a tu tarjeta. Era por: ${description}.`,
    ENDED[purpose],
    'No tienes que hacer nada. Si la reclamación fue un error, puedes volver a comprarlo o responder a este correo.',
  ],
  action:
    purpose === 'boost'
      ? { label: 'Abrir mis promociones', path: '/?tab=boosts&lang=es' }
      : { label: 'Abrir tus campañas', path: '/advertiser?tab=campaigns&lang=es' },
  footnote: 'Recibes este correo porque esto se compró con tu cuenta.',
});
