/** The controls of the pipeline (spec: ENT-035). Each is on unless an administrator turned it off. */
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

/** The control that stops everything; separate, because here `on` means stop. */
export const EMERGENCY_SHUTDOWN = 'emergencyShutdown';

/** The version of an unchanged configuration; each change increases the patch number (spec: §9). */
export const FIRST_CONFIG_VERSION = '1.0.0';
