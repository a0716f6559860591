import type { Translated } from '../catalog.ts';
import { counted, grouped } from '../dates.ts';
import type { home as en } from '../home.ts';

export const home: Translated<typeof en> = {
  'home.pageTitle': ({ place }) => `Qué hay esta noche en ${place}`,

  'scenes.pause': 'Pausar el fondo',
  'scenes.play': 'Animar el fondo',

  'request.label': '¿Qué se te antoja?',
  'request.placeholder': 'Jazz esta noche, gratis el domingo…',
  'request.send': 'Preguntar',
  'request.speak': 'Preguntar con la voz',
  'request.popular': 'Lo más pedido',
  'request.music': 'Música para el fin de semana',
  'request.outdoor': 'Actividades al aire libre',
  'request.dateNight': 'Ideas para una cita',
  'request.noVoice': 'Tu navegador no reconoce la voz. Prueba con Chrome o Edge.',

  'tonight.title': 'Esta noche',
  'tonight.place': ({ place }) => `en ${place}`,
  'tonight.more': ({ n }) => `${grouped(n)} más esta noche`,
  'tonight.around': ({ miles }) => `Todo lo de esta noche a ${miles} millas o menos`,
  'tonight.loading': 'Viendo qué hay esta noche…',

  'tabs.label': 'Inicio',
  'tabs.events': 'Eventos',
  'tabs.boosts': 'Mis impulsos',
  'curated.title': 'Elegido para ti',
  'curated.text': ({ place }) => `Un poco de todo en ${place}, primero lo más próximo.`,
  'curated.stranger': ({ place }) =>
    `Un poco de todo en ${place}, primero lo más próximo. Guarda eventos, y lo que te gusta irá primero.`,
  'curated.led': ({ place }) =>
    `Primero los eventos patrocinados; después, un poco de todo en ${place}, lo más próximo antes.`,
  'curated.because': ({ kinds }) => `Porque guardaste eventos de ${kinds}: estos van primero, y luego un poco de todo.`,
  'curated.and': ' y ',
  'curated.forMe': 'Primero lo que me gusta',
  'curated.more': 'Descubrir más eventos',
  'curated.ask': 'Pedir recomendaciones al concierge',
  'curated.request': '¿Qué recomiendas este fin de semana?',
  'curated.loading': 'Cargando eventos…',
  'curated.failed': 'No pudimos cargar los eventos',

  'empty.title': ({ city }) => `Empecemos a explorar ${city}`,
  'empty.live': 'Todavía no hay eventos aquí. Buscamos eventos nuevos todo el día.',
  'empty.available': 'Estamos preparando esta ciudad. Vuelve pronto.',
  'empty.coming-soon': 'Todavía no llegamos a esta ciudad. Muy pronto.',
  'empty.unknown': 'No conocemos ninguna ciudad con ese nombre.',
  'empty.start': 'Empezar a descubrir',
  'empty.cities': 'Ver las ciudades destacadas',

  'interest.title': 'Explora según tus intereses',
  'interest.text': ({ place }) => `Próximos eventos en ${place}, por categoría.`,
  'interest.weekend': 'Este fin de semana',
  'interest.weekendText': ({ place }) => `Lo que hay en ${place} de viernes a domingo`,
  'interest.premium': 'Eventos premium',
  'interest.premiumText': ({ place }) => `Eventos impulsados y destacados en ${place}`,
  'interest.others': 'Más categorías',
  'interest.count': ({ n }) => counted(n, 'evento', 'eventos'),

  'state.title': ({ state }) => `A lo largo y ancho de ${state}`,
  'state.text': ({ cities, events }) =>
    `${counted(events, 'evento próximo', 'eventos próximos')} en ${counted(cities, 'ciudad', 'ciudades')}`,
  'state.here': 'Tu ciudad',

  'growth.title': 'Crecemos a buen paso',
  'growth.new': ({ state }) => `Recién llegadas en ${state}`,
  'growth.badge': 'NUEVA',
  'growth.recent': 'Expansión reciente',
  'growth.all': 'Ver todas las ciudades',
  'growth.loading': 'Cargando las ciudades más nuevas…',

  'join.title': 'Únete a Marquee',
  'join.text': 'Aquí puedes verlo todo sin cuenta. Para tener una bastan un nombre y un correo electrónico.',
  'join.google': 'Continuar con Google',
  'join.create': 'Crear cuenta',
};
