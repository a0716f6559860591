import { commonWords } from './tables/common.ts';
import { controlsWords } from './tables/controls.ts';
import { decidedWords } from './tables/decided.ts';
import { doubtWords } from './tables/doubts.ts';
import { inputWords } from './tables/input.ts';
import { problemsWords } from './tables/problems.ts';
import { repliesWords } from './tables/replies.ts';
import { reviewWords } from './tables/review.ts';
import { thingsWords } from './tables/things.ts';

/** All messages by their codes. A code that was ever stored keeps its words. */
export const WORDS = {
  ...commonWords,
  ...controlsWords,
  ...decidedWords,
  ...doubtWords,
  ...inputWords,
  ...problemsWords,
  ...repliesWords,
  ...reviewWords,
  ...thingsWords,
} as const;
