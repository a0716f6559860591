import { shownText } from '@marquee/kernel';
import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { cityName, stateCode } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { sentence } from '../sentence.ts';
import { CONTROLS, EMERGENCY_SHUTDOWN } from './control.ts';

const control = z.enum(CONTROLS, { error: `must be one of ${CONTROLS.join(', ')}` });

const controlSwitch = z.object({
  enabled: z.boolean(),
  description: sentence,
  /** ISO instant; null if it was never changed. */
  lastToggled: z.string().nullable(),
  toggledBy: z.string().nullable(),
});

/** The configuration (spec: ENT-035, ENT-036). */
const systemControls = z.object({
  version: z.string(),
  lastUpdated: z.string().nullable(),
  globalControls: z.object({
    autonomousDiscovery: controlSwitch,
    eventScraping: controlSwitch,
    eventRevalidation: controlSwitch,
    stage2Enhancement: controlSwitch,
    imageGeneration: controlSwitch,
    dynamicImageGeneration: controlSwitch,
    systematicExpansion: controlSwitch,
    generativeDescription: controlSwitch,
    [EMERGENCY_SHUTDOWN]: z.object({
      active: z.boolean(),
      reason: z.string().nullable(),
      activatedAt: z.string().nullable(),
      activatedBy: z.string().nullable(),
    }),
  }),
});
export type SystemControls = z.output<typeof systemControls>;
export type ToldSystemControls = z.input<typeof systemControls>;

/** The actor comes from the session; a name sent by the client is ignored (docs/spec/decisions.md 81). */
const claimedActor = z.string().max(200).optional();

/** A control for one city or one state (docs/spec/decisions.md 80). It takes precedence over the global control; a city over its state. */
const controlOverride = z.object({
  /** City slug (`columbia-sc`) or state code (`SC`). */
  scope: z.string(),
  kind: z.enum(['city', 'state']),
  city: z.string().nullable(),
  state: z.string(),
  control: z.enum(CONTROLS),
  enabled: z.boolean(),
  changedAt: z.string(),
  changedBy: z.string(),
});
export type ControlOverride = z.output<typeof controlOverride>;

export const controlEndpoints = defineEndpoints({
  getSystemControls: {
    method: 'GET',
    path: '/api/admin/system-controls',
    access: 'admin',
    summary: 'The controls of the pipeline and the emergency shutdown, with who changed them last.',
    response: systemControls,
  },

  getSystemControlsStatus: {
    method: 'GET',
    path: '/api/admin/system-controls/status',
    access: 'admin',
    summary: 'Which controls are in force now, and how many cities and states have overrides.',
    response: z.object({
      /** The controls in force: all false while the emergency shutdown is active. */
      globalToggles: z.record(z.enum(CONTROLS), z.boolean()),
      activeOverrides: z.object({ cities: z.number().int(), states: z.number().int() }),
    }),
  },

  toggleSystemControl: {
    method: 'POST',
    path: '/api/admin/system-controls/toggle',
    access: 'admin',
    summary: 'Turns one control on or off; refused while the emergency shutdown is active.',
    body: z.object({ control, enabled: z.boolean(), toggledBy: claimedActor }),
    response: systemControls,
  },

  activateEmergencyShutdown: {
    method: 'POST',
    path: '/api/admin/system-controls/emergency-shutdown',
    access: 'admin',
    summary: 'Stops all work of the engine at once; needs a reason.',
    body: z.object({
      reason: z.string().overwrite(shownText).trim().min(1, 'must say why everything is to stop').max(500),
      activatedBy: claimedActor,
    }),
    response: systemControls,
  },

  deactivateEmergencyShutdown: {
    method: 'POST',
    path: '/api/admin/system-controls/emergency-shutdown/deactivate',
    access: 'admin',
    summary: 'Ends the emergency shutdown and restores the controls as they were before it.',
    body: z.object({ reactivatedBy: claimedActor }),
    response: systemControls,
  },

  listControlOverrides: {
    method: 'GET',
    path: '/api/admin/system-controls/overrides',
    access: 'admin',
    summary: 'The overrides of cities and states.',
    query: z.object(pageQuery),
    response: pageOf(controlOverride),
  },

  setControlOverride: {
    method: 'POST',
    path: '/api/admin/system-controls/overrides',
    access: 'admin',
    summary: 'Sets a control for one city, or for a whole state if no city is given.',
    body: z.object({ city: cityName.optional(), state: stateCode, control, enabled: z.boolean() }),
    response: controlOverride,
  },

  removeControlOverride: {
    method: 'DELETE',
    path: '/api/admin/system-controls/overrides/:scope/:control',
    access: 'admin',
    summary: 'Removes an override; removing one that no longer exists changes nothing.',
    params: z.object({ scope: z.string().min(2).max(120), control }),
    response: z.object({ removed: z.boolean() }),
  },
});
