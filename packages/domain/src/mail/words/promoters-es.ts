import { whenIn } from '../when.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The letter about a request for the promoter's role. */
export const promotersInSpanish: Pick<Vocabulary, 'promoterDecided'> = {
  promoterDecided: ({ organization, status, note, askAgainDay }) => ({
    subject: status === 'granted' ? 'Ya puedes crear campañas en Marquee' : 'Tu solicitud para anunciarte en Marquee',
    paragraphs: [
      `Pediste anunciar ${organization} en Marquee.`,
      status === 'granted'
        ? 'Una persona revisó tu solicitud y la aprobó: ya puedes crear campañas. Cada campaña se revisa antes de mostrarse.'
        : 'Una persona revisó tu solicitud y no la aprobó. La página sobre publicidad dice por qué.',
      ...(askAgainDay === null ? [] : [`Puedes pedirlo de nuevo desde el ${whenIn('es', askAgainDay)}.`]),
      ...(note === null ? [] : ['Nuestra nota para ti:']),
    ],
    quote: note ?? undefined,
    action:
      status === 'granted'
        ? { label: 'Crear una campaña', path: '/advertiser?tab=create&lang=es' }
        : { label: 'Leer el motivo', path: '/advertise?lang=es' },
    footnote: 'Recibes este correo porque pediste anunciarte con tu cuenta.',
  }),
};
