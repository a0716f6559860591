/** `npm run benchmarks-table`: writes docs/benchmarks.md from bench/figures.tsv. With `--check`: whether it is so. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BENCHMARKS, benchmarksText, FIGURES } from './verify/benchmarks-text.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const path = join(root, BENCHMARKS);
const text = benchmarksText(root);
if (!process.argv.includes('--check')) writeFileSync(path, text);
else if (readFileSync(path, 'utf8') !== text) {
  console.error(`${BENCHMARKS} is not what ${FIGURES} says: run \`npm run benchmarks-table\`.`);
  process.exit(1);
}
