import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that start the whole product or let days pass: short files, which Vitest would begin last. */
const LONG = /\/tests\/(?:start|simulate)\/|\/scripts\/backup\//;

/** Begins with the tests that take long, so that at the end no core waits for one of them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
