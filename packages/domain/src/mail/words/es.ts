import { shownLine } from '@marquee/kernel';
import { whenIn } from '../when.ts';
import { boostsInSpanish } from './boosts-es.ts';
import { campaignsInSpanish } from './campaigns-es.ts';
import { changesInSpanish } from './changes-es.ts';
import { en } from './en.ts';
import { moneyTroubleInSpanish } from './money-trouble-es.ts';
import { newslettersInSpanish } from './newsletters-es.ts';
import { promotersInSpanish } from './promoters-es.ts';
import { venuesInSpanish } from './venues-es.ts';
import type { Vocabulary } from './vocabulary.ts';

const NOT_ME = 'Si no lo pediste, ignora este correo: no cambia nada.';
const WARNING = 'Si no fuiste tú, elige ahora otra contraseña y responde a este correo.';

const REPORTED = {
  'wrong-time': 'la hora está mal',
  'wrong-place': 'el lugar está mal',
  cancelled: 'está cancelado',
  duplicate: 'aparece dos veces',
  'not-an-event': 'no es un evento',
  other: 'algo está mal',
} as const;

const MARKS = { cancelled: 'Cancelado', postponed: 'Aplazado', 'sold-out': 'Agotado' } as const;

const inSpanish = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=es`;
const WISHED = {
  stop: (host: string) => `que dejemos de leer ${host}`,
  hide: (host: string) => `que dejemos de leer ${host} y ocultemos sus eventos`,
  correct: (host: string) => `que corrijamos lo que mostramos de ${host}`,
} as const;

const GRANTED = {
  stop: 'Lo aceptamos: ya no leemos el sitio. Los eventos que ya aparecen se quedan hasta que terminen.',
  hide: 'Lo aceptamos: ya no leemos el sitio, y sus eventos salen de nuestras listas, a menos que otro sitio también los publique.',
  correct: 'Una persona lo revisó y lo corrigió.',
} as const;

/** Spanish as it is spoken in the US, to one person (tú), as on the site. */
export const es: Vocabulary = {
  ...campaignsInSpanish,
  ...moneyTroubleInSpanish,
  payment: (id) => `Pago ${id}.`,
  paidWith: (last4) => `Pagado con la tarjeta que termina en ${last4}.`,
  soldBy: 'Vende',
  greeting: (firstName) => `Hola, ${firstName}:`,
  verifyEmail: (path) => ({
    subject: 'Confirma tu correo electrónico',
    paragraphs: [
      'Te damos la bienvenida a Marquee. Confirma que este correo es tuyo. El enlace sirve una vez, durante tres días.',
    ],
    action: { label: 'Confirmar el correo', path },
    footnote: 'Recibes este correo porque alguien creó una cuenta con tu dirección. Si no fuiste tú, ignóralo.',
  }),
  resetPassword: (path) => ({
    subject: 'Elige una contraseña nueva',
    paragraphs: ['Puedes elegir una contraseña nueva para tu cuenta. El enlace sirve una vez, durante una hora.'],
    action: { label: 'Elegir una contraseña', path },
    footnote: NOT_ME,
  }),
  changeEmail: (path) => ({
    subject: 'Confirma tu correo electrónico nuevo',
    paragraphs: ['Quieres usar este correo para tu cuenta. El enlace sirve una vez, durante una hora.'],
    action: { label: 'Confirmar el correo nuevo', path },
    footnote: NOT_ME,
  }),
  passwordChanged: () => ({
    subject: 'Tu contraseña cambió',
    paragraphs: ['La contraseña de tu cuenta cambió. Cerramos la sesión en todos los demás dispositivos.'],
    action: { label: 'Abrir tu cuenta', path: '/account' },
    footnote: WARNING,
  }),
  emailChanged: () => ({
    subject: 'Tu correo electrónico cambió',
    paragraphs: ['Tu cuenta usa ahora otro correo electrónico. Ya no puedes iniciar sesión con este.'],
    footnote: 'Si no fuiste tú, responde a este correo.',
  }),
  accountDeleted: () => ({
    subject: 'Tu cuenta se eliminó',
    paragraphs: ['Eliminamos tu cuenta y sus datos, como pediste. Puedes seguir leyendo los eventos sin cuenta.'],
    footnote: 'Si no fuiste tú, responde a este correo.',
  }),
  providerConnected: (provider) => ({
    subject: `Ahora puedes iniciar sesión con ${provider}`,
    paragraphs: [`${provider} se conectó a tu cuenta.`],
    action: { label: 'Abrir tu cuenta', path: '/account' },
    footnote: WARNING,
  }),
  providerDisconnected: (provider) => ({
    subject: `Ya no puedes iniciar sesión con ${provider}`,
    paragraphs: [`${provider} se desconectó de tu cuenta.`],
    action: { label: 'Abrir tu cuenta', path: '/account' },
    footnote: WARNING,
  }),
  factorAdded: (factor) => ({
    subject: factor === 'app' ? 'Se agregó una aplicación de autenticación' : 'Se agregó una llave de acceso',
    paragraphs: [
      factor === 'app'
        ? 'Tu cuenta pide ahora un código de tu aplicación de autenticación cuando inicias sesión.'
        : 'Ahora puedes iniciar sesión en tu cuenta con una llave de acceso.',
    ],
    action: { label: 'Abrir tu cuenta', path: '/account' },
    footnote: WARNING,
  }),
  factorRemoved: (factor) => ({
    subject: factor === 'app' ? 'Se quitó tu aplicación de autenticación' : 'Se quitó una llave de acceso',
    paragraphs: [
      factor === 'app'
        ? 'Tu cuenta ya no pide un código de tu aplicación de autenticación.'
        : 'Se quitó una llave de acceso de tu cuenta. Ya no sirve para iniciar sesión.',
    ],
    action: { label: 'Abrir tu cuenta', path: '/account' },
    footnote: WARNING,
  }),
  boostReceipt: boostsInSpanish.receipt,
  boostRefunded: boostsInSpanish.refunded,
  publisherConfirm: ({ host, wish }, path) => ({
    subject: `Confirma tu solicitud sobre ${host}`,
    paragraphs: [
      `Pediste ${WISHED[wish](host)}. Confírmalo: abre el enlace y presiona el botón. El enlace sirve una vez, durante tres días.`,
    ],
    action: { label: 'Confirmar la solicitud', path },
    footnote: NOT_ME,
  }),
  publisherDecided: ({ host, wish, status, note }) => ({
    subject: `Tu solicitud sobre ${host}`,
    paragraphs: [
      `Pediste ${WISHED[wish](host)}.`,
      status === 'granted' ? GRANTED[wish] : 'Una persona lo revisó y no lo aceptó.',
      ...(note === null ? [] : ['Nuestra nota para ti:']),
    ],
    quote: note ?? undefined,
    action: { label: 'Sobre nuestro rastreador', path: '/crawler?lang=es' },
    footnote: 'Recibes este correo porque alguien dejó tu dirección con esta solicitud. No escribimos ningún otro.',
  }),
  // Administrators get letters in the language of their console.
  operatorAlert: en.operatorAlert,
  ...venuesInSpanish,
  ...promotersInSpanish,
  ...newslettersInSpanish,
  reportDecided: ({ title, slug, kind, status, note }) => ({
    subject: `Tu aviso sobre ${title}`,
    paragraphs: [
      `Nos avisaste sobre ${title}: ${REPORTED[kind]}. Gracias.`,
      status === 'resolved'
        ? 'Una persona lo revisó: tenías razón, y ya está corregido.'
        : 'Una persona lo revisó y dejó el evento como está.',
      ...(note === null ? [] : ['Nuestra nota para ti:']),
    ],
    quote: note ?? undefined,
    action: { label: 'Abrir el evento', path: `/events/${encodeURIComponent(slug)}?lang=es` },
    footnote: 'Recibes este correo porque dejaste tu dirección con un aviso. No escribimos ningún otro.',
  }),
  eventChanged: ({ title, slug, changes }, ending) => ({
    subject: changesInSpanish.subjects[changes[0]?.what ?? 'moved'](title),
    paragraphs: [
      `Guardas ${title}, y algo cambió:`,
      ...changes.map((change) => changesInSpanish.sentences[change.what](change)),
    ],
    action: { label: 'Abrir el evento', path: `/events/${encodeURIComponent(slug)}?lang=es` },
    ending: { label: 'No recibir más correos sobre cambios', path: ending },
    footnote: 'Recibes este correo porque guardaste este evento o lo pusiste en un itinerario.',
  }),
  sale: ({ title, slug, what, onSale, known }, ending) => ({
    subject: what === 'opens' ? `Boletos a la venta: ${title}` : `Cambió la venta de boletos: ${title}`,
    paragraphs: [
      what === 'opens'
        ? `Guardaste ${title}. Según su fuente, la venta de boletos empieza ${onSale.length > 10 ? 'ahora:' : 'hoy,'} ${whenIn('es', onSale)}.`
        : `Guardaste ${title}. La venta de boletos empieza el ${whenIn('es', onSale)}${known === null ? '' : `, ya no el ${whenIn('es', known)}`}.`,
    ],
    action: { label: 'Abrir el evento', path: `/events/${encodeURIComponent(slug)}?lang=es` },
    ending: { label: 'No recibir más correos sobre cambios', path: ending },
    footnote: 'Recibes este correo porque guardaste este evento.',
  }),
  weekly: ({ parts }, ending) => ({
    subject: 'Tu semana en Marquee',
    paragraphs: ['Esto hay en los próximos siete días, de lo que guardas y lo que sigues.'],
    lists: parts.map(({ kind, name, path, events }) => ({
      heading: kind === 'kept' ? 'Lo que guardas' : shownLine(name),
      path: inSpanish(path),
      items: events.map(({ slug, title, venue, start, mark, isNew }) => ({
        title: shownLine(title),
        text: [mark && MARKS[mark], isNew && 'Nuevo', whenIn('es', start), venue && shownLine(venue)]
          .filter(Boolean)
          .join(' · '),
        path: inSpanish(`/events/${encodeURIComponent(slug)}`),
      })),
    })),
    action: { label: 'Abrir lo que sigues', path: '/account?lang=es#following' },
    ending: { label: 'No recibir más el correo semanal', path: ending },
    footnote: 'Recibes este correo los jueves porque el correo semanal está activado en tu cuenta.',
  }),
};
