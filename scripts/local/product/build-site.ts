import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createBuilder } from 'vite';

/** Builds the site alone into a folder, as it is deployed but for what only development offers (signing in as a role by one click). */
export async function buildSiteInto(folder: string): Promise<void> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    rmSync(folder, { recursive: true, force: true });
    const builder = await createBuilder({
      configFile: join(import.meta.dirname, '../../../vite.config.ts'),
      mode: 'development',
      logLevel: 'warn',
      environments: { client: { build: { outDir: folder } } },
    });
    const { client } = builder.environments;
    if (!client) throw new Error('vite.config.ts describes no site');
    await builder.build(client);
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}
