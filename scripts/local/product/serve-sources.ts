import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type { StartOptions } from '../options.ts';
import type { Served } from './served.ts';

/** Serves the product from its sources: what is changed in an editor is seen at once (`npm run dev`). */
export async function serveSources({ port, logs }: StartOptions): Promise<Served> {
  const server = await createServer({
    configFile: fileURLToPath(new URL('../../../vite.config.ts', import.meta.url)),
    logLevel: logs ? 'info' : 'warn',
    server: { port, strictPort: true, host: 'localhost' },
  });
  await server.listen();
  return {
    // The plugin starts a runtime that died anew and does not say whether that succeeded; failing for so long, it has not.
    isLost: () => Promise.resolve(true),
    restart: () => server.restart(),
    close: () => server.close(),
  };
}
