import type { Translated } from '../catalog.ts';
import type { Catalogs } from '../catalogs.ts';

export const newsletter: Translated<Catalogs['newsletter']> = {
  'newsletter.line': ({ place }) => `La semana en ${place} por correo, los jueves por la mañana.`,
  'newsletter.open': 'Recibir el boletín',
  'newsletter.title': ({ place }) => `El boletín de ${place}`,
  'newsletter.text':
    'Una docena de eventos que valen la pena, cada uno con su razón. Sin cuenta, y lo terminas con una sola pulsación.',
  'newsletter.email': 'Tu correo electrónico',
  'newsletter.emailNeeded': 'Escribe tu correo electrónico.',
  'newsletter.language': 'Idioma',
  'newsletter.en': 'English',
  'newsletter.es': 'Español',
  'newsletter.send': 'Suscribirme',
  'newsletter.sending': 'Suscribiendo…',
  'newsletter.failed': 'Eso no funcionó. Inténtalo de nuevo.',
  'newsletter.asked': 'Falta un paso',
  'newsletter.askedText': ({ email }) =>
    `Enviamos un correo a ${email}. Presiona el botón que trae y el boletín llega desde el próximo jueves. Si no lo haces, no enviamos nada.`,
  'newsletter.done': 'Ya estás en la lista',
  'newsletter.doneText': ({ email }) => `El boletín llega a ${email} los jueves por la mañana.`,

  'newsletter.confirmTitle': 'Confirma el boletín',
  'newsletter.confirmText': 'Presiona el botón y el boletín llega a este correo los jueves por la mañana.',
  'newsletter.confirm': 'Quiero recibirlo',
  'newsletter.confirming': 'Confirmando…',
  'newsletter.confirmed': ({ place }) => `Recibes el boletín de ${place}`,
  'newsletter.next': ({ day }) => `La próxima edición llega el ${day}. Cada una trae un enlace para terminarlo.`,
  'newsletter.browse': ({ place }) => `Eventos en ${place}`,
  'newsletter.over': 'Este enlace ya no funciona',
  'newsletter.overText':
    'Era válido durante tres días, o le falta una parte. Suscríbete otra vez debajo de la lista de tu ciudad para recibir otro.',
  'newsletter.toEvents': 'Ver los eventos',

  'newsletter.own': 'Boletines',
  'newsletter.ownText': 'Los boletines de ciudades que llegan a tu correo.',
  'newsletter.ownLoading': 'Cargando tus boletines…',
  'newsletter.ownFailed': 'No se pudieron cargar tus boletines.',
  'newsletter.retry': 'Reintentar',
  'newsletter.ownNone': 'Todavía no recibes ningún boletín. Suscríbete debajo de la lista de una ciudad.',
  'newsletter.ownUnconfirmed': 'Tus boletines aparecen aquí cuando confirmes tu dirección.',
  'newsletter.ownNext': ({ day, language }) => `Próximo: ${day}, en ${language}`,
  'newsletter.ownEnded': 'Terminado',
  'newsletter.end': 'Terminar',
  'newsletter.endNamed': ({ place }) => `Terminar el boletín de ${place}`,
  'newsletter.again': 'Recibirlo otra vez',
  'newsletter.againNamed': ({ place }) => `Recibir otra vez el boletín de ${place}`,
};
