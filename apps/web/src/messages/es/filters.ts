import type { Translated } from '../catalog.ts';
import type { Catalogs } from '../catalogs.ts';
import { grouped } from '../dates.ts';

export const filters: Translated<Catalogs['filters']> = {
  'filters.title': 'Filtros',
  'filters.days': 'Días',
  'filters.show': ({ n, more }) =>
    n === 0 ? 'Cerrar' : `Ver ${grouped(n)}${more ? '+' : ''} ${n === 1 && !more ? 'evento' : 'eventos'}`,
  'filters.venue': 'Lugar',
  'filters.allVenues': 'Todos los lugares',
  'filters.venueOption': ({ venue, n }) => `${venue} (${n})`,
  'filters.within': 'Distancia',
  'filters.miles': ({ miles }) => (miles === 0 ? 'Solo esta ciudad' : `Hasta ${miles} millas`),
  'filters.sort': 'Ordenar por',
  'filters.relevance': 'Mejor coincidencia',
  'filters.date-asc': 'Lo más próximo',
  'filters.date-desc': 'Lo más lejano',
  'filters.price-asc': 'Precio más bajo',
  'filters.price-desc': 'Precio más alto',
  'filters.popularity': 'Popularidad',
};
