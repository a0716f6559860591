import type { Translated } from '../../../messages/catalog.ts';
import { counted } from '../../../messages/dates.ts';
import type { pageTrialsMessages } from '../page-trials.ts';

/** English shows the values of the API themselves. */
const PIPELINE_STATUS: Readonly<Record<string, string>> = { success: 'correcto', partial: 'parcial', error: 'error' };

export const pageTrialsEs: Translated<typeof pageTrialsMessages> = {
  'phase1.title': 'Prueba del extractor unificado',
  'phase1.note':
    'Lee una página como lo haría el motor. La prueba no guarda nada: «guardados» cuenta los eventos que guardaron lecturas anteriores de su fuente.',
  'phase1.presets': 'Ejemplos',
  'phase1.url': 'URL de prueba',
  'phase1.limit': 'Límite (opcional)',
  'phase1.run': 'Ejecutar la prueba',
  'phase1.running': 'Leyendo la página…',
  'phase1.urlRequired': 'Falta la URL',
  'phase1.urlRequiredText': 'Escribe una URL para probar',
  'phase1.placeRequired': 'Falta la ubicación',
  'phase1.placeRequiredText': 'Elige una ciudad y un estado para que los eventos queden bien ubicados',
  'phase1.cityNeeded': 'Escribe la ciudad.',
  'phase1.stateNeeded': 'Escribe dos letras.',
  'phase1.limitHint': ({ range }) => `De ${range}. Si lo dejas vacío, se muestran todos los eventos, hasta 20.`,
  'phase1.limitWrong': ({ range }) => `Escribe un número entero de ${range}, o deja este campo vacío.`,
  'phase1.completed': 'Prueba terminada',
  'phase1.found': ({ count }) => counted(count, 'evento encontrado', 'eventos encontrados'),
  'phase1.failedWith': ({ error }) => `La prueba falló: ${error}`,
  'phase1.failed': 'No se pudo hacer la prueba',
  'phase1.failedText': 'La extracción no se pudo ejecutar.',
  'phase1.result': 'Resultado de la prueba',
  'phase1.success': 'Éxito',
  'phase1.yes': 'Sí',
  'phase1.no': 'No',
  'phase1.eventsFound': 'Eventos encontrados',
  'phase1.eventsSaved': 'Eventos guardados',
  'phase1.fallback': 'Eventos por completar',
  'phase1.time': 'Tiempo de procesamiento',
  'phase1.way': 'Método de lectura',
  'phase1.tokens': 'Uso de tokens y costo',
  'phase1.promptTokens': 'Tokens de entrada',
  'phase1.completionTokens': 'Tokens de salida',
  'phase1.totalTokens': 'Total de tokens',
  'phase1.cost': 'Costo estimado',
  'phase1.limitReached': ({ shown, found }) =>
    `Límite alcanzado: ${shown === 1 ? 'se muestra 1' : `se muestran ${shown}`} de ${found} eventos`,
  'phase1.events': 'Eventos extraídos',
  'phase1.eventsNote': 'Abre un evento para ver dónde aparece cada valor en la página.',
  'phase1.noEvents': 'No se extrajo ningún evento.',
  'phase1.noticed': 'Hallazgos y eventos omitidos',
  'phase1.skipped': 'omitido',
  'phase1.unknown': 'desconocida',
  'phase1.confidence': ({ confidence }) => `Confianza: ${confidence}`,
  'phase1.saved': 'Guardado en la base de datos',
  'phase1.savedBefore': 'antes de esta prueba',
  'phase1.needsMore': 'Por completar',
  'phase1.noVenue': 'sin lugar',
  'phase1.hasImage': 'con imagen',
  'phase1.noImage': 'sin imagen',
  'phase1.documents': 'Documentos con la evidencia',
  'phase1.inDocument': ({ number }) => `(documento ${number})`,

  'price.free': 'Gratis',
  'price.from': ({ least }) => `desde ${least}`,
  'price.upTo': ({ most }) => `hasta ${most}`,

  'model.waiting': ({ count }) => (count === 1 ? 'Lo espera 1 página.' : `Lo esperan ${count} páginas.`),
  'model.off': 'Sin modelo de lenguaje',
  'model.in-use': 'Modelo de lenguaje en uso',
  'model.out-of-budget': 'Sin presupuesto',
  'model.quota-exhausted': 'Cuota agotada',
  'model.on-hold': 'En espera',
  'model.unknown': 'Desconocido',

  'level.complete': 'Completo',
  'level.partial': 'Parcial',
  'level.basic': 'Básico',

  'pipeline.title': 'Prueba del proceso de IA',
  'pipeline.note':
    'Lee una página como lo haría el motor, con un modelo de lenguaje si hay uno configurado. No se guarda nada.',
  'pipeline.url': 'URL de prueba',
  'pipeline.urlNeeded': 'Escribe la dirección de la página.',
  'pipeline.run': 'Probar el proceso de IA',
  'pipeline.complete': 'Prueba del proceso de IA terminada',
  'pipeline.completeText': ({ count, status }) =>
    `${counted(count, 'evento encontrado', 'eventos encontrados')} (${PIPELINE_STATUS[status] ?? status}).`,
  'pipeline.failed': 'No se pudo probar el proceso de IA',
  'pipeline.failedText': 'Inténtalo de nuevo.',
};
