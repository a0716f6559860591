import type { Translated } from '../catalog.ts';
import type { Catalogs } from '../catalogs.ts';

export const outage: Translated<Catalogs['outage']> = {
  'outage.offline': 'No tienes conexión. Revísala e inténtalo de nuevo.',
  'outage.unreachable': 'No pudimos comunicarnos con nuestro servidor. Inténtalo de nuevo en un momento.',
  'outage.slow': 'Nuestro servidor está tardando demasiado en responder. Inténtalo de nuevo en un momento.',
  'outage.busy': 'Hiciste muchas solicitudes en poco tiempo. Espera un minuto e inténtalo de nuevo.',
  'outage.server': 'Algo falló de nuestro lado. Inténtalo de nuevo en un momento.',
  'outage.saved': 'Ver lo guardado en este dispositivo',
};
