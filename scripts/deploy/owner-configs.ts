import { mkdirSync, writeFileSync } from 'node:fs';
import { API, at, type BuiltWorker, WORKERS } from './layout.ts';
import { mapServersOf, type SiteConfig } from './site-config.ts';
import { readWorkerConfig, type WorkerConfig } from './worker-config.ts';

/** A Worker with the owner's values, and the path of its configuration. */
export interface OwnerWorker {
  name: string;
  config: WorkerConfig;
  path: string;
}

/** A built configuration with the owner's values in place of the committed ones. */
export function withOwner(built: WorkerConfig, site: SiteConfig): WorkerConfig {
  return {
    ...built,
    vars: {
      ...built.vars,
      PUBLIC_ORIGIN: site.publicOrigin,
      ...(built.name === API.name ? { MAP_SERVERS: mapServersOf(site).join(' ') } : {}),
    },
    // Databases of regions are the owner's own lines in wrangler.toml.
    d1_databases: built.d1_databases.map((database) =>
      database.binding === 'DB'
        ? { ...database, database_name: site.databaseName, database_id: site.databaseId }
        : database,
    ),
    r2_buckets: built.r2_buckets.map((bucket) => ({ ...bucket, bucket_name: site.bucketName })),
    kv_namespaces: built.kv_namespaces.map((namespace) => ({ ...namespace, id: site.copiesId })),
    // Only the Pages project is public; a second address would be a second origin for cookies and caches.
    workers_dev: false,
    preview_urls: false,
  };
}

/** Writes each Worker's configuration next to its built code, so that its relative paths stay valid. */
export function writeOwnerConfigs(site: SiteConfig | null): OwnerWorker[] {
  return WORKERS.map((worker: BuiltWorker) => {
    const built = readWorkerConfig(worker);
    const config = site ? withOwner(built, site) : built;
    const path = at(`${worker.folder}/wrangler.deploy.json`);
    writeFileSync(path, JSON.stringify(config, null, 2));
    return { name: worker.name, config, path };
  });
}

/** Where `wrangler d1` finds the owner's database under the binding DB; also for commands typed by hand. */
const DATABASE_CONFIG = '.marquee/wrangler.json';

export function writeDatabaseConfig(site: SiteConfig): string {
  mkdirSync(at('.marquee'), { recursive: true });
  const path = at(DATABASE_CONFIG);
  const config = {
    name: 'marquee-database',
    compatibility_date: '2026-09-01',
    d1_databases: [
      {
        binding: 'DB',
        database_name: site.databaseName,
        database_id: site.databaseId,
        migrations_dir: '../migrations',
      },
    ],
  };
  writeFileSync(path, `${JSON.stringify(config, null, 2)}\n`);
  return path;
}
