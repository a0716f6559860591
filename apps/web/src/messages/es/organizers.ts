import type { Translated } from '../catalog.ts';
import type { Catalogs } from '../catalogs.ts';

export const organizers: Translated<Catalogs['organizers']> = {
  'organizers.label': 'Para organizadores',
  'organizers.boostOne': 'Impulsar uno de estos eventos',
  'organizers.boostOff': 'Ocultar los botones de impulso',
  'organizers.send': 'Enviarnos un evento',
  'organizers.advertise': 'Anunciarse',
  'organizers.venue': 'Administrar este lugar',
};
