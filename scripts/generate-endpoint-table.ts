/**
 * Writes apps/web/src/api/endpoints.generated.ts: the methods and paths of the contract, so that the browser can call it
 * without loading zod. `--check` only says whether the file is up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { endpoints } from '@marquee/contract';

const file = fileURLToPath(new URL('../apps/web/src/api/endpoints.generated.ts', import.meta.url));
const rows = Object.values(endpoints).map((record) => `  ${record.id}: ['${record.method}', '${record.path}'],`);
const text = `// Made by scripts/generate-endpoint-table.ts from packages/contract; do not edit.
import type { EndpointId, Method } from '@marquee/contract';

export const ENDPOINT_TABLE: { readonly [I in EndpointId]: readonly [Method, string] } = {
${rows.join('\n')}
};
`;

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== text) {
    console.error('apps/web/src/api/endpoints.generated.ts is out of date: run `npm run generate`.');
    process.exit(1);
  }
} else {
  writeFileSync(file, text);
}
