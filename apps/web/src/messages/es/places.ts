import type { Translated } from '../catalog.ts';
import { counted } from '../dates.ts';
import type { places as english } from '../places.ts';

/** The choice of a city, and the page of all cities. */
export const places: Translated<typeof english> = {
  'place.title': 'Elige tu ciudad',
  'place.search': 'Buscar una ciudad',
  'place.placeholder': 'Ciudad, o ciudad y estado',
  'place.featured': 'Destinos populares',
  'place.nearby': 'Ciudades cercanas',
  'place.locate': 'Usar mi ubicación',
  'place.detecting': 'Detectando...',
  'place.locateFailed': 'No pudimos obtener tu ubicación. Busca tu ciudad.',
  'place.noneNearby': 'No hay ninguna ciudad a menos de 100 millas de ti.',
  'place.clear': 'Quitar la ciudad',
  'place.results': 'Ciudades',
  'place.none': ({ query }) => `Ninguna ciudad empieza con “${query}”.`,
  'place.failed': 'La búsqueda de ciudades no está disponible en este momento.',
  'place.count': ({ n }) => counted(n, 'evento', 'eventos'),
  'place.found': ({ n }) => counted(n, 'ciudad encontrada', 'ciudades encontradas'),
  'place.live': 'EN VIVO',
  'place.available': 'Disponible',
  'place.coming': 'Muy pronto',
  'place.current': ({ place }) => `Estás viendo los eventos de ${place}`,
  'cities.title': 'Nuestra red no deja de crecer',
  'cities.text': 'Revisamos todo el día las fuentes de eventos de cada una de estas ciudades.',
  'cities.live': 'Ciudades activas',
  'cities.states': 'Estados',
  'cities.events': 'Total de eventos',
  'cities.recent': 'Nuevas este mes',
  'cities.figures': 'La red en cifras',
  'cities.search': 'Busca tu ciudad',
  'cities.loading': 'Cargando las ciudades…',
  'cities.failed': 'No pudimos cargar las cifras de las ciudades en este momento.',
  'cities.none': 'Todavía no hay ninguna ciudad activa. Vuelve pronto.',
  'cities.count': ({ n }) => counted(n, 'ciudad', 'ciudades'),
  'cities.added': ({ date }) => `Desde el ${date}`,
};
