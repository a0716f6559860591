import type { Translated } from '../../../messages/catalog.ts';
import type { reviewMessages } from '../review.ts';

export const reviewEs: Translated<typeof reviewMessages> = {
  'review.title': 'Borradores retenidos',
  'review.note':
    'Eventos que se leyeron con demasiada duda para publicarlos. Al aprobar uno, se publica de inmediato como se leyó. La decisión vale hasta que cambie su título o su inicio.',
  'review.start': 'Empieza',
  'review.sure': 'Certeza del título · del día',
  'review.sureTitle': 'Certeza del título',
  'review.sureDay': 'Certeza del día',
  'review.sureBoth': 'Certeza de ambos',
  'review.sureEvent': 'Certeza de que es un evento',
  'review.doubts': 'Por qué se retiene',
  'review.leftOut': 'Omitido por dudoso',
  'review.leftOut.time': 'hora',
  'review.leftOut.venue': 'lugar',
  'review.nothing': 'Nada',
  'review.page': 'Leído en',
  'review.ownPage': 'Su propia página',
  'review.since': 'Retenido desde',
  'review.lastSeen': 'Visto por última vez',
  'review.donePublished': 'Evento publicado',
  'review.doneNotPublished': 'Evento aprobado, sin publicar',
  'review.doneRejected': 'Evento rechazado',
  'review.failed': 'No se guardó la decisión',
  'review.failedText': 'No se pudo decidir sobre el evento. Inténtalo de nuevo.',
  'review.empty': 'Ningún evento espera una decisión.',
};
