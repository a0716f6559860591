import { type ApiDeps, makeApiDeps, parseEnv, shellOf } from '@marquee/platform';
import { developmentApiEnv, developmentClock } from '@marquee/platform/development';
import type { DepsOf } from '../begin-request.ts';

/** A laptop that is busy with reading is slow, and no outage. */
const PATIENCE_MS = 5_000;

/** Who changes something on a laptop looks at once, also without a session. */
const SHARED_MS = { freshMs: 2_000, oldestMs: 5_000, standsMs: 60_000 };

const made = new WeakMap<object, ApiDeps>();

/** Development accounts may sign in. Our origin is the requested address, because the port may differ from the planned one. */
export const developmentDeps: DepsOf = ({ env, req }) => {
  const parsed = parseEnv('api', developmentApiEnv, env);
  let deps = made.get(env);
  if (!deps) {
    deps = makeApiDeps(parsed, developmentClock(parsed));
    made.set(env, deps);
  }
  const { SHELL, SHARED_ANSWERS } = parsed;
  return {
    ...deps,
    isDevelopment: true,
    patienceMs: PATIENCE_MS,
    sharing: SHARED_ANSWERS === 'on' ? { ...SHARED_MS, dataCenter: null } : null,
    // A laptop makes a WebP in a tenth of a second and an AVIF in several seconds.
    variantTypes: ['image/webp'],
    publicOrigin: new URL(req.url).origin,
    shell: SHELL === undefined ? shellOf(parsed.ASSETS) : () => Promise.resolve(SHELL),
  };
};
