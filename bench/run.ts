/**
 * `npm run bench -- NAME …`: runs benchmarks and prints their figures as JSON. Those of one world (`list`, `search`) share a run. With `--record`
 * the figures that `bench/figures.tsv` finds in a result are written there, and docs/benchmarks.md anew.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BENCHMARKS, benchmarksText, FIGURES, figuresText, parseFigures } from '../scripts/verify/benchmarks-text.ts';
import { installOwnPackages } from './own-packages.ts';
import { recorded } from './record.ts';

process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
process.env.WRANGLER_SEND_METRICS = 'false';
process.env.WRANGLER_HIDE_BANNER = 'true';
// Wrangler would keep a trace of every request in a database of its own, which halves what is measured.
process.env.X_LOCAL_OBSERVABILITY = 'false';

/** `requests` is a file of written requests (`concierge` alone). */
type Options = { requests?: string };
type Bench = (names: readonly string[], options: Options) => Promise<unknown>;

const folder = new URL('./', import.meta.url);
const known = readdirSync(fileURLToPath(folder), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(fileURLToPath(new URL(`${entry.name}/bench.ts`, folder))))
  .map((entry) => entry.name)
  .filter((name) => name !== 'world');
const { values: options, positionals: asked } = parseArgs({
  options: { record: { type: 'boolean' }, requests: { type: 'string' } },
  allowPositionals: true,
});
const isTaken = options.requests === undefined || asked.join() === 'concierge';
if (asked.length === 0 || !isTaken || !asked.every((name) => known.includes(name))) {
  console.error(`usage: npm run bench -- ${known.join(' | ')} [--record]`);
  console.error('       npm run bench -- concierge --requests FILE');
  process.exit(2);
}
installOwnPackages(asked);
try {
  const runs = new Map<Bench, string[]>();
  for (const name of asked) {
    const { bench } = (await import(`./${name}/bench.ts`)) as { bench: Bench };
    runs.set(bench, [...(runs.get(bench) ?? []), name]);
  }
  for (const [bench, names] of runs) {
    const result = await bench(names, options);
    console.log(typeof result === 'string' ? result : JSON.stringify(result, null, 2));
    if (options.record) for (const name of names) record(name, result);
  }
} catch (error) {
  if (!isCorpusMissing(error)) throw error;
  console.error(
    `"${asked.join(' ')}" reads recorded documents from ../shared/corpus, beside the repository, which is not there.`,
  );
  process.exit(2);
}
process.exit(0);

function record(name: string, result: unknown): void {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const path = join(root, FIGURES);
  const figures = parseFigures(readFileSync(path, 'utf8'));
  writeFileSync(path, figuresText(recorded(figures, name, result, new Date().toISOString().slice(0, 10))));
  writeFileSync(join(root, BENCHMARKS), benchmarksText(root));
  console.error(`Written to ${FIGURES} and ${BENCHMARKS}; compare each figure with its target: \`git diff\`.`);
}

function isCorpusMissing(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && error.code === 'ENOENT' && /shared[/\\]corpus/.test(error.message)
  );
}
