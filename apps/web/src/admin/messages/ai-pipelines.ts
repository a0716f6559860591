/** AI Pipelines. */
export const aiPipelinesMessages = {
  'section.aiPipelines': 'AI Pipelines',
  'pipes.enhance': 'Content Enhancement',
  'pipes.enhanceNote':
    'Missing details of events are filled in from their own pages, and by the language model if one is configured.',
  'pipes.enhanced': 'Enhanced',
  'pipes.score': 'Average quality',
  'pipes.waiting': 'To be enhanced',
  'pipes.quality': 'Data Quality',
  'pipes.qualityNote': 'Pictures of stored events, past ones included.',
  'pipes.missing': 'Missing images',
  'pipes.withImage': 'With an image',
  'pipes.database': 'Database Management',
  'pipes.databaseNote': 'Stored events, and events that can be deleted.',
  'pipes.stale': 'Stale events',
  'pipes.tiers': 'Test an Event',
} as const;
