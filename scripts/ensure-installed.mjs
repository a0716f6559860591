// Runs before every npm script, on any Node version: installs the packages of package-lock.json if they are missing, so
// that `npm start` and `npm test` each work as the only command in a fresh clone.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const MARK = 'node_modules/.marquee-lock';
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20) fail(`Marquee needs Node 20 or newer; this is ${process.version}.`);
const hash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
if (!existsSync(MARK) || readFileSync(MARK, 'utf8') !== hash) {
  console.log('Installing packages (once, and again when package-lock.json changes) …');
  npm('ci', '--ignore-scripts');
  // npm 11 runs the scripts of all packages and only warns of those that allowScripts does not name, so none run above.
  const { allowScripts = {} } = JSON.parse(readFileSync('package.json', 'utf8'));
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name] === true);
  if (allowed.length > 0) npm('rebuild', '--ignore-scripts=false', ...allowed);
  writeFileSync(MARK, hash);
}
// The packages include a Node for systems whose own is too old for wrangler; npm puts it first on the PATH.
if (
  (major < 22 || (major === 22 && minor < 13)) &&
  !existsSync('node_modules/.bin/node') &&
  !existsSync('node_modules/.bin/node.cmd')
) {
  fail(
    `There is no newer Node for this system in the packages; please install Node 22.13 or newer (this is ${process.version}).`,
  );
}

function npm(...args) {
  const { status } = spawnSync('npm', [...args, '--no-fund', '--no-audit', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('The packages could not be installed; npm says why above.');
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
