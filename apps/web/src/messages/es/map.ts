import type { Translated } from '../catalog.ts';
import type { Catalogs } from '../catalogs.ts';
import { counted } from '../dates.ts';

const events = (n: number) => counted(n, 'evento', 'eventos');

export const map: Translated<Catalogs['map']> = {
  'map.label': ({ place }) => `Mapa de eventos en ${place}`,
  'map.close': 'Cerrar el mapa',
  'map.back': 'Volver a la lista',
  'map.zoomIn': 'Acercar',
  'map.zoomOut': 'Alejar',
  'map.all': 'Mostrar todos los lugares',
  'map.searchArea': 'Buscar en esta zona',
  'map.tooLarge': 'Acerca el mapa para buscar en esta zona.',
  'map.keys': 'Las flechas mueven el mapa; más y menos lo acercan y lo alejan.',
  'map.place': ({ name, n }) => `${name}, ${events(n)}`,
  'map.places': ({ places, n }) => `${places} lugares, ${events(n)}`,
  'map.unplaced': ({ n }) => `${events(n)} sin lugar en el mapa`,
  'map.unplacedTitle': ({ n }) => `${events(n)} sin lugar en el mapa`,
  'map.placesTitle': ({ n }) => `${n} lugares muy cercanos entre sí`,
  'map.separate': 'Acercarse a estos lugares',
  'map.count': ({ n }) => events(n),
  'map.part': ({ n }) =>
    `El mapa muestra ${n === 1 ? '1 evento, el primero' : `los primeros ${n} eventos`} de la lista.`,
  'map.more': 'Mostrar más',
  'map.moreLoading': 'Cargando…',
  'map.empty': 'Ningún evento de esta lista se puede mostrar en un mapa.',
  'map.closeCard': 'Cerrar estos eventos',
  'map.miles': ({ n }) => `${n} mi`,
  'map.drawnFrom': 'Límites: Oficina del Censo de EE. UU. Poblaciones: GeoNames.',
  'map.smallLabel': ({ venue, place }) => `Mapa: ${venue} en ${place}`,
  'map.where': 'Dónde está',
  'map.openOsm': 'Abrir en OpenStreetMap',
  'map.directions': 'Cómo llegar con Google Maps',
  'near.venue': ({ venue }) => `Más en ${venue}`,
  'near.night': ({ city }) => `Esa noche en ${city}`,
  'near.day': ({ city }) => `Ese día en ${city}`,
  'near.all': 'Ver todo',
  'near.wholeDay': 'Ver el día completo',
};
