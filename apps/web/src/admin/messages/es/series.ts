import type { Translated } from '../../../messages/catalog.ts';
import type { seriesMessages } from '../series.ts';

export const seriesEs: Translated<typeof seriesMessages> = {
  'recurring.pending': 'Por unir',
  'recurring.pendingNote':
    'Una misma función guardada como varios eventos: la misma dirección, el mismo título y el mismo lugar, con fechas a 45 días como máximo.',
  'recurring.consolidated': 'Unidos',
  'recurring.consolidatedNote':
    'Próximos eventos que tienen varias fechas o duran varios días. Cada uno es una sola tarjeta.',
  'recurring.empty': 'No se encontraron eventos recurrentes',
  'recurring.failed': 'No se pudieron cargar los eventos recurrentes',
  'recurring.consolidate': 'Unir',
  'recurring.ask': ({ groups }) =>
    groups === 1
      ? '¿Unir este grupo en un solo evento?'
      : `¿Unir cada uno de estos ${groups} grupos en un solo evento?`,
  'recurring.askText':
    'Se conserva el evento más antiguo de cada grupo, y las direcciones de los otros llevan a él. Cada unión se puede deshacer.',
  'recurring.askGroup': ({ count, dates, days }) =>
    `${count} eventos pasan a ser uno con ${dates === 1 ? '1 fecha' : `${dates} fechas`}, ${days}`,
  'recurring.done': 'Eventos recurrentes unidos',
  'recurring.notDone': 'No se unieron',
  'recurring.notDoneText': 'No se unió nada. Inténtalo de nuevo.',
  'recurring.events': ({ count }) => `${count} eventos`,
  'recurring.dates': ({ count }) => (count === 1 ? '1 fecha' : `${count} fechas`),
  'recurring.lasts': ({ days }) => (days === 1 ? '1 fecha' : `${days} días`),
  'recurring.from': 'Primera fecha',
  'recurring.to': 'Última fecha',

  'merges.caption': 'Eventos unidos',
  'merges.note':
    'Sus direcciones llevan al evento con el que se unieron. Si deshaces la unión, los dos eventos se quedan aparte.',
  'merges.into': 'Unido con',
  'merges.undone': 'Unión deshecha',
  'merges.undoFailed': 'No se deshizo',
  'merges.undoFailedText': 'Los eventos siguen unidos. Inténtalo de nuevo.',
  'merges.empty': 'No hay nada unido.',
  'eventSources.caption': 'Fuentes de un evento',
  'eventSources.note':
    'Si una fuente se asignó al evento equivocado, sepárala. Los dos eventos se quedan aparte hasta que los unas.',
  'eventSources.eventHint': 'La última parte de su dirección',
  'eventSources.title': 'Su título',
  'eventSources.first': 'Primera fecha',
  'eventSources.mergedFrom': 'Unido desde',
  'eventSources.page': 'Página',
  'eventSources.seen': 'Visto por última vez',
  'eventSources.split': 'Separar',
  'eventSources.splitAsk': ({ source }) => `¿Separar ${source}?`,
  'eventSources.splitAskText': ({ title }) =>
    `«${title}» pasa a ser otro evento con su propia dirección. Para deshacerlo, une los dos eventos.`,
  'eventSources.done': 'Evento separado',
  'eventSources.doneText': ({ message, slug }) => `${message} Su dirección termina en ${slug}.`,
  'eventSources.open': 'Abrir el evento',
  'eventSources.failed': 'No se separó',
  'eventSources.failedText': 'El evento no se separó. Inténtalo de nuevo.',
  'eventSources.empty': 'Escribe un evento para ver sus fuentes.',

  'merging.title': 'Unir dos eventos',
  'merging.note': 'La dirección del primer evento llevará al segundo. Puedes deshacer la unión en Eventos unidos.',
  'merging.event': 'Evento que se une',
  'merging.into': 'Unir con',
  'merging.hint': 'Su dirección, o la última parte de ella',
  'merging.needed': 'Escribe un evento.',
  'merging.same': 'Escribe otro evento.',
  'merging.merge': 'Unir',
  'merging.preview': 'Los dos eventos y el evento unido',
  'merging.field': 'Campo',
  'merging.result': 'Evento unido',
  'merging.rowTitle': 'Título',
  'merging.rowDates': 'Fechas',
  'merging.rowPlace': 'Lugar',
  'merging.rowAddress': 'Dirección',
  'merging.more': ({ count }) => `y ${count} más`,
  'merging.previewNote': ({ slug }) => `/events/${slug} llevará al segundo evento. La unión se puede deshacer.`,
  'merging.ask': '¿Unir estos dos eventos?',
  'merging.notFound': 'No se encontraron los eventos',
  'merging.notFoundText': 'No se pudieron buscar los dos eventos.',
  'merging.done': 'Eventos unidos',
  'merging.open': 'Abrir el evento',
  'merging.failed': 'No se unieron',
  'merging.failedText': 'Los eventos no se unieron. Inténtalo de nuevo.',
};
