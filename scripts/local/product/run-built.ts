import { join } from 'node:path';
import type { StartOptions } from '../options.ts';
import { runProduct } from '../run-product.ts';
import { READER_PROCESS } from './bundle-names.ts';
import type { Built } from './keep-built.ts';
import { serveBuilt } from './serve-built.ts';

/** Runs the built product. `scripts/start.ts` loads this program from where it was bundled. */
export function runBuilt(options: StartOptions, built: Built): Promise<void> {
  return runProduct({
    options,
    serve: () => serveBuilt(built, options),
    readerScript: join(built.workers, READER_PROCESS),
  });
}
