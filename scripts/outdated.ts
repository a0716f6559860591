/**
 * `npm run outdated`: asks the registry for newer versions of what we declare. A newer patch, or a newer version without a reason in
 * scripts/verify/dependency-rules.json, is named, and the command ends with code 1. By hand, before a release: it needs the network.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { FOLDERS, readRules } from './verify/dependencies.ts';
import { newerVersions, type Outdated } from './verify/newer-versions.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const rules = readRules(root);
let count = 0;
for (const folder of FOLDERS) {
  // Code 1 says that something is outdated.
  const { stdout, status, stderr } = spawnSync('npm', ['outdated', '--json', '--prefix', folder], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (stdout.trim() === '' && status !== 0) throw new Error(`The registry did not answer: ${stderr.trim()}`);
  const told = newerVersions(JSON.parse(stdout || '{}') as Outdated, rules.pins);
  count += told.filter(({ isFault }) => isFault).length;
  for (const { sentence, isFault } of told) console.log(`${isFault ? '✗' : ' '} ${sentence}`);
}
console.log(`${count} packages are older than they should be.`);
process.exit(count === 0 ? 0 : 1);
