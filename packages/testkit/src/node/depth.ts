/**
 * Some tests walk through so many cases, or so large ones, that `npm test` takes fewer or smaller ones of the same shapes.
 * `npm run test:full` takes all of them: by hand, and before a release.
 */
const IS_FULL = process.env.MARQUEE_TEST_DEPTH === 'full';

/** What `npm test` takes, and what `npm run test:full` takes in its place. */
export function byDepth<T>(usual: T, full: T): T {
  return IS_FULL ? full : usual;
}
