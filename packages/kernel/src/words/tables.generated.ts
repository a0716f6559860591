// Made by scripts/generate-registries.ts from the files beside it; do not edit.
import { alertsWords } from './tables/alerts.ts';
import { commonWords } from './tables/common.ts';
import { controlsWords } from './tables/controls.ts';
import { decidedWords } from './tables/decided.ts';
import { discoveryWords } from './tables/discovery.ts';
import { documentWords } from './tables/documents.ts';
import { doubtWords } from './tables/doubts.ts';
import { expansionWords } from './tables/expansion.ts';
import { fetchingWords } from './tables/fetching.ts';
import { imageWords } from './tables/images.ts';
import { inputWords } from './tables/input.ts';
import { jobWords } from './tables/jobs.ts';
import { locationWords } from './tables/locations.ts';
import { looksWords } from './tables/looks.ts';
import { modelWords } from './tables/model.ts';
import { operationWords } from './tables/operations.ts';
import { problemsWords } from './tables/problems.ts';
import { qualityWords } from './tables/quality.ts';
import { readingWords } from './tables/reading.ts';
import { recoveryWords } from './tables/recovery.ts';
import { repliesWords } from './tables/replies.ts';
import { reviewWords } from './tables/review.ts';
import { serviceWords } from './tables/service.ts';
import { sourceWords } from './tables/sources.ts';
import { thingsWords } from './tables/things.ts';
import { timezoneWords } from './tables/timezones.ts';
import { trialWords } from './tables/trials.ts';

/** All messages by their codes. A code that was ever stored keeps its words. */
export const WORDS = {
  ...alertsWords,
  ...commonWords,
  ...controlsWords,
  ...decidedWords,
  ...discoveryWords,
  ...documentWords,
  ...doubtWords,
  ...expansionWords,
  ...fetchingWords,
  ...imageWords,
  ...inputWords,
  ...jobWords,
  ...locationWords,
  ...looksWords,
  ...modelWords,
  ...operationWords,
  ...problemsWords,
  ...qualityWords,
  ...readingWords,
  ...recoveryWords,
  ...repliesWords,
  ...reviewWords,
  ...serviceWords,
  ...sourceWords,
  ...thingsWords,
  ...timezoneWords,
  ...trialWords,
} as const;
