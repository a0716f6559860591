export { type Lessons, lessonsOf } from './lessons.ts';
export { patternStats } from './pattern-stats.ts';
export { knownVersions } from './versions.ts';
