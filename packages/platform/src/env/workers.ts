import { DEFAULT_CONCIERGE_TOKENS, mapServersIn } from '@marquee/contract';
import { z } from 'zod';
import type { ReaderService } from '../adapters/document-reader.ts';
import type { EngineService } from '../adapters/engine.ts';
import type { HostPaceStub } from '../adapters/host-pace.ts';
import type { JobRunnerService } from '../adapters/job-runner.ts';
import type { PreviewService } from '../adapters/preview-drawer.ts';
import { binding, commonVariables } from './parse-env.ts';

/** Dollars per million tokens. */
const tokenPrice = z.coerce.number().min(0).max(1_000);

const tokens = z.coerce.number().int().min(0).max(1_000_000_000);

/** The language model; without a key there is none, and everything works without it (BEY-11). */
const modelVariables = {
  OPENAI_API_KEY: z.string().min(1).optional(),
  /** For another provider of the same protocol. */
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  OPENAI_MODEL: z.string().min(1).default('gpt-6-luna'),
  /** Copying words needs no reasoning, and reasoning tokens count as answer tokens. Empty: a model without this setting. */
  OPENAI_REASONING_EFFORT: z.enum(['', 'none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max']).default('none'),
  /** Instead of the table's price for that model (packages/contract/src/budget/model-prices.ts). */
  OPENAI_PROMPT_PRICE: tokenPrice.optional(),
  OPENAI_ANSWER_PRICE: tokenPrice.optional(),
  /** A cheaper model of the same provider, for the strategy `modelDowngrades`; its price is the table's. */
  OPENAI_LESSER_MODEL: z.string().min(1).optional(),
  /** A model of the same provider that sees pictures: it reads posters of pages whose events are pictures only. */
  OPENAI_VISION_MODEL: z.string().min(1).optional(),
};

/** The image model; without its name images are drawn without a model, and labelled so. It uses the key of the language model. */
const imageModelVariables = {
  OPENAI_IMAGE_MODEL: z.string().min(1).optional(),
  OPENAI_IMAGE_PROMPT_PRICE: tokenPrice.default(5),
  OPENAI_IMAGE_ANSWER_PRICE: tokenPrice.default(40),
};

/** Mail; without a key and a sender none is sent, and the site says so. */
const mailVariables = {
  RESEND_API_KEY: z.string().min(1).optional(),
  /** For a stand-in of the same protocol. */
  RESEND_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** `Marquee <hello@your-town.org>`: a domain that the provider has verified. */
  MAIL_FROM: z.string().min(3).optional(),
  MAIL_REPLY_TO: z.string().min(3).optional(),
};

/** A stand-in on this machine needs no TLS; anything else does. */
const issuer = z.url({ protocol: /^https?$/ }).refine((url) => {
  // Also asked of what is no address at all.
  const { protocol, hostname } = URL.parse(url) ?? {};
  return protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1';
}, 'must be an https address');
const secret = z.string().min(1).optional();

/** Sign-in providers; each is offered when all of its variables are set (docs/spec/decisions.md 10). */
const providerVariables = {
  GOOGLE_CLIENT_ID: secret,
  GOOGLE_CLIENT_SECRET: secret,
  GOOGLE_ISSUER: issuer.default('https://accounts.google.com'),
  MICROSOFT_CLIENT_ID: secret,
  MICROSOFT_CLIENT_SECRET: secret,
  /** `common`: accounts of any organization and personal ones; or the address with the id of one organization. */
  MICROSOFT_ISSUER: issuer.default('https://login.microsoftonline.com/common/v2.0'),
  APPLE_CLIENT_ID: secret,
  APPLE_TEAM_ID: secret,
  APPLE_KEY_ID: secret,
  /** The text of the .p8 file. */
  APPLE_PRIVATE_KEY: secret,
  APPLE_ISSUER: issuer.default('https://appleid.apple.com'),
};

/** Card payments, when all three keys are set; without them nobody can pay, and the site says so. */
const paymentVariables = {
  STRIPE_SECRET_KEY: secret,
  STRIPE_PUBLISHABLE_KEY: secret,
  /** Of the webhook endpoint `/api/webhooks/stripe`. */
  STRIPE_WEBHOOK_SECRET: secret,
  /** The origin of a stand-in of the same protocol: on a laptop and in tests only. */
  STRIPE_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .refine((url) => URL.parse(url)?.origin === url.replace(/\/$/, ''), 'must be an origin without a path')
    .optional(),
};

/** Who sells: on receipts, invoices and letters about money. Without a name they say *Marquee*. */
const sellerVariables = {
  SELLER_NAME: z.string().trim().min(1).max(200).optional(),
  /** On one line: `12 Main Street, Columbia, SC 29201`. */
  SELLER_ADDRESS: z.string().trim().min(1).max(400).optional(),
};

/** A deployment pays the real provider, whatever somebody left in its variables. */
const STAND_IN_IS_REFUSED = { error: 'must not be set in production', path: ['STRIPE_ORIGIN'] };
const paysForReal = (env: { APP_ENV: string; STRIPE_ORIGIN?: string | undefined }) =>
  env.APP_ENV !== 'production' || env.STRIPE_ORIGIN === undefined;

/** 32 bytes in base64. Without it nobody can add a factor (docs/decisions/031-two-step-verification.md). */
const factorKey = z
  .string()
  .regex(/^[A-Za-z0-9+/_-]{43}=?$/, 'must be 32 bytes in base64')
  .optional();

/** Databases of regions beside `DB`, by their names (docs/decisions/106-databases-by-region.md). Most sites have none. */
const region = binding<D1Database>('D1 database').optional();
const regions = { DB_2: region, DB_3: region, DB_4: region, DB_5: region, DB_6: region, DB_7: region, DB_8: region };
export type RegionName = keyof typeof regions;
export const REGIONS = Object.keys(regions) as RegionName[];

export const apiEnv = z
  .object({
    ...commonVariables,
    FACTOR_KEY: factorKey,
    ...providerVariables,
    ...paymentVariables,
    ...sellerVariables,
    /** The concierge's own; without a key it reads requests without a model (docs/decisions/041-a-model-before-the-reader.md). */
    ...modelVariables,
    /** Tokens that its model may use in a UTC day, and in a calendar month. */
    CONCIERGE_DAILY_TOKENS: tokens.default(DEFAULT_CONCIERGE_TOKENS.daily),
    CONCIERGE_MONTHLY_TOKENS: tokens.default(DEFAULT_CONCIERGE_TOKENS.monthly),
    /** Whether the boost for one dollar can be bought (docs/spec/decisions.md 49). */
    TEST_PLAN: z.enum(['on', 'off']).default('on'),
    DB: binding<D1Database>('D1 database'),
    ...regions,
    BLOBS: binding<R2Bucket>('R2 bucket'),
    JOBS: binding<Queue>('queue'),
    /** What visitors saw and did, to be added up. */
    COUNTS: binding<Queue>('queue'),
    /** Copies of public answers (docs/decisions/023-copies-of-public-answers.md). */
    COPIES: binding<KVNamespace>('KV namespace'),
    /** Calls of the public API in a minute (docs/decisions/025-api-keys.md). */
    ANONYMOUS_CALLS: binding<RateLimit>('rate limit'),
    KEY_CALLS: binding<RateLimit>('rate limit'),
    ADDRESS_CALLS: binding<RateLimit>('rate limit'),
    /** The engine, for console requests that need it: the API itself makes no outside requests. */
    ENGINE: binding<EngineService>('service'),
    /** Makes smaller images; without it the originals are served (docs/decisions/030-image-variants.md). */
    IMAGES: binding<ImagesBinding>('images').optional(),
    /** Draws preview images. */
    PREVIEWS: binding<PreviewService>('service'),
    /** The site's files; the documents are drawn into its index.html. */
    ASSETS: binding<{ fetch(url: string): Promise<Response> }>('assets'),
    /** Origins of the servers of street maps, with a blank between two; the site's policy names them. */
    MAP_SERVERS: z
      .string()
      .default('')
      .transform((text, context) => {
        const origins = mapServersIn(text);
        if (origins === null) context.addIssue('must be https origins with blanks between them');
        return origins ?? [];
      }),
  })
  .refine(paysForReal, STAND_IN_IS_REFUSED);
export type ApiEnv = z.output<typeof apiEnv>;

export const cronEnv = z.object({
  ...commonVariables,
  DB: binding<D1Database>('D1 database'),
  ...regions,
  JOBS: binding<Queue>('queue'),
  /** Runs the jobs that tell of alerts, also while the queue stands still. */
  RUNNER: binding<JobRunnerService>('service'),
});
export type CronEnv = z.output<typeof cronEnv>;

export const consumerEnv = z
  .object({
    ...commonVariables,
    ...modelVariables,
    ...imageModelVariables,
    ...mailVariables,
    ...paymentVariables,
    ...sellerVariables,
    DB: binding<D1Database>('D1 database'),
    ...regions,
    BLOBS: binding<R2Bucket>('R2 bucket'),
    JOBS: binding<Queue>('queue'),
    /** Draws illustrations. */
    PREVIEWS: binding<PreviewService>('service'),
    /** Reads documents in isolation. */
    READER: binding<ReaderService>('service'),
    HOST_PACE: binding<{ getByName(name: string): HostPaceStub }>('Durable Object namespace'),
  })
  .refine(paysForReal, STAND_IN_IS_REFUSED);
export type ConsumerEnv = z.output<typeof consumerEnv>;
