/** AI Pipelines. */
export const aiPipelinesMessages = {
  'section.aiPipelines': 'AI Pipelines',
  'pipes.enhance': 'Content Enhancement',
  'pipes.enhanceNote': 'What events lack is filled in from their own pages, and by the model if one is configured.',
  'pipes.enhanced': 'Enhanced',
  'pipes.score': 'Average quality',
  'pipes.waiting': 'To be enhanced',
  'pipes.quality': 'Data Quality',
  'pipes.qualityNote': 'Pictures of upcoming events, looked for in batches.',
  'pipes.missing': 'Missing images',
  'pipes.withImage': 'With an image',
  'pipes.database': 'Database Management',
  'pipes.databaseNote': 'What is stored, and what can go.',
  'pipes.events': 'Events',
  'pipes.stale': 'Stale events',
  'pipes.noData': 'No data yet',
  'pipes.tiers': 'Test an Event',
} as const;
