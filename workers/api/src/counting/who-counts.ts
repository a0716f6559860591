import type { CountMessage } from '@marquee/contract';
import { addressBlock } from '@marquee/domain/accounts';
import { deviceOf, isBot, visitorOf } from '@marquee/domain/counting';
import { newId } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';
import type { Call } from '../verbs.ts';

type Counting = Pick<CountMessage, 'id' | 'at' | 'visitor' | 'device'>;

/**
 * What every message of a count says about who is counted; null: a program, which is not counted. Of a visitor who declined (Sec-GPC) it says
 * nothing.
 */
export async function whoCounts(deps: ApiDeps, call: Call): Promise<Counting | null> {
  const { userAgent, address, declinesTracking } = call;
  if (isBot(userAgent)) return null;
  const message = { id: newId(deps.clock, deps.random), at: deps.clock.now() };
  if (declinesTracking) return { ...message, visitor: null, device: null };
  const visitor = await visitorOf(deps, { address: addressBlock(address), userAgent });
  return { ...message, visitor, device: deviceOf(userAgent) };
}
