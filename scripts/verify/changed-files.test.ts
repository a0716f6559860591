import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changedSince, look, readSeen, writeSeen } from './changed-files.ts';
import { importCircles } from './import-circles.ts';
import { importGraph } from './import-graph.ts';

const FILES: Record<string, string> = {
  'packages/kernel/package.json':
    '{"name":"@marquee/kernel","exports":{".":"./src/index.ts","./*":"./src/*/index.ts"}}',
  'packages/kernel/src/index.ts': `export { clock } from './clock.ts';`,
  'packages/kernel/src/clock.ts': 'export const clock = 1;',
  'packages/kernel/src/mail/index.ts': 'export type Mail = string;',
  'apps/web/src/page.tsx': `import { clock } from '@marquee/kernel';\nimport words from './words.json' with { type: 'json' };`,
  'apps/web/src/words.json': '{}',
  'scripts/a.ts': `type Mail = import('@marquee/kernel/mail').Mail;\nimport 'left-pad';`,
  'scripts/b.ts': `import type { C } from './c.ts';\nexport interface B { c: C }`,
  'scripts/c.ts': `import type { B } from './b.ts';\nexport interface C { b: B }`,
  'package-lock.json': '{}',
};

const graphOf = (files: Record<string, string>) => importGraph(Object.keys(files), (file) => files[file] ?? '');
const lookAt = (files: Record<string, string>) =>
  look(graphOf(files), (file) => files[file] ?? '', ['package-lock.json']);
const after = (change: Record<string, string>) =>
  changedSince(lookAt(FILES), lookAt({ ...FILES, ...change })).toSorted();

describe('the files that changed, in themselves or in what they import', () => {
  it('are none when nothing did, and all at first', () => {
    expect(after({})).toEqual([]);
    expect(changedSince(null, lookAt(FILES))).toHaveLength(7);
  });

  it.each([
    ['a file that nothing imports', 'scripts/a.ts', ['scripts/a.ts']],
    [
      'a file behind the index of a package',
      'packages/kernel/src/clock.ts',
      ['apps/web/src/page.tsx', 'packages/kernel/src/clock.ts', 'packages/kernel/src/index.ts'],
    ],
    [
      'a type named by import()',
      'packages/kernel/src/mail/index.ts',
      ['packages/kernel/src/mail/index.ts', 'scripts/a.ts'],
    ],
    ['data that is imported', 'apps/web/src/words.json', ['apps/web/src/page.tsx']],
    ['one of two that import each other', 'scripts/b.ts', ['scripts/b.ts', 'scripts/c.ts']],
  ])('%s', (_, file, changed) => {
    expect(after({ [file]: `${FILES[file]} ` })).toEqual(changed);
  });

  it('are all when what holds for every file changed', () => {
    expect(after({ 'package-lock.json': '{ }' })).toHaveLength(7);
  });

  it('a new file, and what imports it', () => {
    const before = { ...FILES, 'scripts/d.ts': `import './e.ts';` };
    const changed = changedSince(lookAt(before), lookAt({ ...before, 'scripts/e.ts': '' }));
    expect(changed.toSorted()).toEqual(['scripts/d.ts', 'scripts/e.ts']);
  });

  it('are kept in a file; one that is broken or missing counts as nothing known', () => {
    const folder = mkdtempSync(join(tmpdir(), 'marquee-seen-'));
    try {
      const path = join(folder, 'deeper', 'seen.json');
      expect(readSeen(path)).toBeNull();
      writeSeen(path, lookAt(FILES));
      expect(changedSince(readSeen(path), lookAt(FILES))).toEqual([]);
      for (const text of ['', '{', 'null', '{"everywhere":1}', '{"everywhere":"a","files":null}']) {
        writeFileSync(path, text);
        expect(readSeen(path)).toBeNull();
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('files that import each other', () => {
  it('are named with the way round, as types too', () => {
    expect(importCircles(graphOf(FILES))).toEqual(['scripts/b.ts → scripts/c.ts → scripts/b.ts: import each other']);
  });

  it.each([
    ['itself', { 'a.ts': `import './a.ts';` }],
    [
      'through a third',
      { 'a.ts': `import './b.ts';`, 'b.ts': `export * from './c.ts';`, 'c.ts': `import type {} from './a.ts';` },
    ],
    ['through import()', { 'a.ts': `import './b.ts';`, 'b.ts': `void import('./a.ts');` }],
    [
      'through a package',
      { ...FILES, 'packages/kernel/src/clock.ts': `import '@marquee/kernel';`, 'scripts/c.ts': '' },
    ],
  ])('%s', (_, files: Record<string, string>) => {
    expect(importCircles(graphOf(files))).toHaveLength(1);
  });

  it('are none in a diamond', () => {
    const files = {
      'a.ts': `import './b.ts';\nimport './c.ts';`,
      'b.ts': `import './d.ts';`,
      'c.ts': `import './d.ts';`,
      'd.ts': '',
    };
    expect(importCircles(graphOf(files))).toEqual([]);
  });
});
