import { execFileSync } from 'node:child_process';
import { at } from '../../scripts/deploy/layout.ts';
import { DEVELOPMENT } from '../../scripts/test/development-env.ts';

/** Builds as `npm run build` does, unless `npm test` has built already for all who need it. */
export function setup(): void {
  if (process.env.MARQUEE_TEST_BUILT) return;
  const { NODE_ENV: _, ...env } = process.env;
  execFileSync(process.execPath, [at('scripts/build.ts')], {
    cwd: at('.'),
    env: { ...env, ...DEVELOPMENT },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
