import { dollars } from '@marquee/kernel';
import { dayIn } from '../day-in.ts';
import { whenIn } from '../when.ts';
import type { Vocabulary } from './vocabulary.ts';

const OVER = {
  rejected: (title: string) => `Una persona revisó tu campaña «${title}» y no la aprobó.`,
  'taken-down': (title: string) => `Detuvimos tu campaña «${title}».`,
  stopped: (title: string) => `Detuviste tu campaña «${title}».`,
  ended: (title: string) => `Tu campaña «${title}» llegó a su fin.`,
  spent: (title: string) => `Tu campaña «${title}» gastó su presupuesto y terminó.`,
  undelivered: (title: string) => `Tu campaña «${title}» llegó a su fin sin haberse mostrado.`,
  'account-gone': (title: string) => `Tu campaña «${title}» terminó con tu cuenta.`,
  refunded: (title: string) => `Devolvimos lo que pagaste por tu campaña «${title}». La campaña terminó.`,
  disputed: (title: string) => `Tu banco recuperó lo que pagaste por tu campaña «${title}». La campaña terminó.`,
} as const;

const FOOTNOTE = 'Recibes este correo porque pagas esta campaña. Guárdalo como recibo.';

export const campaignsInSpanish: Pick<Vocabulary, 'campaignReceipt' | 'campaignApproved' | 'campaignOver'> = {
  campaignReceipt: ({ campaignId, title, budgetCents, startDay, endDay, place }) => ({
    subject: `Tu recibo por la campaña «${title}»`,
    paragraphs: [
      `Gracias. Pagaste ${dollars(budgetCents)} por la campaña «${title}» en ${place}.`,
      `Una persona revisa tu anuncio antes de que se muestre. Va del ${dayIn('es', startDay)} al ${dayIn('es', endDay)}. Lo que no se gaste vuelve a tu tarjeta.`,
    ],
    action: { label: 'Abrir la factura', path: `/api/campaigns/${campaignId}/invoice` },
    footnote: FOOTNOTE,
  }),
  campaignApproved: ({ title, startDay, note }) => ({
    subject: `Tu campaña «${title}» fue aprobada`,
    paragraphs: [
      `Una persona revisó tu campaña «${title}» y la aprobó. Se muestra desde el ${whenIn('es', startDay)}, o enseguida si ese día ya llegó.`,
      ...(note === null ? [] : ['Nuestra nota para ti:']),
    ],
    quote: note ?? undefined,
    action: { label: 'Abrir tus campañas', path: '/advertiser?tab=campaigns&lang=es' },
    footnote: 'Recibes este correo porque pagas esta campaña.',
  }),
  campaignOver: ({ title, because, note, budgetCents, spentCents, refundCents, disputedCents = 0 }) => ({
    subject:
      because === 'rejected' && spentCents === 0
        ? `Tu campaña «${title}» no fue aprobada`
        : because === 'refunded'
          ? `Devolvimos ${dollars(refundCents)} por tu campaña «${title}»`
          : `Tu campaña «${title}» terminó`,
    paragraphs: [
      OVER[because === 'rejected' && spentCents > 0 ? 'taken-down' : because](title),
      `Pagado: ${dollars(budgetCents)}. Gastado: ${dollars(spentCents)}. Reembolsado: ${dollars(refundCents)}.${disputedCents > 0 ? ` Reclamado por tu banco: ${dollars(disputedCents)}.` : ''}`,
      ...(refundCents > 0 ? [`El reembolso va a la tarjeta con la que pagaste y tarda hasta diez días.`] : []),
      ...(note === null ? [] : ['Nuestra nota para ti:']),
    ],
    quote: note ?? undefined,
    action: { label: 'Abrir tus campañas', path: '/advertiser?tab=campaigns&lang=es' },
    footnote: FOOTNOTE,
  }),
};
