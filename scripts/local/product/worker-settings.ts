import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** A Worker of the local product: what it is bound to, and its program in development. */
interface LocalWorker {
  /** Its wrangler.toml. */
  config: string;
  main: string;
}

/** The Workers of `npm start`. The last two run only on a laptop. */
export const LOCAL_WORKERS = {
  api: { config: at('wrangler.toml'), main: at('workers/api/src/development/index.ts') },
  cron: { config: at('workers/cron/wrangler.toml'), main: at('workers/cron/src/development/index.ts') },
  'queue-consumer': {
    config: at('workers/queue-consumer/wrangler.toml'),
    main: at('workers/queue-consumer/src/development/index.ts'),
  },
  previews: { config: at('workers/previews/wrangler.toml'), main: at('workers/previews/src/index.ts') },
  reader: { config: at('workers/dev/reader.toml'), main: at('workers/dev/src/reader.ts') },
  dev: { config: at('workers/dev/wrangler.toml'), main: at('workers/dev/src/index.ts') },
} as const satisfies Record<string, LocalWorker>;

export type LocalWorkerName = keyof typeof LOCAL_WORKERS;

/** What a local Worker gets besides its own wrangler.toml. */
export interface WorkerSettings {
  vars: Record<string, string>;
  services: Array<{ binding: string; service: string; entrypoint?: string }>;
}

/** The settings of each local Worker, from the variables that the start script sets (`MARQUEE_*`). */
export function workerSettings(): Record<LocalWorkerName, WorkerSettings> {
  const { env } = process;
  const clock = { CLOCK_OFFSET_MS: env.MARQUEE_CLOCK_OFFSET_MS ?? '0' };
  const common = { APP_ENV: 'development', PUBLIC_ORIGIN: env.MARQUEE_PUBLIC_ORIGIN ?? '', ...clock };
  const payments = JSON.parse(env.MARQUEE_PAYMENTS ?? '{}') as Record<string, string>;
  const signIn = JSON.parse(env.MARQUEE_SIGN_IN ?? '{}') as Record<string, string>;
  const seller = { SELLER_NAME: 'Marquee on this laptop', SELLER_ADDRESS: '12 Sample Street, Columbia, SC 29201' };
  const mail: Record<string, string> = env.MARQUEE_MAIL_KEY
    ? {
        RESEND_BASE_URL: env.MARQUEE_MAIL_ORIGIN ?? '',
        RESEND_API_KEY: env.MARQUEE_MAIL_KEY,
        MAIL_FROM: 'Marquee <hello@marquee.local>',
      }
    : {};
  const factorKey: Record<string, string> = env.MARQUEE_FACTOR_KEY ? { FACTOR_KEY: env.MARQUEE_FACTOR_KEY } : {};
  const shared: Record<string, string> = env.MARQUEE_SHARED_ANSWERS
    ? { SHARED_ANSWERS: env.MARQUEE_SHARED_ANSWERS }
    : {};
  return {
    api: {
      vars: {
        ...common,
        ...signIn,
        ...payments,
        ...seller,
        ...factorKey,
        MAP_SERVERS: env.MAP_SERVERS ?? '',
        ...shared,
      },
      services: [{ binding: 'DEV', service: 'marquee-dev' }],
    },
    cron: { vars: common, services: [] },
    'queue-consumer': {
      vars: { ...common, ...mail, ...payments, ...seller, OUTSIDE: env.MARQUEE_WEB === 'live' ? 'live' : 'replayed' },
      services: [{ binding: 'WEB', service: 'marquee-dev', entrypoint: 'Replay' }],
    },
    previews: { vars: common, services: [] },
    reader: { vars: { READER_ORIGIN: env.MARQUEE_READER_ORIGIN ?? '' }, services: [] },
    dev: { vars: { REPLAY_ORIGIN: env.MARQUEE_REPLAY_ORIGIN ?? '', ...clock }, services: [] },
  };
}
