export { cloudflareLimits } from './adapters/call-limits.ts';

export { type DataCenterCache, type KeptAnswer, type Validity } from './adapters/data-center-cache.ts';
export { impatientDatabase } from './adapters/database-deadline.ts';
export { d1Replicas, type Replicas } from './adapters/databases.ts';
export { type EngineService } from './adapters/engine.ts';
export { HostPace } from './adapters/host-pace.ts';
export { identityProviders } from './adapters/identity-providers.ts';
export { VARIANT_TYPES, type VariantType } from './adapters/image-resizer.ts';
export { type JobRunnerService } from './adapters/job-runner.ts';

export { authenticatorCodes } from './adapters/one-time-codes.ts';
export { webAuthnChecks } from './adapters/passkey-checks.ts';

export { storedRobots } from './adapters/robots-cache.ts';
export { scheduledPace } from './adapters/scheduled-pace.ts';
export { shellOf } from './adapters/shell.ts';
export { stripePayments } from './adapters/stripe-payments.ts';
export { keyedVault } from './adapters/vault.ts';
export { BadEnvironment, parseEnv } from './env/parse-env.ts';
export { apiEnv, type ConsumerEnv, consumerEnv, cronEnv } from './env/workers.ts';
export { type Handlers, runJob } from './jobs/run-job.ts';
export {
  type ApiDeps,
  apiDepsOf,
  makeApiDeps,
  makeCronDeps,
  makeEngineDeps,
  type Sharing,
} from './make-deps.ts';
export { createMeter, type Meter, metered } from './meter.ts';
export { underTrace } from './trace.ts';
