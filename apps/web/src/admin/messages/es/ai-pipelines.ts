import type { Translated } from '../../../messages/catalog.ts';
import type { aiPipelinesMessages } from '../ai-pipelines.ts';

export const aiPipelinesEs: Translated<typeof aiPipelinesMessages> = {
  'section.aiPipelines': 'Procesos de IA',
  'pipes.enhance': 'Mejora del contenido',
  'pipes.enhanceNote':
    'Los datos que faltan de un evento se toman de su propia página y, si hay uno configurado, del modelo de lenguaje.',
  'pipes.enhanced': 'Mejorados',
  'pipes.score': 'Calidad promedio',
  'pipes.waiting': 'Por mejorar',
  'pipes.quality': 'Calidad de los datos',
  'pipes.qualityNote': 'Imágenes de los eventos guardados, también los pasados.',
  'pipes.missing': 'Imágenes que faltan',
  'pipes.withImage': 'Con imagen',
  'pipes.database': 'Base de datos',
  'pipes.databaseNote': 'Eventos guardados y eventos que se pueden eliminar.',
  'pipes.stale': 'Eventos vencidos',
  'pipes.tiers': 'Probar un evento',
};
