import type { Answer } from '../../kit/calls.ts';
import { t } from '../../messages.ts';

type GlobalControls = Answer<'getSystemControls'>['globalControls'];

/** The switches that a person toggles; the shutdown is none of them (docs/spec/decisions.md 82). */
export type ControlName = Exclude<keyof GlobalControls, 'emergencyShutdown'>;

/** In the order of the pipeline. A control the contract gains or loses does not compile here. */
const CONTROL_NAMES: Record<ControlName, string> = {
  autonomousDiscovery: t('control.autonomousDiscovery'),
  eventScraping: t('control.eventScraping'),
  eventRevalidation: t('control.eventRevalidation'),
  stage2Enhancement: t('control.stage2Enhancement'),
  imageGeneration: t('control.imageGeneration'),
  dynamicImageGeneration: t('control.dynamicImageGeneration'),
  systematicExpansion: t('control.systematicExpansion'),
  generativeDescription: t('control.generativeDescription'),
};

export const CONTROL_OPTIONS = Object.entries(CONTROL_NAMES).map(([value, label]) => ({
  value: value as ControlName,
  label,
}));

export function controlTitle(control: ControlName): string {
  return CONTROL_NAMES[control];
}
