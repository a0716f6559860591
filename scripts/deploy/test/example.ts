import type { OwnerWorker } from '../owner-configs.ts';
import type { SiteConfig } from '../site-config.ts';
import type { WorkerConfig } from '../worker-config.ts';

export const SITE: SiteConfig = {
  publicOrigin: 'https://events.mytown.org',
  pagesProject: 'mytown',
  databaseName: 'mytown',
  databaseId: '12345678-1234-4234-8234-123456789abc',
  bucketName: 'mytown-blobs',
  copiesId: '00112233445566778899aabbccddeeff',
  accountId: '',
  mapStyle: '',
  mapServers: [],
  cardPayments: false,
};

export function builtConfig(name: string): WorkerConfig {
  return {
    name,
    vars: { APP_ENV: 'production', PUBLIC_ORIGIN: 'https://marquee.example' },
    d1_databases: [{ binding: 'DB', database_name: 'marquee', database_id: '00000000-0000-0000-0000-000000000000' }],
    r2_buckets: [{ binding: 'BLOBS', bucket_name: 'marquee-blobs' }],
    kv_namespaces: [{ binding: 'COPIES', id: '00000000000000000000000000000000' }],
    queues: {
      producers: [{ binding: 'JOBS', queue: 'marquee-jobs' }],
      consumers: [{ queue: 'marquee-jobs', dead_letter_queue: 'marquee-jobs-dlq' }],
    },
  };
}

export function workerOf(name: string, config = builtConfig(name)): OwnerWorker {
  return { name, config, path: `/built/${name}.json` };
}
