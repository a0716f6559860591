import { readFileSync } from 'node:fs';
import { at } from './layout.ts';

/** The configurations of the Workers that send to queues or read them. */
const CONFIGS = ['wrangler.toml', 'workers/cron/wrangler.toml', 'workers/queue-consumer/wrangler.toml'];

/** Every queue that a Worker produces for, consumes, or uses for dead letters. */
export function queueNames(): string[] {
  const names = CONFIGS.flatMap((path) =>
    [...readFileSync(at(path), 'utf8').matchAll(/^(?:queue|dead_letter_queue) = "([^"]+)"/gm)].map(
      (match) => match[1] ?? '',
    ),
  );
  return [...new Set(names)].sort();
}
