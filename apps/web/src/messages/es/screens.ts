import type { Translated } from '../catalog.ts';
import type { Catalogs } from '../catalogs.ts';
import { grouped } from '../dates.ts';

export const screens: Translated<Catalogs['screens']> = {
  'board.scan': 'Escanea para ver más',
  'board.updated': ({ time }) => `Actualizado: ${time}`,
  'board.offline': ({ time }) => `Sin conexión. Última actualización: ${time}`,
  'board.none': 'No hay nada más anunciado por ahora.',
  'board.noneText': 'Escanea para ver lo que sigue.',
  'board.old': 'Esta pantalla lleva un día sin conexión.',
  'board.oldText': 'Lo que mostraba puede haber cambiado. Escanea para ver qué hay.',

  'week.print': 'Imprimir',
  'week.how': 'Una página, Carta o A4. Los códigos llevan a la página de cada evento, siempre al día.',
  'week.all': 'Todo, siempre al día',
  'week.ongoing': 'Toda la semana',
  'week.more': ({ n }) => `+${grouped(n)} en línea`,
  'week.none': 'Todavía no hay nada para estos días.',
  'week.until': ({ day }) => `hasta el ${day}`,
  'week.foot': ({ day }) => `Al ${day}. Confirma con quien organiza antes de ir.`,
};
