import { commonWords } from './tables/common.ts';
import { decidedWords } from './tables/decided.ts';
import { doubtWords } from './tables/doubts.ts';
import { reviewWords } from './tables/review.ts';

/** All messages by their codes. A code that was ever stored keeps its words. */
export const WORDS = { ...commonWords, ...decidedWords, ...doubtWords, ...reviewWords } as const;
