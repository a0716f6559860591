export { type CallLimits, cloudflareLimits } from './adapters/call-limits.ts';
export { kvCopies } from './adapters/copies.ts';
export { impatientDatabase } from './adapters/database-deadline.ts';
export { type EngineService, remoteEngine } from './adapters/engine.ts';
export { HostPace } from './adapters/host-pace.ts';
export { identityProviders, type ProviderSettings } from './adapters/identity-providers.ts';
export { type ImageResizer, VARIANT_TYPES, type VariantType } from './adapters/image-resizer.ts';
export { type ModelSettings, openAiModel } from './adapters/language-model.ts';
export { authenticatorCodes } from './adapters/one-time-codes.ts';
export { webAuthnChecks } from './adapters/passkey-checks.ts';
export type { PreviewDrawer } from './adapters/preview-drawer.ts';
export { storedRobots } from './adapters/robots-cache.ts';
export { scheduledPace } from './adapters/scheduled-pace.ts';
export { type StripeSettings, stripePayments } from './adapters/stripe-payments.ts';
export { keyedVault } from './adapters/vault.ts';
export { liveOutside, type Outside } from './adapters/web.ts';
export { BadEnvironment, binding, commonVariables, parseEnv } from './env/parse-env.ts';
export { type ApiEnv, apiEnv, type ConsumerEnv, type CronEnv, consumerEnv, cronEnv } from './env/workers.ts';
export { type Handler, type Handlers, runJob } from './jobs/run-job.ts';
export {
  type ApiDeps,
  makeApiDeps,
  makeCronDeps,
  makeEngineDeps,
  PRODUCT_TOKEN,
  userAgent,
} from './make-deps.ts';
export { createMeter, type Meter, metered } from './meter.ts';
export { traceIds, underTrace } from './trace.ts';
