export { type Engine, engineOf } from './engine.ts';

export { testPage } from './test-page.ts';
export { extractByPattern, testPattern, testSelector } from './test-pattern.ts';
export { tryPage } from './try-page.ts';
