export { type Engine, engineOf } from './engine.ts';
export type { GivenPage } from './given-page.ts';
export { testPage } from './test-page.ts';
export { extractByPattern, testPattern, testSelector } from './test-pattern.ts';
export { type PageToTry, tryPage } from './try-page.ts';
