import type { Translated } from '../catalog.ts';
import type { Catalogs } from '../catalogs.ts';
import { counted, duration } from '../dates.ts';

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
  'map.placesTitle': ({ n }) => `${n} lugares muy cercanos entre sí`,
  'map.separate': 'Acercarse a estos lugares',
  'map.count': ({ n }) => events(n),
  'map.part': ({ n }) =>
    `El mapa muestra ${n === 1 ? '1 evento, el primero' : `los primeros ${n} eventos`} de la lista.`,
  'map.partOfView': ({ n, of, more }) =>
    `Se muestran ${n} de ${more ? 'más de ' : ''}${of} eventos a la vista. Acerca el mapa para ver los demás.`,
  'map.nothingHere': 'No hay eventos en esta parte del mapa.',
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
  'way.title': 'Cómo llegar',
  'way.from': ({ miles, place }) => `A ${miles === 1 ? 'una milla' : `unas ${miles} millas`} del centro de ${place}:`,
  'way.fromYou': ({ miles }) => `A ${miles === 1 ? 'una milla' : `unas ${miles} millas`} de donde estás:`,
  'way.walk': ({ minutes }) => `${duration(minutes)} a pie`,
  'way.transit': ({ minutes }) => `${duration(minutes)} en autobús o tren, donde haya una línea`,
  'way.car': ({ minutes }) => `${duration(minutes)} en auto`,
  'way.estimate': 'Estimado a partir de la línea recta, por 1.3. Aquí no se conocen calles, líneas ni tráfico.',
  'way.fromMe': 'Desde donde estoy',
  'way.failed': 'No se pudo usar tu ubicación.',
  'way.parking': ({ words }) => `Estacionamiento: «${words}»`,
  'after.title': 'Después, a poca distancia a pie',
  'after.stated': ({ time }) => `Termina a las ${time}. Estos empiezan más tarde esa noche o siguen en marcha.`,
  'after.assumed': ({ time }) =>
    `No se indica cuándo termina; si es hacia las ${time}, estos empiezan más tarde esa noche o siguen en marcha.`,
  'after.walk': ({ minutes }) => `Unos ${duration(minutes)} a pie`,
  'after.until': ({ time }) => `sigue hasta las ${time}`,
  'near.venue': ({ venue }) => `Más en ${venue}`,
  'near.night': ({ city }) => `Esa noche en ${city}`,
  'near.day': ({ city }) => `Ese día en ${city}`,
  'near.all': 'Ver todo',
  'near.wholeDay': 'Ver el día completo',
};
