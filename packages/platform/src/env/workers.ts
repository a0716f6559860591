import type { Engine } from '@marquee/domain/page-trials';
import { z } from 'zod';
import type { ReaderService } from '../adapters/document-reader.ts';
import type { HostPaceStub } from '../adapters/host-pace.ts';
import { binding, commonVariables } from './parse-env.ts';

/** Dollars a million tokens. */
const tokenPrice = z.coerce.number().min(0).max(1_000);

/** The language model; without a key there is none, and everything works without it (BEY-11). */
const modelVariables = {
  OPENAI_API_KEY: z.string().min(1).optional(),
  /** For another provider of the same protocol. */
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  OPENAI_MODEL: z.string().min(1).default('gpt-6-luna'),
  /** Copying words needs no thought, and thought counts against the answer's tokens. Empty: a model that knows no such setting. */
  OPENAI_REASONING_EFFORT: z.enum(['', 'none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max']).default('none'),
  /** As the provider charges for that model. */
  OPENAI_PROMPT_PRICE: tokenPrice.default(0.1),
  OPENAI_ANSWER_PRICE: tokenPrice.default(0.5),
};

export const apiEnv = z.object({
  ...commonVariables,
  DB: binding<D1Database>('D1 database'),
  BLOBS: binding<R2Bucket>('R2 bucket'),
  JOBS: binding<Queue>('queue'),
  /** The engine, for what a person waits for: the API itself never reaches the outside. */
  ENGINE: binding<Engine>('service'),
});
export type ApiEnv = z.output<typeof apiEnv>;

export const cronEnv = z.object({
  ...commonVariables,
  DB: binding<D1Database>('D1 database'),
  JOBS: binding<Queue>('queue'),
});
export type CronEnv = z.output<typeof cronEnv>;

export const consumerEnv = z.object({
  ...commonVariables,
  ...modelVariables,
  DB: binding<D1Database>('D1 database'),
  BLOBS: binding<R2Bucket>('R2 bucket'),
  JOBS: binding<Queue>('queue'),
  /** Reads documents apart from everything else. */
  READER: binding<ReaderService>('service'),
  HOST_PACE: binding<{ getByName(name: string): HostPaceStub }>('Durable Object namespace'),
});
export type ConsumerEnv = z.output<typeof consumerEnv>;
