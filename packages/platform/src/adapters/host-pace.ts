import { DurableObject } from 'cloudflare:workers';
import { holdHost, idleHost, type HostPace as PaceState, releaseSlot, reserveSlot } from '@marquee/fetching';
import type { Instant, Pace } from '@marquee/kernel';

const KEY = 'pace';

/** The pace of one host, held in one Durable Object per host name, whichever Worker asks. */
export class HostPace extends DurableObject {
  async reserve(minIntervalMs: number): Promise<{ waitMs: number; token: string }> {
    const token = crypto.randomUUID();
    const { state, waitMs } = reserveSlot(await this.read(), Date.now(), minIntervalMs, token);
    await this.ctx.storage.put(KEY, state);
    return { waitMs, token };
  }

  async release(token: string): Promise<void> {
    await this.ctx.storage.put(KEY, releaseSlot(await this.read(), Date.now(), token));
  }

  async holdUntil(until: Instant): Promise<void> {
    await this.ctx.storage.put(KEY, holdHost(await this.read(), Date.now(), until));
  }

  private async read(): Promise<PaceState> {
    return (await this.ctx.storage.get<PaceState>(KEY)) ?? idleHost;
  }
}

export type HostPaceStub = Pick<HostPace, 'reserve' | 'release' | 'holdUntil'>;

/** The pace port over the Durable Objects. */
export function durablePace(namespace: { getByName(name: string): HostPaceStub }): Pace {
  return {
    reserve: (host, minIntervalMs) => namespace.getByName(host).reserve(minIntervalMs),
    release: (host, token) => namespace.getByName(host).release(token),
    holdUntil: (host, until) => namespace.getByName(host).holdUntil(until),
  };
}
