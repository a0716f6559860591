import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root, type Step } from './steps.ts';

/** Runs one step, its temporary files below `temp`; each line it prints begins with its name, for two may print at once. Whether it ended with code 0. */
export function runStep({ name, command, args, env }: Step, temp: string): Promise<boolean> {
  return new Promise((resolve) => {
    const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Dozens of Node processes load the same programs: each after the first finds them compiled.
      env: { ...process.env, ...color, TMPDIR: temp, NODE_COMPILE_CACHE: join(temp, 'compiled'), ...env },
    });
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => console.log(`${name} │ ${line}`));
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}
