export { type Lessons, lessonsOf } from './lessons.ts';
export { knownVersions } from './versions.ts';
