import type { BoostAction, TrafficSource } from '@marquee/contract';
import { call } from '../../api/call.ts';

/** Of this page, until it is reloaded: nothing is stored on the device. */
const sessionId = crypto.randomUUID();

/** Tells that a visitor saw or did something with a boosted event. A failure is only logged (spec: CALL-031). */
export function track(boostId: string, action: BoostAction, source: TrafficSource, what: string = action): void {
  const metadata = { timestamp: new Date().toISOString(), action: what };
  call('trackBoost', {
    params: { id: boostId, action },
    body: { source, userAgent: navigator.userAgent, sessionId, metadata },
  }).catch((error: unknown) => console.error('boost tracking', error));
}
