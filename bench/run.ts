/** `npm run bench -- NAME …`: runs benchmarks and prints their figures as JSON. Those of one world (`list`, `search`) share a run. */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installOwnPackages } from './own-packages.ts';

process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
process.env.WRANGLER_SEND_METRICS = 'false';
process.env.WRANGLER_HIDE_BANNER = 'true';
// Wrangler would keep a trace of every request in a database of its own, which halves what is measured.
process.env.X_LOCAL_OBSERVABILITY = 'false';

type Bench = (names: readonly string[]) => Promise<unknown>;

const folder = new URL('./', import.meta.url);
const known = readdirSync(fileURLToPath(folder), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(fileURLToPath(new URL(`${entry.name}/bench.ts`, folder))))
  .map((entry) => entry.name)
  .filter((name) => name !== 'world');
const asked = process.argv.slice(2);
if (asked.length === 0 || !asked.every((name) => known.includes(name))) {
  console.error(`usage: npm run bench -- ${known.join(' | ')}`);
  process.exit(2);
}
installOwnPackages(asked);
try {
  const runs = new Map<Bench, string[]>();
  for (const name of asked) {
    const { bench } = (await import(`./${name}/bench.ts`)) as { bench: Bench };
    runs.set(bench, [...(runs.get(bench) ?? []), name]);
  }
  for (const [bench, names] of runs) console.log(JSON.stringify(await bench(names), null, 2));
} catch (error) {
  if (!isCorpusMissing(error)) throw error;
  console.error(
    `"${asked.join(' ')}" reads recorded documents from ../shared/corpus, beside the repository, which is not there.`,
  );
  process.exit(2);
}
process.exit(0);

function isCorpusMissing(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && error.code === 'ENOENT' && /shared[/\\]corpus/.test(error.message)
  );
}
