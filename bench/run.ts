/** `npm run bench -- NAME`: runs one benchmark and prints its figures as JSON. */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
process.env.WRANGLER_SEND_METRICS = 'false';
process.env.WRANGLER_HIDE_BANNER = 'true';

const folder = new URL('./', import.meta.url);
const names = readdirSync(fileURLToPath(folder), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(fileURLToPath(new URL(`${entry.name}/bench.ts`, folder))))
  .map((entry) => entry.name);
const name = process.argv[2] ?? '';
if (!names.includes(name)) {
  console.error(`usage: npm run bench -- ${names.join(' | ')}`);
  process.exit(2);
}
try {
  const { bench } = (await import(`./${name}/bench.ts`)) as { bench: () => Promise<unknown> };
  console.log(JSON.stringify(await bench(), null, 2));
} catch (error) {
  if (!isCorpusMissing(error)) throw error;
  console.error(`"${name}" reads recorded documents from ../shared/corpus, beside the repository, which is not there.`);
  process.exit(2);
}
process.exit(0);

function isCorpusMissing(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && error.code === 'ENOENT' && /shared[/\\]corpus/.test(error.message)
  );
}
