import type { Translated } from '../../../messages/catalog.ts';
import { counted } from '../../../messages/dates.ts';
import type { partsMessages } from '../parts.ts';

export const partsEs: Translated<typeof partsMessages> = {
  'tile.up': ({ against }) => `más que ${against}`,
  'tile.down': ({ against }) => `menos que ${against}`,
  'tile.same': ({ against }) => `igual que ${against}`,
  'chart.asTable': 'Mostrar como tabla',
  'map.waiting': 'Dibujando el mapa…',
  'map.failed': 'No se pudo cargar el mapa. La tabla de abajo tiene todas las cifras.',
  'map.level': 'Nivel',
  'map.figures': 'Cifras',

  'csv.export': 'Exportar CSV',
  'rows.total': 'Total',
  'rows.search': 'Buscar',
  'rows.shown': ({ first, last, count, total }) =>
    count === 0 ? `0 de ${total}` : `${first}–${last} de ${count}${count === total ? '' : ` (${total} sin filtros)`}`,

  'bulk.label': 'Filas seleccionadas',
  'bulk.all': 'Seleccionar todas las filas mostradas',
  'bulk.one': ({ name }) => `Seleccionar ${name}`,
  'bulk.none': 'Quitar la selección',
  'bulk.selected': ({ count, total }) => `${count} de ${total} ${count === 1 ? 'seleccionada' : 'seleccionadas'}`,
  'bulk.progress': ({ label, done, total }) => `${label}: ${done} de ${total}`,
  'bulk.action': ({ label, count }) => `${label} (${count})`,

  'dates.all': 'Todos los días',
  'dates.today': 'Hoy',
  'dates.7d': 'Últimos 7 días',
  'dates.30d': 'Últimos 30 días',
  'dates.90d': 'Últimos 90 días',
  'dates.from': ({ days, first }) => `${days}, desde el ${first}`,
  'dates.custom': 'Otras fechas',
  'dates.first': 'Primer día',
  'dates.last': 'Último día',
  'dates.apply': 'Mostrar estos días',

  'picker.short': 'Escribe al menos dos letras.',
  'picker.searching': 'Buscando…',
  'picker.failed': 'No se pudo buscar.',
  'picker.nothing': 'Sin resultados.',
  'picker.found': ({ count }) => counted(count, 'resultado', 'resultados'),
  'picker.cityHint': 'Columbia, SC',
  'picker.live': 'visible',
  'picker.configured': 'configurada',
  'picker.known': 'fuera de la red',

  'reason.kept': 'Se guarda en el registro de cambios.',
  'reason.word': ({ word }) => `Escribe ${word} para confirmar.`,
  'reason.short': ({ least }) =>
    least <= 1 ? 'Escribe un motivo.' : `Escribe un motivo de al menos ${least} caracteres.`,
  'reason.otherWord': ({ word }) => `Escribe ${word}.`,

  'switch.never': 'Nunca se ha cambiado',
  'switch.last': 'Cambiado',
  'switch.by': ({ name }) => `por ${name}`,

  'job.waiting': 'En espera',
  'job.running': 'En curso',
  'job.done': 'Terminado',
  'job.failed': 'Falló',
  'job.cancelled': 'Cancelado',
  'job.started': 'Iniciado',
  'job.progress': ({ done, total }) => `${done} de ${total}`,
};
