import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '../layout.ts';

/** A Worker cannot choose the address it connects to: in production this flag is what keeps its fetch out of private networks. */
const FLAG = 'global_fetch_strictly_public';
/** Never deployed, and its one fetch goes to a server on loopback. */
const LOCAL_ONLY = ['workers/dev/wrangler.toml'];

const configs = ['wrangler.toml', ...readdirSync(at('workers')).map((name) => `workers/${name}/wrangler.toml`)].flatMap(
  (path) => {
    try {
      return [{ path, text: readFileSync(at(path), 'utf8') }];
    } catch {
      return [];
    }
  },
);

describe('every Worker that is deployed', () => {
  it('is looked at', () => {
    expect(configs.map(({ path }) => path).sort()).toEqual([
      'workers/cron/wrangler.toml',
      'workers/dev/wrangler.toml',
      'workers/previews/wrangler.toml',
      'workers/queue-consumer/wrangler.toml',
      'workers/reader/wrangler.toml',
      'wrangler.toml',
    ]);
  });

  it.each(configs.filter(({ path }) => !LOCAL_ONLY.includes(path)))(
    'fetches public addresses only: $path [REL-19]',
    ({ text }) => {
      const flags = /^compatibility_flags = (\[.*\])$/m.exec(text)?.[1] ?? '[]';
      expect(JSON.parse(flags)).toContain(FLAG);
      expect(text).not.toMatch(/global_fetch_private_origin|^\[env\./m);
    },
  );
});
