/** A kind of thing that makes a test depend on when or how fast it is run. */
interface Refused {
  what: string;
  pattern: RegExp;
  /** The files of tests in which it is refused; absent: all. */
  in?: RegExp;
  /** Files that may, and why. */
  allowed: Readonly<Record<string, string>>;
}

const AS_DEPLOYED = 'a deployed Worker goes by the system’s clock, so what it shows is stored days ahead of that';
const ANY_MOMENT = 'kills a process after a while: at which moment it dies is what is tried';
const OWN_WORK = 'the local payment service’s own work, in which no test waits';

/** In `npm test`, on a machine of any speed, at any hour of any day. */
const REFUSED: readonly Refused[] = [
  {
    what: 'reads the clock of the machine: give the test a moment of its own (`fixedClock`, `movingClock`, the fixture `clock`, `now()` of the harness)',
    pattern: /\bDate\.now\(\)|\bnew Date\(\)|\bsystemClock\b|\bTemporal\.Now\b/,
    allowed: {
      'apps/web/test/harness/now.ts': 'moves the page’s clock to its moment',
      'packages/kernel/test/kernel.test.ts': 'tests the clocks',
      'packages/testkit/src/moving-clock.ts': 'begins a clock at a moment',
      'scripts/verify/test/steady-tests.test.ts': 'names what is refused',
      'tests/smoke/fill-state.ts': AS_DEPLOYED,
      'tests/upgrade/keep-state.ts': 'names a fixture by the day on which a person keeps it',
      'tests/smoke/hostile-state.ts': AS_DEPLOYED,
      'workers/api/test/clock.test.ts': AS_DEPLOYED,
      'workers/api/test/copies/deployed.test.ts': AS_DEPLOYED,
      'workers/cron/test/schedule.test.ts': 'shows that a deployed Worker goes by it',
      'workers/queue-consumer/test/worker.test.ts': 'shows that a deployed Worker goes by it',
    },
  },
  {
    what: 'waits for a time: wait for a state (`until`, `expect.poll`, a locator), or move a clock',
    pattern:
      /\bwaitForTimeout\b|\bset(?:Timeout|Interval)\(|\bscheduler\.wait\(|\bAtomics\.wait\(|\bsetTimeout\b.*timers\/promises/,
    allowed: {
      'packages/fetching/test/limits.test.ts': 'a server that sends its bytes one by one',
      'tests/upgrade/killed.test.ts': ANY_MOMENT,
      'packages/testkit/src/payments/keep-state.ts': OWN_WORK,
      'packages/testkit/src/payments/sender.ts': OWN_WORK,
      'packages/testkit/src/payments/server.ts': OWN_WORK,
      'packages/testkit/src/until.ts': 'asks again whether the state has come',
      'scripts/local/test/lock.test.ts': 'a process that stays until it is ended',
      'scripts/verify/test/steady-tests.test.ts': 'names what is refused',
      'tests/start/killed-while-migrating.test.ts': ANY_MOMENT,
      'tests/start/killed-while-reading.test.ts': ANY_MOMENT,
    },
  },
  {
    // Answers of a component's test are its own, in an order of its own.
    what: 'takes what stands at a place of a page with the sample web’s events: choose by what it says',
    pattern: /\.nth\(|\bnth=|:nth-|\.all\(\)\)\[\d/,
    in: /^(?:e2e|tests)\//,
    allowed: {},
  },
];

const TESTS =
  /\.(?:test|spec|smoke|alone)\.tsx?$|^(?:e2e|tests)\/.*\.tsx?$|^(?:packages|workers|apps)\/[^/]+\/test\/.*\.tsx?$|^scripts\/[^/]+\/test\/.*\.ts$|^packages\/testkit\/src\/.*\.ts$/;

/** Lines of a file of tests, or of what tests are made of, whose outcome would depend on the hour or the speed of the machine. */
export function unsteadyLines(file: string, text: string): string[] {
  if (!TESTS.test(file)) return [];
  return REFUSED.filter((rule) => (rule.in?.test(file) ?? true) && !(file in rule.allowed)).flatMap(
    ({ what, pattern }) =>
      text
        .split('\n')
        .map((line, index) => ({ line: codeOf(line), number: index + 1 }))
        .filter(({ line }) => pattern.test(line))
        .map(({ number }) => `${file}:${number} ${what}`),
  );
}

/** Exceptions that no file needs any more, or that name none. */
export function needlessExceptions(textOf: (file: string) => string | null): string[] {
  return REFUSED.flatMap(({ pattern, allowed }) =>
    Object.keys(allowed)
      .filter((file) => !(textOf(file) ?? '').split('\n').some((line) => pattern.test(codeOf(line))))
      .map((file) => `scripts/verify/steady-tests.ts: ${file} needs no exception for ${pattern.source.slice(0, 30)}…`),
  );
}

/** Without a comment that takes a whole line. */
function codeOf(line: string): string {
  return /^\s*(?:\/\/|\/?\*)/.test(line) ? '' : line;
}
