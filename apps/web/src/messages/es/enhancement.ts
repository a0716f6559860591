import type { Translated } from '../catalog.ts';
import type { Catalogs } from '../catalogs.ts';
import { counted } from '../dates.ts';

export const enhancement: Translated<Catalogs['enhancement']> = {
  'vip.title': 'Detalles VIP del evento',
  'vip.fullDescription': 'Descripción completa',
  'vip.detailedSchedule': 'Programa',
  'vip.ticketTiers': 'Boletos',
  'vip.specialInstructions': 'Conviene saber',
  'vip.whatToBring': 'Qué llevar',
  'vip.dressCode': 'Código de vestimenta',
  'vip.parkingInfo': 'Estacionamiento',
  'vip.accessibilityInfo': 'Accesibilidad',
  'vip.venueAmenities': 'Comodidades',
  'vip.transportation': 'Cómo llegar',
  'vip.restaurants': 'Restaurantes cercanos',
  'vip.hotels': 'Hoteles cercanos',

  'vip.preparing': 'Ahora vamos a leer la página del evento por ti',
  'vip.reading': 'Leyendo la página del evento',
  'vip.percent': ({ percent }) => `${percent}%`,
  'vip.hide': 'Ocultar el progreso',
  'vip.hidden': 'Los detalles aparecerán aquí en cuanto estén listos.',
  'vip.earned': ({ n }) => `Ganaste ${counted(n, 'punto', 'puntos')}`,
  'vip.curated': 'Tu experiencia está lista',
  'vip.failed': 'Tenemos dificultades técnicas',
  'vip.failedText': 'No pudimos preparar los detalles.',
  'vip.checkFailed': 'No pudimos comprobar si hay detalles',
  'vip.again': 'Intentar de nuevo',
  'vip.none': 'La página del evento no dice más sobre la visita.',

  'vip.fromPage': ({ host }) => `En palabras de ${host}`,
  'vip.fromListing': 'En palabras de quien lo organiza',
  'vip.readOn': ({ when }) => `lectura: ${when}`,
  'vip.byModel': 'Frases elegidas por IA; cada una está en esa página.',
  'vip.where': 'Dónde está cada detalle',
  'vip.onPage': 'Ver en la página',
};
