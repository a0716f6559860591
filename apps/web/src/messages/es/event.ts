import { counted } from '../dates.ts';
import type { Part } from './part.ts';

/** Cards of events; pages that are missing. */
export const event: Part<'event' | 'missing'> = {
  'event.featured': 'Destacado',
  'event.boost.test': 'Prueba',
  'event.boost.spotlight': 'Estelar',
  'event.boost.premium': 'Premium',
  'event.boost.luxury': 'De lujo',
  'event.status.cancelled': 'Cancelado',
  'event.status.postponed': 'Pospuesto',
  'event.status.inactive': 'Ya no aparece en su fuente',
  'event.status.ended': 'Terminado',
  'event.statusText.cancelled': 'Quien organiza este evento lo canceló.',
  'event.statusText.postponed': 'Este evento se pospuso. Todavía no se anuncia la nueva fecha.',
  'event.statusText.inactive':
    'La página de donde vino este evento ya no está disponible. Pregunta en el lugar antes de ir.',
  'event.statusText.ended': 'Este evento ya terminó.',
  'event.soldOut': 'Agotado',
  'event.moved': ({ when }) => `Antes: ${when}`,
  'event.online': 'En línea',
  'event.ages': ({ n }) => `Desde ${n} años`,
  'event.allAges': 'Todas las edades',
  'event.plan': ({ title }) => `Añadir ${title} a un itinerario`,
  'event.planIt': 'Añadir a un itinerario',
  'event.heart': ({ title }) => `Guardar ${title}`,
  'event.allDay': 'Todo el día',
  'event.noDate': 'Fecha por confirmar',
  'event.now': ({ end }) => `Ahora - ${end}`,
  'event.nowShort': 'Hasta',
  'event.free': 'Gratis',
  'event.unknownPrice': 'Ver página del evento',
  'event.learnMore': 'Saber más',
  'event.boost': 'Impulsar',
  'event.moreChips': ({ n }) => `+${n} más`,
  'event.away': ({ city, miles }) => `${city && `${city} · `}a\u00a0${miles}\u00a0millas`,
  'event.moreDates': ({ n }) => counted(n, 'fecha más', 'fechas más'),
  'event.zone': ({ zone }) => `${zone}, la hora local del evento`,

  'missing.title': '404 Página no encontrada',
  'missing.hint': '¿Olvidaste agregar la página al enrutador?',
  'missing.browse': 'Ver eventos',
};
