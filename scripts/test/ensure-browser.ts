import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const isThere = () => INSTALLED.some((path) => existsSync(path)) || existsSync(chromium.executablePath());

/** A browser for the tests: one that is installed, else Playwright's own, else the system's package where we may add one. */
export function ensureBrowser(): boolean {
  if (isThere()) return true;
  console.log('No browser found; asking Playwright for one …');
  run('npx', ['playwright', 'install', 'chromium']);
  if (isThere()) return true;
  if (process.getuid?.() === 0) {
    console.log('Playwright could not; asking the system …');
    run('apt-get', ['update', '-q']);
    run('apt-get', ['install', '-y', '-q', 'chromium']);
  }
  return isThere();
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 5 * 60_000 });
}
