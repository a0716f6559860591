import type { Translated } from '../../../messages/catalog.ts';
import { counted, grouped } from '../../../messages/dates.ts';
import type { locationIntegrityMessages } from '../location-integrity.ts';

export const locationIntegrityEs: Translated<typeof locationIntegrityMessages> = {
  'location.report': 'Informe de la comprobación',
  'location.note': 'Cada evento se comprueba una vez, y otra cuando cambia su ubicación.',
  'location.run': 'Comprobar ahora',
  'location.score': 'Puntuación general',
  'location.valid': 'Eventos válidos',
  'location.total': 'Total de eventos',
  'location.critical': 'Problemas críticos',
  'location.ran': ({ time, ago, looked }) =>
    `Última ejecución: ${time} (${ago}). ${looked === 0 ? 'No había eventos nuevos ni cambiados' : looked === 1 ? 'Se comprobó 1 evento nuevo o cambiado' : `Se comprobaron ${grouped(looked)} eventos nuevos o cambiados`}.`,
  'location.more': 'Hay más eventos por comprobar. Vuelve a comprobar.',
  'location.violations': 'Infracciones',
  'location.violationsNote': 'Primero las más graves, 100 como máximo. Solo los errores bajan la puntuación.',
  'location.scoreHint': 'eventos sin errores',
  'location.lesser': ({ warnings, infos }) =>
    `más ${counted(warnings, 'advertencia', 'advertencias')} y ${counted(infos, 'nota', 'notas')}`,
  'location.clear': 'Todo en orden: no se encontraron problemas de ubicación.',
  'location.fix': 'Corrección sugerida',
  'location.rules': 'Reglas de validación activas',
  'location.failed': 'No se pudieron cargar los datos de las ubicaciones. Actualiza la página.',
  'location.severity.error': 'Error',
  'location.severity.warning': 'Advertencia',
  'location.severity.info': 'Nota',
};
