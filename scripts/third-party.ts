/** `npm run third-party`: writes THIRD-PARTY.md, the packages and data of others that we ship. With `--check`: whether it is so. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { THIRD_PARTY, thirdPartyText } from './verify/third-party-text.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const path = join(root, THIRD_PARTY);
const text = thirdPartyText(root);
if (!process.argv.includes('--check')) writeFileSync(path, text);
else if (readFileSync(path, 'utf8') !== text) {
  console.error(`${THIRD_PARTY} is not what the packages say: run \`npm run third-party\`.`);
  process.exit(1);
}
