import { DurableObject } from 'cloudflare:workers';
import { holdHost, idleHost, type HostPace as PaceState, releaseSlot, reserveSlot } from '@marquee/fetching';
import { type Clock, type Instant, type Pace, systemClock } from '@marquee/kernel';

const KEY = 'pace';

/**
 * The pace of one host, in one Durable Object per host name, for all Workers. Its storage is read and written
 * synchronously: no other request can run in between, so a slot is given once.
 */
export class HostPace extends DurableObject {
  protected readonly clock: Clock = systemClock;

  async reserve(minIntervalMs: number): Promise<{ waitMs: number; token: string }> {
    const token = crypto.randomUUID();
    const { state, waitMs } = reserveSlot(this.state, this.clock.now(), minIntervalMs, token);
    this.state = state;
    return { waitMs, token };
  }

  async release(token: string): Promise<void> {
    this.state = releaseSlot(this.state, this.clock.now(), token);
  }

  async holdUntil(until: Instant): Promise<void> {
    this.state = holdHost(this.state, this.clock.now(), until);
  }

  private get state(): PaceState {
    return this.ctx.storage.kv.get<PaceState>(KEY) ?? idleHost;
  }

  private set state(state: PaceState) {
    this.ctx.storage.kv.put(KEY, state);
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
