import type { AlertNews, AlertSeverity } from '@marquee/contract';
import { HOUR_MS, type Instant, MINUTE_MS } from '@marquee/kernel';

/** The figure must stay below for so long: one that trembles at the threshold fires once. */
export const CALM_MS = 5 * MINUTE_MS;
/** It is calm only when it is clearly below. */
const CLEAR_SHARE = 0.9;

interface Setting {
  isOn: boolean;
  threshold: number;
  severity: AlertSeverity;
  againHours: number;
}

/** An open firing. */
export interface Open {
  toldAt: Instant | null;
  calmSince: Instant | null;
  worst: number;
}

/** What one look changes. `tell`: who is told of it; null: nobody, because it is silenced or was told before. */
export type Step =
  | { kind: 'none' }
  | { kind: 'fire'; tell: AlertNews | null }
  | { kind: 'tell'; tell: AlertNews }
  /** It should be told, and is silenced. */
  | { kind: 'silenced' }
  | { kind: 'worse' }
  | { kind: 'stir' }
  | { kind: 'calm' }
  | { kind: 'resolve'; tell: AlertNews | null; ending: 'well' | 'off' };

interface Look {
  setting: Setting;
  figure: number | null;
  open: Open | null;
  isSilenced: boolean;
  now: Instant;
}

/**
 * From one state to the next: ok, firing, resolved. A rule fires once, is told once, is told again after its hours while it lasts, and is
 * told when it is well again. What was silenced is told when the silence ends, if it still fires. Pure.
 */
export function stepOf({ setting, figure, open, isSilenced, now }: Look): Step {
  if (!open) {
    if (!setting.isOn || figure === null || figure < setting.threshold) return { kind: 'none' };
    return { kind: 'fire', tell: isSilenced ? null : 'firing' };
  }
  if (!setting.isOn) return { kind: 'resolve', tell: null, ending: 'off' };
  if (figure === null || figure < setting.threshold * CLEAR_SHARE) return calming(open, isSilenced, now);
  if (isDue(open, setting, now)) {
    if (isSilenced) return { kind: 'silenced' };
    return { kind: 'tell', tell: open.toldAt === null ? 'firing' : 'still-firing' };
  }
  if (open.calmSince !== null) return { kind: 'stir' };
  return figure > open.worst ? { kind: 'worse' } : { kind: 'none' };
}

function calming({ toldAt, calmSince }: Open, isSilenced: boolean, now: Instant): Step {
  // The clock was set back: it begins anew.
  if (calmSince === null || calmSince > now) return { kind: 'calm' };
  if (now - calmSince < CALM_MS) return { kind: 'none' };
  return { kind: 'resolve', tell: toldAt === null || isSilenced ? null : 'resolved', ending: 'well' };
}

/** After a jump of the clock into the future and back it is told once too often rather than not at all. */
function isDue({ toldAt }: Open, { againHours }: Setting, now: Instant): boolean {
  return toldAt === null || now - toldAt >= againHours * HOUR_MS || toldAt > now;
}
