import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sourceHash } from '../local/product/source-hash.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What runs in workerd as it is: the Workers and their tests. */
const FILES = ['workers/*/{src,test}/**/*.{ts,tsx}', 'packages/*/test/d1/**/*.ts'];
/** From packages, static or later; what the runtime, Vitest or a plugin gives is not bundled. */
const IMPORT =
  /^(?:(?:import|export|\}).* from |import |.*\bimport\()'((?!\.|node:|cloudflare:|vitest|@resvg\/)[^']+)'/gm;

/**
 * How the packages that Workers and their tests import are given to workerd: bundled once, since it asks for modules one at a time and there are
 * 1,500 of them (half a minute of work for each Worker). The result is kept by a hash of the sources. None is bundled where files are watched: a change in a
 * package would not be seen.
 */
export function bundledImports() {
  const isRun = process.argv.includes('run');
  return {
    enabled: isRun,
    include: isRun ? importsOf(FILES) : [],
    rolldownOptions: {
      external: [/^node:/, /^cloudflare:/],
      transform: { define: { SOURCES_OF_THIS_BUNDLE: JSON.stringify(sourceHash()) } },
    },
  };
}

/** The names that files import, each once, sorted. */
export function importsOf(patterns: readonly string[]): string[] {
  const names = globSync(patterns, { cwd: root }).flatMap((file) =>
    Array.from(readFileSync(`${root}/${file}`, 'utf8').matchAll(IMPORT), ([, name = '']) => name),
  );
  return [...new Set(names)].toSorted();
}
