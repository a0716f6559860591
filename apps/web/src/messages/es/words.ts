import type { Translated } from '../catalog.ts';
import type { Catalogs, Translation } from '../catalogs.ts';

export const voice: Translated<Catalogs['voice']> = {
  'voice.start': 'Buscar con la voz',
  'voice.stop': 'Dejar de escuchar',
  'voice.listening': 'Escuchando…',
  'voice.unsupported': 'Tu navegador no reconoce la voz.',
  'voice.refused': 'El micrófono está bloqueado. Permítelo para este sitio en los ajustes de tu navegador.',
  'voice.silent': 'No se oyó nada. Inténtalo de nuevo.',
  'voice.failed': 'El reconocimiento de voz no está disponible en este momento.',
};

export const saved: Translated<Catalogs['saved']> = {
  'saved.title': 'Eventos guardados',
  'saved.inBrowser': 'Los eventos con corazón se guardan en este navegador.',
  'saved.signIn': 'Inicia sesión para tenerlos en todos tus dispositivos',
  'saved.onAccount': 'Los eventos con corazón se guardan en tu cuenta, en todos los dispositivos donde inicias sesión.',
  'saved.more': 'Mostrar más',
  'saved.text':
    'Abriste estos eventos antes y puedes leerlos sin conexión. Los precios y las horas pueden haber cambiado desde entonces.',
  'saved.hearted': 'Con corazón',
  'saved.leave': 'Llévatelos',
  'saved.leaveText': 'Todo lo que guardaste y planeaste, con sus próximas fechas.',
  'saved.ics': 'Calendario (ICS)',
  'saved.csv': 'Tabla (CSV)',
  'saved.json': 'Datos (JSON)',
  'saved.opened': 'En este dispositivo',
  'saved.at': ({ time }) => `Guardado: ${time}`,
  'saved.empty': 'Todavía no hay nada guardado',
  'saved.emptyText':
    'Marca un evento con un corazón y aparecerá aquí. Lo que abres también se queda en este dispositivo, para leerlo sin conexión.',
  'saved.browse': 'Ver eventos',
  'saved.forget': 'Borrar todo de este dispositivo',
  'saved.forgotten': 'Ya no hay nada guardado en este dispositivo',
};

export const categories: Translated<Catalogs['categories']> = {
  Music: 'Música',
  Food: 'Comida',
  Arts: 'Arte',
  Outdoor: 'Aire libre',
  Sports: 'Deportes',
  Social: 'Social',
  Nightlife: 'Vida nocturna',
  Health: 'Salud',
  Business: 'Negocios',
  Education: 'Educación',
  Technology: 'Tecnología',
  Other: 'Otros',
};

export const fields: Translated<Catalogs['fields']> = {
  title: 'Título',
  start: 'Empieza',
  end: 'Termina',
  allDay: 'Todo el día',
  timezone: 'Zona horaria',
  description: 'Descripción',
  venue: 'Lugar',
  address: 'Dirección',
  city: 'Ciudad',
  state: 'Estado',
  point: 'Coordenadas',
  url: 'Página',
  ticketUrl: 'Boletos',
  imageUrl: 'Imagen',
  status: 'Situación',
  price: 'Precio',
  labels: 'Etiquetas',
  soldOut: 'Agotado',
  isOnline: 'En línea',
  ages: 'Edades',
  familyFriendly: 'Para familias',
  wheelchair: 'Acceso en silla de ruedas',
  signLanguage: 'Lengua de señas',
  captions: 'Subtítulos',
  sensoryFriendly: 'Adaptado a la sensibilidad sensorial',
  previousStart: 'Antes era',
  organizer: 'Organiza',
  recurrence: 'Se repite',
};

/** The states whose Spanish names differ. */
export const states: Translation['states'] = {
  DC: 'Distrito de Columbia',
  HI: 'Hawái',
  LA: 'Luisiana',
  MS: 'Misisipi',
  MO: 'Misuri',
  NC: 'Carolina del Norte',
  ND: 'Dakota del Norte',
  NH: 'Nuevo Hampshire',
  NJ: 'Nueva Jersey',
  NM: 'Nuevo México',
  NY: 'Nueva York',
  OR: 'Oregón',
  PA: 'Pensilvania',
  SC: 'Carolina del Sur',
  SD: 'Dakota del Sur',
  WV: 'Virginia Occidental',
};
