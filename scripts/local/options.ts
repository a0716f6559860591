import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { messageOf } from '@marquee/kernel';
import { typedPath } from './typed-path.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface StartOptions {
  port: number;
  origin: string;
  /** The real web is read, nothing is replayed. */
  live: boolean;
  /** A manifest of recorded documents. */
  manifest: string | undefined;
  state: string;
  fresh: boolean;
  /** Serves the sources, and what is changed in them at once, instead of the built product. */
  hot: boolean;
  /** Every line of the Workers is printed, not only errors. */
  logs: boolean;
  /** The command that resets this state, for display. */
  freshCommand: string;
  /** What is read, for a person. */
  label: string;
}

/** Ends with a sentence for a person and code 1. */
export function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** The start script's arguments and environment; invalid ones end the process with a message. */
export function readOptions(): StartOptions {
  const values = parse();
  const asked = values.port ?? process.env.PORT ?? '5173';
  const port = Number(asked);
  if (!/^\d+$/.test(asked) || port < 1 || port > 65_535) fail(`PORT must be a number from 1 to 65535, not "${asked}".`);
  const live = process.env.MARQUEE_WEB === 'live';
  const manifest = values.web === undefined ? undefined : typedPath(values.web);
  if (manifest && !existsSync(manifest)) fail(`There is no manifest at ${manifest}.`);
  // Each web has its own state, so that switching between them loses nothing.
  const recorded = manifest && `web-${createHash('sha256').update(manifest).digest('hex').slice(0, 8)}`;
  return {
    port,
    live,
    manifest,
    origin: `http://localhost:${port}`,
    state: resolve(root, values.state ?? `.wrangler/state/${recorded ?? (live ? 'live' : 'sample')}`),
    fresh: values.fresh ?? false,
    hot: values.hot ?? false,
    logs: values.logs ?? false,
    freshCommand: `${live ? 'MARQUEE_WEB=live ' : ''}npm start -- ${[...process.argv.slice(2), '--fresh'].join(' ')}`,
    label: manifest ? `recorded documents of ${basename(manifest)}` : live ? 'the real web' : 'the sample web',
  };
}

function parse() {
  try {
    return parseArgs({
      options: {
        web: { type: 'string' },
        port: { type: 'string' },
        state: { type: 'string' },
        fresh: { type: 'boolean' },
        hot: { type: 'boolean' },
        logs: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    fail(`${messageOf(error)}\nusage: npm start [-- --web MANIFEST.json] [-- --port N] [-- --fresh] [-- --logs]`);
  }
}
