export { type Engine, engineOf } from './engine.ts';
export { testPage } from './test-page.ts';
export { type PageToTry, tryPage } from './try-page.ts';
