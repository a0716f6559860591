import type { Answer } from '../../kit/calls.ts';
import { t } from '../../messages.ts';

type GlobalControls = Answer<'getSystemControls'>['globalControls'];

/** The controls that a person toggles; the shutdown is separate (docs/spec/decisions.md 82). */
export type ControlName = Exclude<keyof GlobalControls, 'emergencyShutdown'>;

/** In pipeline order. Adding or removing a control in the contract breaks compilation here. */
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
