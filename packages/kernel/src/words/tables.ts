import { alertsWords } from './tables/alerts.ts';
import { commonWords } from './tables/common.ts';
import { controlsWords } from './tables/controls.ts';
import { decidedWords } from './tables/decided.ts';
import { doubtWords } from './tables/doubts.ts';
import { expansionWords } from './tables/expansion.ts';
import { inputWords } from './tables/input.ts';
import { locationWords } from './tables/locations.ts';
import { looksWords } from './tables/looks.ts';
import { problemsWords } from './tables/problems.ts';
import { repliesWords } from './tables/replies.ts';
import { reviewWords } from './tables/review.ts';
import { thingsWords } from './tables/things.ts';
import { timezoneWords } from './tables/timezones.ts';

/** All messages by their codes. A code that was ever stored keeps its words. */
export const WORDS = {
  ...alertsWords,
  ...commonWords,
  ...controlsWords,
  ...decidedWords,
  ...doubtWords,
  ...expansionWords,
  ...inputWords,
  ...looksWords,
  ...problemsWords,
  ...repliesWords,
  ...reviewWords,
  ...thingsWords,
  ...locationWords,
  ...timezoneWords,
} as const;
