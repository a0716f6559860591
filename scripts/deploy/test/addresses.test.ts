import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '../layout.ts';
import { queueNames } from '../queue-names.ts';

const configs = globSync('**/wrangler.toml', { cwd: at('.'), exclude: (name) => name.includes('node_modules') }).map(
  (path) => ({
    path,
    text: readFileSync(at(path), 'utf8'),
  }),
);
const workers = configs.filter(({ text }) => !text.includes('pages_build_output_dir'));

describe('every wrangler.toml of a Worker', () => {
  it('is looked at; the Pages project has no such address', () => {
    expect(workers.length).toBeGreaterThanOrEqual(10);
    expect(configs.filter((config) => !workers.includes(config)).map(({ path }) => path)).toEqual([
      'apps/web/wrangler.toml',
    ]);
  });

  it.each(workers)('gives it no address of its own: $path', ({ text }) => {
    // Before the first table: below one, the line would be a setting of that table.
    const top = text.split(/^\[/m)[0];
    expect(top).toMatch(/^workers_dev = false$/m);
    expect(top).toMatch(/^preview_urls = false$/m);
    expect(text).not.toMatch(/^(?:workers_dev|preview_urls) = true$|^routes? =/m);
  });
});

it('the queues to create are those that the Workers name', () => {
  expect(queueNames()).toEqual(['marquee-counts', 'marquee-jobs', 'marquee-jobs-dlq']);
});
