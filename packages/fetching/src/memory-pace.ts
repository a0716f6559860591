import type { Clock, Pace } from '@marquee/kernel';
import { type HostPace, holdHost, idleHost, releaseSlot, reserveSlot } from './politeness.ts';

/** The pace of every host within one process: for tests and for tools that run alone. Workers share a Durable Object. */
export function createMemoryPace(clock: Clock): Pace {
  const hosts = new Map<string, HostPace>();
  let tokens = 0;
  const stateOf = (host: string): HostPace => hosts.get(host) ?? idleHost;
  return {
    async reserve(host, minIntervalMs) {
      tokens += 1;
      const token = String(tokens);
      const { state, waitMs } = reserveSlot(stateOf(host), clock.now(), minIntervalMs, token);
      hosts.set(host, state);
      return { waitMs, token: waitMs === 0 ? token : '' };
    },
    async release(host, token) {
      hosts.set(host, releaseSlot(stateOf(host), clock.now(), token));
    },
    async holdUntil(host, until) {
      hosts.set(host, holdHost(stateOf(host), clock.now(), until));
    },
  };
}
