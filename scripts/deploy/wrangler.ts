import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { at } from './layout.ts';

export interface Outcome {
  status: number;
  /** What it printed to stdout. */
  output: string;
  /** What it printed to stderr. */
  complaint: string;
}

export interface RunOptions {
  /** Folder of the repository to run in; its root when none is given. */
  folder?: string;
  /** Its standard input: a secret must not be in the list of processes. */
  input?: string;
}

/** Runs wrangler with these arguments. */
export type Wrangler = (args: readonly string[], options?: RunOptions) => Promise<Outcome>;

/** The project's own wrangler. It has no terminal, so it fails where it would otherwise ask a question. */
export function projectWrangler(accountId: string): Wrangler {
  // wrangler stores the account of the last Pages deployment and prefers it to the one that is logged in.
  const memory = at('.marquee/wrangler-cache');
  rmSync(memory, { recursive: true, force: true });
  return (args, options = {}) =>
    new Promise((resolve) => {
      const child = spawn(process.execPath, [at('node_modules/wrangler/bin/wrangler.js'), ...args], {
        cwd: at(options.folder ?? '.'),
        stdio: [options.input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
        env: {
          ...process.env,
          ...(accountId ? { CLOUDFLARE_ACCOUNT_ID: accountId } : {}),
          WRANGLER_CACHE_DIR: memory,
          WRANGLER_HIDE_BANNER: 'true',
          WRANGLER_SEND_METRICS: 'false',
          FORCE_COLOR: '0',
        },
      });
      child.stdin?.end(options.input);
      const outcome = { status: 1, output: '', complaint: '' };
      child.stdout?.on('data', (chunk) => (outcome.output += chunk));
      child.stderr?.on('data', (chunk) => (outcome.complaint += chunk));
      child.on('error', (error) => resolve({ ...outcome, complaint: error.message }));
      child.on('close', (code) => resolve({ ...outcome, status: code ?? 1 }));
    });
}
