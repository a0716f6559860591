import { WorkerEntrypoint } from 'cloudflare:workers';
import { type JobRunnerService, runJob } from '@marquee/platform';
import { equip } from './equip.ts';
import { handlers } from './handlers.ts';
import type { Equip } from './worker.ts';

/** Runs jobs without the queue: what must not wait for it. A job that the queue brings at the same time is done once. Reachable only by service binding. */
export class JobRunner extends WorkerEntrypoint<object> implements JobRunnerService {
  protected readonly equip: Equip = equip;

  async run(jobIds: string[]): Promise<void> {
    const { deps } = this.equip(this.env);
    for (const jobId of jobIds) await runJob(deps, handlers, jobId);
  }
}
