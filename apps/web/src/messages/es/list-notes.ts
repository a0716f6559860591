import type { Translated } from '../catalog.ts';
import type { Catalogs } from '../catalogs.ts';
import { grouped } from '../dates.ts';

export const notes: Translated<Catalogs['notes']> = {
  'note.familyOnly':
    'Solo lo que su fuente describe como apto para familias, niños o todas las edades. Puede haber más eventos que te sirvan.',

  'note.accessibleOnly':
    'Solo lo que una fuente describe como accesible de algún modo: en silla de ruedas, con lengua de señas o subtítulos, o adaptado a la sensibilidad sensorial. La página de cada evento dice cómo. Puede haber más eventos accesibles.',

  'note.searchedFor': ({ q }) => `Resultados de «${q}»`,
  'note.searchTyped': ({ q }) => `Buscar solo «${q}»`,
  'note.title': 'No encontramos eventos',
  'note.together': ({ place }) => `Ningún evento en ${place} coincide con todos estos filtros a la vez.`,
  'note.search': ({ q, place }) =>
    `Ningún evento en ${place} coincide con “${q}”. Prueba con una palabra más corta o escrita de otra forma.`,
  'note.venue': ({ venue, place }) => `Por ahora, ningún evento en ${venue}, en ${place}, coincide con estos filtros.`,
  'note.featured': ({ place }) =>
    `Ahora mismo no hay eventos destacados en ${place}. Quita los filtros para ver todos los eventos.`,
  'note.family': ({ place }) =>
    `Ningún evento de ${place} que coincida dice ser para familias o para todas las edades. Solo mostramos los que su fuente describe así.`,
  'note.accessible': ({ place }) =>
    `Ningún evento de ${place} que coincida dice ser accesible. Muchas fuentes no lo indican: pregunta en el lugar.`,
  'note.days': ({ place }) => `Ningún evento en ${place} coincide con estas fechas y filtros. Prueba otros días.`,
  'note.category': ({ category, place }) =>
    `Por ahora no hay eventos de la categoría ${category} en ${place}. Buscamos eventos nuevos todo el día.`,
  'note.area': 'Nada de esta zona del mapa coincide. Los eventos sin lugar exacto no aparecen.',
  'note.live': 'Todavía no hay eventos aquí. Buscamos eventos nuevos todo el día.',
  'note.available': 'Estamos preparando esta ciudad. Vuelve pronto.',
  'note.coming-soon': 'Todavía no llegamos a esta ciudad. Muy pronto.',
  'note.unknown': 'No conocemos ninguna ciudad con ese nombre.',
  'note.emptied': ({ names }) => `Con ${names} no queda ningún evento.`,
  'note.emptiedTogether': ({ names }) => `Juntos, ${names} no dejan ningún evento.`,
  'note.without': ({ n, more, names }) => `${grouped(n)}${more ? '+' : ''} sin ${names}`,
  'note.dates': 'estas fechas',
  'note.mapArea': 'la zona del mapa',
  'note.askConcierge': 'Preguntar al concierge',
  'note.otherCities': 'Explorar otras ciudades',
};
