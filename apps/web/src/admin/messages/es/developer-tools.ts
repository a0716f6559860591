import type { Translated } from '../../../messages/catalog.ts';
import type { developerToolsMessages } from '../developer-tools.ts';

export const developerToolsEs: Translated<typeof developerToolsMessages> = {
  'section.developerTools': 'Herramientas para desarrolladores',
  'dev.title': 'Diagnósticos',
  'dev.note': 'Cada resultado se muestra aquí como JSON, sin secretos, y queda en la consola del navegador.',
  'dev.model': 'Probar OpenAI',
  'dev.modelHint': 'Envía al modelo de lenguaje configurado una pregunta corta, dentro de su presupuesto.',
  'dev.database': 'Comprobar la base de datos',
  'dev.databaseHint': 'Si la base de datos responde y qué tan rápido.',
  'dev.memory': 'Ver la memoria del sistema',
  'dev.memoryHint': 'Qué cifras de memoria ofrece la plataforma y cuáles no.',
  'dev.logs': 'Ver los registros de depuración',
  'dev.logsHint': 'Los últimos errores y ejecuciones de trabajos.',
  'dev.scraping': 'Probar la lectura',
  'dev.scrapingHint': 'Si se pueden leer las fuentes y cómo terminó la última lectura.',
  'dev.images': 'Probar la generación de imágenes',
  'dev.imagesHint': 'Hace una imagen y la descarta.',
  'dev.config': 'Validar la configuración',
  'dev.configHint': 'Qué ajustes y secretos están definidos. Sus valores no se muestran.',
  'dev.done': 'Diagnóstico terminado',
  'dev.failed': 'El diagnóstico falló',
  'dev.failedText': 'No se pudo ejecutar el diagnóstico. Inténtalo de nuevo.',
  'dev.result': ({ name }) => `Resultado: ${name}`,
  'dev.none': 'Ejecuta un diagnóstico para ver su resultado.',
};
