import * as fc from 'fast-check';

/**
 * The library of generated tests with one seed for all, so that a run tells of the code and not of chance. `MARQUEE_TEST_SEED` gives another one:
 * `MARQUEE_TEST_SEED=7 npm run test:full` looks for what this one does not find.
 */
fc.configureGlobal({ seed: Number(globalThis.process?.env?.MARQUEE_TEST_SEED ?? 20_261_128) });

export * from 'fast-check';
