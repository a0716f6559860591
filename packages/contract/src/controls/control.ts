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

/** The description of each control, for the console (spec: ENT-036). */
export const CONTROL_DESCRIPTIONS: Record<Control, string> = {
  autonomousDiscovery: 'Looks for new sources of events in the cities of the network.',
  eventScraping: 'Reads the sources when they are due and stores what they list.',
  eventRevalidation: 'Reads the pages of stored events again: gone, cancelled, moved, sold out, prices.',
  stage2Enhancement: 'Fills in missing values of an event from its own page.',
  imageGeneration: 'Makes images for categories when an administrator requests them.',
  dynamicImageGeneration: 'Automatically makes an image for an event that has none.',
  systematicExpansion: 'Adds cities state by state.',
  generativeDescription: 'Writes a description for an event that has none.',
};

/** The version of an unchanged configuration; each change increases the patch number (spec: §9). */
export const FIRST_CONFIG_VERSION = '1.0.0';
