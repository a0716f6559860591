import { readFileSync } from 'node:fs';
import { at, type BuiltWorker } from './layout.ts';

/** The parts of a built wrangler.json that a deployment reads or replaces; the rest is copied unchanged. */
export interface WorkerConfig {
  name: string;
  vars: Record<string, string>;
  d1_databases: Array<{ binding: string; database_name: string; database_id: string }>;
  r2_buckets: Array<{ binding: string; bucket_name: string }>;
  kv_namespaces: Array<{ binding: string; id: string }>;
  queues: {
    producers?: Array<{ binding: string; queue: string }>;
    consumers?: Array<{ queue: string; dead_letter_queue?: string }>;
  };
  assets?: { run_worker_first?: string[] };
  workers_dev?: boolean;
  preview_urls?: boolean;
}

/** The configuration of a Worker as it was built. */
export function readWorkerConfig({ folder }: BuiltWorker): WorkerConfig {
  return JSON.parse(readFileSync(at(`${folder}/wrangler.json`), 'utf8')) as WorkerConfig;
}
