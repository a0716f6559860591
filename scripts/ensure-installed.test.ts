import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';

const script = fileURLToPath(new URL('./ensure-installed.mjs', import.meta.url));
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A project with two packages beside it, each with a script that leaves a file when it is installed. */
function project(allowScripts: Record<string, boolean>): string {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-install-'));
  folders.push(folder);
  const write = (path: string, value: object) => writeFileSync(join(folder, path), JSON.stringify(value));
  const dependencies: Record<string, string> = {};
  for (const name of ['asked', 'unasked']) {
    mkdirSync(join(folder, name));
    const postinstall = `node -e "require('fs').writeFileSync('ran','')"`;
    write(`${name}/package.json`, { name, version: '1.0.0', scripts: { postinstall } });
    dependencies[name] = `file:./${name}`;
  }
  write('package.json', { name: 'project', version: '1.0.0', dependencies, allowScripts });
  writeFileSync(join(folder, '.npmrc'), 'install-links=true\naudit=false\nupdate-notifier=false\n');
  execFileSync('npm', ['install', '--package-lock-only', '--offline', '--no-audit'], { cwd: folder, stdio: 'pipe' });
  return folder;
}

const ran = (folder: string) =>
  ['asked', 'unasked'].filter((name) => existsSync(join(folder, 'node_modules', name, 'ran')));

it('installing runs only the scripts that package.json allows', () => {
  for (const [allowScripts, expected] of [
    [{}, []],
    [{ asked: false }, []],
    [{ asked: true }, ['asked']],
  ] as const) {
    const folder = project(allowScripts);
    execFileSync('node', [script], { cwd: folder, stdio: 'pipe', env: { ...process.env, npm_config_offline: 'true' } });
    expect(existsSync(join(folder, 'node_modules', 'unasked', 'package.json'))).toBe(true);
    expect(ran(folder)).toEqual(expected);
  }
});
