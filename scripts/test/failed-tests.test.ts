import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { failedOfPlaywright, failedOfVitest } from './failed-tests.ts';

const folder = mkdtempSync(join(tmpdir(), 'marquee-failed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function reportOf(value: unknown): string {
  const path = join(folder, `${crypto.randomUUID()}.json`);
  writeFileSync(path, JSON.stringify(value));
  return path;
}

const TRIES = [
  { errors: [{ message: 'out of time' }, { message: 'click: covered\nby', location: { line: 9 } }] },
  { errors: [{ message: 'not visible\nmore', location: { line: 4 } }] },
];

describe('the failed tests of a step', () => {
  it('are named from a report of Vitest with file, title and reason', () => {
    const path = reportOf({
      testResults: [
        {
          name: '/repository/a.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'adds' },
            {
              status: 'failed',
              fullName: 'divides',
              failureMessages: [
                '\u001b[31mError: by zero\u001b[39m\n    at x (/repository/node_modules/y.js:3:1)\n    at /repository/a.test.ts:7:13',
              ],
            },
          ],
        },
        { name: '/repository/b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      ],
    });
    expect(failedOfVitest(path, '/repository')).toEqual([
      'a.test.ts › divides: Error: by zero (line 7)',
      'b.test.ts › does not load: Cannot find module',
    ]);
  });

  it('are named from a report of Playwright with every error of every try, nested groups included', () => {
    const failed = { title: 'saves', ok: false, tests: [{ results: TRIES }] };
    const flaky = { title: 'opens', ok: true, tests: [{ results: [{ errors: [{ message: 'slow' }] }, {}] }] };
    const path = reportOf({
      suites: [{ file: 'a.spec.ts', specs: [flaky], suites: [{ file: 'a.spec.ts', specs: [failed] }] }],
    });
    expect(failedOfPlaywright(path)).toEqual([
      'e2e/a.spec.ts › saves: out of time; click: covered (line 9) | not visible (line 4)',
    ]);
  });

  it('are none where there is no report', () => {
    expect([failedOfVitest(join(folder, 'none.json'), '/'), failedOfPlaywright(join(folder, 'none.json'))]).toEqual([
      [],
      [],
    ]);
  });
});
