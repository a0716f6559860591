import { execFileSync } from 'node:child_process';
import { at } from '../../scripts/deploy/layout.ts';

/** Builds as `npm run build` does, with the development's variables set: the build must not know them. */
export function setup(): void {
  const { NODE_ENV: _, ...env } = process.env;
  execFileSync(process.execPath, [at('scripts/build.ts')], {
    cwd: at('.'),
    env: { ...env, MARQUEE_PUBLIC_ORIGIN: 'http://localhost:1', MARQUEE_REPLAY_ORIGIN: 'http://localhost:2' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
