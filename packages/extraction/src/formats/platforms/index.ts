import type { Rung } from '../rung.ts';
import { diceRung } from './dice/rung.ts';
import { elfsightRung } from './elfsight/rung.ts';
import { googleCalendarRung } from './google-calendar/rung.ts';
import { legistarRung } from './legistar/rung.ts';
import { libcalRung } from './libcal/rung.ts';
import { localistRung } from './localist/rung.ts';
import { squarespaceRung } from './squarespace/rung.ts';
import { theEventsCalendarRung } from './the-events-calendar/rung.ts';
import { tockifyRung } from './tockify/rung.ts';
import { trumbaRung } from './trumba/rung.ts';

/** Feeds of known platforms. Their shapes are mutually exclusive, so their order does not matter. */
export const PLATFORM_RUNGS: readonly Rung[] = [
  theEventsCalendarRung,
  googleCalendarRung,
  localistRung,
  libcalRung,
  squarespaceRung,
  tockifyRung,
  trumbaRung,
  legistarRung,
  diceRung,
  elfsightRung,
];
