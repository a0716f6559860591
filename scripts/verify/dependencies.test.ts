import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dependencyFaults, licenseFaults, type Manifest } from './dependencies.ts';
import { newerVersions, type Outdated, type Reasons } from './newer-versions.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const FILES = ['package.json', 'package-lock.json', 'bench/package.json', 'bench/package-lock.json'];
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'marquee-dependencies-'));
  for (const folder of ['bench', 'scripts/verify']) mkdirSync(join(root, folder), { recursive: true });
  for (const file of [...FILES, 'scripts/verify/dependency-rules.json'])
    cpSync(join(repository, file), join(root, file));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

type Lock = { packages: Record<string, Record<string, unknown>> };

type Edited = Manifest & Lock & { pins: Record<string, string> };

function edit(file: string, change: (value: Edited) => void): void {
  const value = JSON.parse(readFileSync(join(root, file), 'utf8')) as Edited;
  change(value);
  writeFileSync(join(root, file), JSON.stringify(value));
}

describe('the check of dependencies', () => {
  it('takes them as they are', () => {
    expect(dependencyFaults(root)).toEqual([]);
  });

  it.each(['^4.13.19', '~4.13.19', '4.x', 'latest', '*', '>=4.13.19', 'git+https://a.example/b.git'])(
    'refuses the version %s',
    (version) => {
      edit('package.json', ({ dependencies = {} }) => (dependencies['hono'] = version));
      expect(dependencyFaults(root)).toEqual([`hono: "${version}" is not one exact version`]);
    },
  );

  it('refuses a pin without a reason, and one of what is no dependency', () => {
    edit('scripts/verify/dependency-rules.json', ({ pins }) => {
      pins['vitest'] = ' ';
      pins['left-pad'] = 'it is liked';
    });
    expect(dependencyFaults(root)).toEqual([
      expect.stringContaining('vitest is pinned without a reason'),
      expect.stringContaining('left-pad is pinned and no dependency'),
    ]);
  });

  it('refuses an install script that nobody looked at, and a second runtime', () => {
    edit('package-lock.json', ({ packages }) => {
      packages['node_modules/miner'] = { version: '1.0.0', license: 'MIT', hasInstallScript: true };
      packages['node_modules/wrangler/node_modules/workerd'] = { version: '1.0.0', license: 'Apache-2.0' };
    });
    expect(dependencyFaults(root)).toEqual([
      './package.json: miner has an install script that allowScripts does not name',
      './package-lock.json: workerd is there twice',
    ]);
  });
});

it('licenses: what is allowed, what is an exception, what is shipped', () => {
  const rules = {
    pins: {},
    patches: {},
    licenses: ['MIT', 'Apache-2.0'],
    licenseExceptions: { tool: { license: 'MPL-2.0', reason: 'runs in tests' } },
  };
  const one = (license: string | null, name = 'lib', isShipped = true) => ({
    name,
    license,
    isShipped,
    version: '1.0.0',
    hasInstallScript: false,
  });
  const tool = one('MPL-2.0', 'tool-linux', false);
  const faultsOf = (...packages: Array<ReturnType<typeof one>>) => licenseFaults([...packages, tool], rules);
  for (const license of ['MIT', '(MIT OR GPL-3.0)', 'MIT AND Apache-2.0']) expect(faultsOf(one(license))).toEqual([]);
  for (const license of ['GPL-3.0', 'MIT AND GPL-3.0', 'SEE LICENSE IN LICENSE', 'UNLICENSED', null])
    expect(faultsOf(one(license))).toEqual([
      expect.stringContaining(`lib: the license ${license ?? '(none)'} is not allowed`),
    ]);
  expect(faultsOf(one('MPL-2.0', 'tool'))).toEqual([expect.stringContaining('tool: is shipped')]);
  expect(faultsOf(one('GPL-3.0', 'tool', false))).toHaveLength(1);
  expect(licenseFaults([], rules)).toEqual([expect.stringContaining('no package needs the exception for tool')]);
});

describe('newer versions are faults unless there is a reason to stay', () => {
  const told = (outdated: Outdated, reasons: Partial<Reasons>, versions: readonly string[] = []) =>
    newerVersions(outdated, { pins: {}, patches: {}, ...reasons }, () => versions);

  it('behind the newest', () => {
    const outdated = {
      a: { current: '1.0.0', wanted: '1.0.0', latest: '1.0.1' },
      b: [{ wanted: '2.0.0', latest: '3.0.0' }],
      c: { current: '1.0.0', wanted: '1.0.0', latest: '1.0.0' },
    };
    expect(told(outdated, { pins: { b: 'it is needed' } })).toEqual([
      { sentence: 'a 1.0.0, newest 1.0.1: no reason to stay', isFault: true },
      { sentence: 'b 2.0.0, newest 3.0.0: it is needed', isFault: false },
    ]);
  });

  const ours = { b: { current: '2.1.3', wanted: '2.1.3', latest: '3.0.0' } };
  it.each([
    ['a later patch', ['2.1.3', '2.1.10', '2.1.9', '2.2.0', '3.0.0'], '2.1.10'],
    ['none but other minor versions', ['2.0.9', '2.1.2', '2.1.3', '2.2.4', '12.1.4', '3.0.0'], null],
    ['one under test', ['2.1.4-beta.1', '3.0.0'], null],
    ['no list of versions', [], null],
  ])('behind its own last patch: %s', (_, versions, patch) => {
    const faults = told(ours, { pins: { b: 'it is needed' } }, versions).filter(({ isFault }) => isFault);
    expect(faults.map(({ sentence }) => sentence)).toEqual(
      patch === null ? [] : [`b 2.1.3, last patch ${patch}: no reason to stay`],
    );
  });

  it('behind its own last patch for a reason', () => {
    const reasons = { pins: { b: 'it is needed' }, patches: { b: '2.1.4 is broken' } };
    expect(told(ours, reasons, ['2.1.4']).map(({ isFault }) => isFault)).toEqual([false, false]);
  });
});
