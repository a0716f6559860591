/** The switches of the pipeline (spec: ENT-035), each on unless an administrator turned it off. */
export const CONTROLS = [
  'autonomousDiscovery',
  'eventScraping',
  'eventRevalidation',
  'stage2Enhancement',
  'imageGeneration',
  'dynamicImageGeneration',
  'systematicExpansion',
  'generativeDescription',
] as const;
export type Control = (typeof CONTROLS)[number];

/** The switch that stops everything; kept apart, because for it `on` means stop. */
export const EMERGENCY_SHUTDOWN = 'emergencyShutdown';
