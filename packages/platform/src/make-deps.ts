import { priceOf } from '@marquee/contract';
import { noticingDatabase, openDatabase } from '@marquee/db';
import type { Providers } from '@marquee/domain/accounts';
import type { PurseLimits } from '@marquee/domain/budget';
import type { Counts, EngineDeps, FactorDeps, Seller, TickDeps } from '@marquee/domain/deps';
import { type Owners, owners } from '@marquee/domain/owners';
import type { Engine } from '@marquee/domain/page-trials';
import { effectiveSchedule } from '@marquee/domain/schedule';
import { createFetcher, defaultLimits, PRODUCT_TOKEN } from '@marquee/fetching';
import {
  type Clock,
  type Copies,
  HOUR_MS,
  jsonLog,
  type LanguageModel,
  type Payments,
  secureRandom,
  systemClock,
} from '@marquee/kernel';
import { r2Blobs } from './adapters/blobs.ts';
import { type CallLimits, cloudflareLimits } from './adapters/call-limits.ts';
import { kvCopies } from './adapters/copies.ts';
import { cloudflareCounts } from './adapters/counts.ts';
import { cloudflareCache, type DataCenterCache } from './adapters/data-center-cache.ts';
import { impatientDatabase } from './adapters/database-deadline.ts';
import { d1Replicas, type Replicas } from './adapters/databases.ts';
import { remoteReader } from './adapters/document-reader.ts';
import { remoteEngine } from './adapters/engine.ts';
import { durablePace } from './adapters/host-pace.ts';
import { identityProviders } from './adapters/identity-providers.ts';
import { openAiImages } from './adapters/image-model.ts';
import { cloudflareImages, type ImageResizer, VARIANT_TYPES, type VariantType } from './adapters/image-resizer.ts';
import { cloudflareQueue } from './adapters/job-queue.ts';
import { openAiModel } from './adapters/language-model.ts';
import { resendMail } from './adapters/mail.ts';
import { authenticatorCodes } from './adapters/one-time-codes.ts';
import { webAuthnChecks } from './adapters/passkey-checks.ts';
import { scryptPasswords } from './adapters/passwords.ts';
import { type PreviewDrawer, remoteColors, remoteIllustrator, remotePreviews } from './adapters/preview-drawer.ts';
import { recordedModel } from './adapters/recorded-model.ts';
import { regionsIn } from './adapters/regions.ts';
import { storedRobots } from './adapters/robots-cache.ts';
import { scheduledPace } from './adapters/scheduled-pace.ts';
import { readOnce, shellOf } from './adapters/shell.ts';
import { stripePayments } from './adapters/stripe-payments.ts';
import { keyedVault } from './adapters/vault.ts';
import { liveOutside, type Outside } from './adapters/web.ts';
import { parseEnv } from './env/parse-env.ts';
import { type ApiEnv, apiEnv, type ConsumerEnv, type CronEnv } from './env/workers.ts';
import { traceIds } from './trace.ts';

/** Who we say we are: the product and where a publisher reads about us (BEY-10). */
function userAgent(origin: string): string {
  return `${PRODUCT_TOKEN}/1.0 (+${new URL('/crawler', origin).href})`;
}

/** With a copy, a visitor waits less than a second. */
const PATIENCE_MS = 600;
/** A person waits for the API: a call of the database that takes longer fails. The site gives up on a read after 15 seconds. */
const DATABASE_DEADLINE_MS = 10_000;

export interface ApiDeps extends FactorDeps {
  blobs: EngineDeps['blobs'];
  queue: EngineDeps['queue'];
  counts: Counts;
  copies: Copies;
  /** Null: there is one database, `db`. */
  replicas: Replicas | null;
  /** How public answers are shared among those who ask the same. Null: each is read from the database. */
  sharing: Sharing | null;
  /** How often callers may call the public API. */
  limits: CallLimits;
  /** A public read that takes longer looks for a copy. */
  patienceMs: number;
  drawPreview: PreviewDrawer;
  /** Null: none is configured. */
  resizeImage: ImageResizer | null;
  /** What it makes, the best first. */
  variantTypes: readonly VariantType[];
  engine: Engine;
  payments: Payments;
  seller: Seller;
  /** Whether the boost for trying out can be bought. */
  hasTestPlan: boolean;
  /** The configured sign-in providers. */
  providers: Providers;
  owners: Owners;
  /** The concierge's language model, and what it may spend. */
  model: LanguageModel;
  conciergeTokens: PurseLimits;
  version: string;
  /** The site's built index.html, into which documents are drawn. */
  shell: () => Promise<string>;
  /** Origins of its street maps. */
  mapServers: readonly string[];
}

/** How long an answer is shared, counted from the moment its reading began. */
export interface Sharing {
  /** Before this it is given as it is; after it, while one request renews it. */
  freshMs: number;
  /** Nobody gets an older one. */
  oldestMs: number;
  /** Longer than this none stands, although nothing of its places has changed; 0: each is read anew when it is old. */
  standsMs: number;
  /** Null: each isolate has only its own. */
  dataCenter: DataCenterCache | null;
}

/** What somebody hides is gone for everybody a minute later. */
const SHARED_MS = { freshMs: 45_000, oldestMs: 60_000, standsMs: HOUR_MS };

/** As deployed, by the system's clock. Development makes its own of these (`workers/api/src/development/index.ts`), by the clock of its start script. */
export function makeApiDeps(env: ApiEnv, clock: Clock = systemClock): ApiDeps {
  const open = (database: D1Database) =>
    openDatabase(noticingDatabase(impatientDatabase(database, DATABASE_DEADLINE_MS)));
  const db = open(env.DB);
  const log = jsonLog('api', traceIds);
  return {
    db,
    databases: regionsIn(env, open),
    clock,
    log,
    random: secureRandom,
    passwords: scryptPasswords(),
    isDevelopment: false,
    requiresFactor: env.APP_ENV === 'production',
    vault: keyedVault(env.FACTOR_KEY),
    codes: authenticatorCodes(),
    passkeyChecks: webAuthnChecks(log),
    blobs: r2Blobs(env.BLOBS),
    queue: cloudflareQueue(env.JOBS),
    counts: cloudflareCounts(env.COUNTS),
    copies: kvCopies(env.COPIES),
    replicas: d1Replicas(env.DB, DATABASE_DEADLINE_MS),
    sharing: { ...SHARED_MS, dataCenter: cloudflareCache(new URL(env.PUBLIC_ORIGIN).origin) },
    limits: cloudflareLimits({ anonymous: env.ANONYMOUS_CALLS, key: env.KEY_CALLS, address: env.ADDRESS_CALLS }),
    patienceMs: PATIENCE_MS,
    drawPreview: remotePreviews(env.PREVIEWS),
    resizeImage: cloudflareImages(env.IMAGES),
    variantTypes: VARIANT_TYPES,
    engine: remoteEngine(env.ENGINE),
    payments: paymentsOf(env, clock),
    seller: sellerOf(env),
    hasTestPlan: env.TEST_PLAN === 'on',
    providers: identityProviders(env),
    owners,
    model: recordedModel(modelOf(env), { db, clock, log }),
    conciergeTokens: { daily: env.CONCIERGE_DAILY_TOKENS, monthly: env.CONCIERGE_MONTHLY_TOKENS },
    version: env.VERSION,
    publicOrigin: new URL(env.PUBLIC_ORIGIN).origin,
    shell: readOnce(shellOf(env.ASSETS)),
    mapServers: env.MAP_SERVERS,
  };
}

const made = new WeakMap<object, ApiDeps>();

/** The same of an environment, made once for each: an isolate has one, and nothing in them belongs to a request. Throws BadEnvironment. */
export function apiDepsOf(env: object): ApiDeps {
  const known = made.get(env);
  if (known) return known;
  const deps = makeApiDeps(parseEnv('api', apiEnv, env));
  made.set(env, deps);
  return deps;
}

const openNoticing = (database: D1Database) => openDatabase(noticingDatabase(database));

export function makeCronDeps(env: CronEnv, clock: Clock = systemClock): TickDeps {
  return {
    db: openNoticing(env.DB),
    databases: regionsIn(env, openNoticing),
    clock,
    log: jsonLog('cron', traceIds),
    random: secureRandom,
    queue: cloudflareQueue(env.JOBS),
    runNow: async (jobIds) => env.RUNNER.run([...jobIds]),
  };
}

export function makeEngineDeps(
  env: ConsumerEnv,
  outside: Outside = liveOutside,
  clock: Clock = systemClock,
): EngineDeps {
  const db = openNoticing(env.DB);
  const fetcher = createFetcher({
    ...outside,
    pace: scheduledPace(durablePace(env.HOST_PACE), clock, async () => (await effectiveSchedule({ db })).delayMs),
    // The schedule says how long; the pace knows it.
    limits: { ...defaultLimits, minIntervalMs: 0 },
    robotsCache: storedRobots(db),
    clock,
    userAgent: userAgent(env.PUBLIC_ORIGIN),
    productToken: PRODUCT_TOKEN,
    ownHosts: [new URL(env.PUBLIC_ORIGIN).hostname],
  });
  const log = jsonLog('queue-consumer', traceIds);
  return {
    db,
    databases: regionsIn(env, openNoticing),
    clock,
    log,
    random: secureRandom,
    queue: cloudflareQueue(env.JOBS),
    blobs: r2Blobs(env.BLOBS),
    fetcher,
    reader: remoteReader(env.READER),
    model: recordedModel(modelOf(env), { db, clock, log }),
    imageModel: openAiImages({
      apiKey: env.OPENAI_API_KEY,
      baseUrl: env.OPENAI_BASE_URL,
      model: env.OPENAI_IMAGE_MODEL,
      promptPrice: env.OPENAI_IMAGE_PROMPT_PRICE,
      answerPrice: env.OPENAI_IMAGE_ANSWER_PRICE,
    }),
    illustrate: remoteIllustrator(env.PREVIEWS),
    colorOf: remoteColors(env.PREVIEWS),
    mail: resendMail({
      apiKey: env.RESEND_API_KEY,
      baseUrl: env.RESEND_BASE_URL,
      from: env.MAIL_FROM,
      replyTo: env.MAIL_REPLY_TO,
    }),
    payments: paymentsOf(env, clock),
    seller: sellerOf(env),
    publicOrigin: new URL(env.PUBLIC_ORIGIN).origin,
  };
}

function sellerOf({ SELLER_NAME: name = 'Marquee', SELLER_ADDRESS: address }: SellerEnv): Seller {
  return { name, address: address ?? null };
}
type SellerEnv = Pick<ConsumerEnv, 'SELLER_NAME' | 'SELLER_ADDRESS'>;

function modelOf(env: Pick<ConsumerEnv & ApiEnv, `OPENAI_${string}` & keyof ApiEnv>): LanguageModel {
  const usual = priceOf(env.OPENAI_MODEL, { prompt: env.OPENAI_PROMPT_PRICE, answer: env.OPENAI_ANSWER_PRICE });
  const provider = {
    apiKey: env.OPENAI_API_KEY,
    baseUrl: env.OPENAI_BASE_URL,
    reasoningEffort: env.OPENAI_REASONING_EFFORT,
  };
  const model = openAiModel({ ...provider, model: env.OPENAI_MODEL, ...perMillion(usual) });
  const named = (name: string | undefined) =>
    name && env.OPENAI_API_KEY ? openAiModel({ ...provider, model: name, ...perMillion(priceOf(name)) }) : undefined;
  return { ...model, lesser: named(env.OPENAI_LESSER_MODEL), vision: named(env.OPENAI_VISION_MODEL) };
}

function perMillion({ prompt, answer }: { prompt: number; answer: number }) {
  return { promptPrice: prompt, answerPrice: answer };
}

function paymentsOf(env: Pick<ConsumerEnv, `STRIPE_${string}` & keyof ConsumerEnv>, clock: Clock): Payments {
  return stripePayments({
    clock,
    secretKey: env.STRIPE_SECRET_KEY,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    origin: env.STRIPE_ORIGIN,
  });
}
