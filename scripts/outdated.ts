/**
 * `npm run outdated`: asks the registry for newer versions of what we declare. A newer version, or a newer patch of the version that we have,
 * without a reason in scripts/verify/dependency-rules.json is named, and the command ends with code 1. By hand, before a release: it needs the
 * network. Without a registry it says so and compares nothing.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { FOLDERS, readRules } from './verify/dependencies.ts';
import { newerVersions, type Outdated } from './verify/newer-versions.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const rules = readRules(root);
let count = 0;
for (const folder of FOLDERS) {
  const outdated = npm(['outdated', '--json', '--prefix', folder]) as Outdated;
  const told = newerVersions(outdated, rules, (name) => [npm(['view', name, 'versions', '--json'])].flat() as string[]);
  count += told.filter(({ isFault }) => isFault).length;
  for (const { sentence, isFault } of told) console.log(`${isFault ? '✗' : ' '} ${sentence}`);
}
console.log(`${count} packages are older than they should be.`);
process.exit(count === 0 ? 0 : 1);

/** What npm prints as JSON. `npm outdated` ends with code 1 when something is outdated, and prints an error as JSON too. */
function npm(args: string[]): unknown {
  const { stdout, status, stderr } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const answer: unknown = stdout.trim() === '' ? {} : JSON.parse(stdout);
  const isError = typeof answer === 'object' && answer !== null && 'error' in answer;
  if (status === 0 || (!isError && stdout.trim() !== '')) return answer;
  console.log(`The registry did not answer, so nothing is compared: ${stderr.trim().split('\n')[0] ?? ''}`);
  process.exit(0);
}
