import type { AdAction, CountOf } from '@marquee/contract';
import { type Clock, Reject, type Vault } from '@marquee/kernel';
import { dayIn } from './pacing.ts';
import { readToken } from './token.ts';

type Who = Pick<CountOf<'ad'>, 'id' | 'at' | 'visitor' | 'device' | 'network'>;

/**
 * What a page reports about ads, as messages for the queue of counts; reports with a token that is not ours or is over are left out. Reads and
 * writes nothing. Throws Reject 400 if none is left.
 */
export async function takeReports(
  deps: { clock: Clock; vault: Vault },
  who: Who,
  reports: ReadonlyArray<{ token: string; action: AdAction }>,
): Promise<Array<CountOf<'ad'>>> {
  const messages: Array<CountOf<'ad'>> = [];
  for (const [index, { token, action }] of reports.entries()) {
    const read = await readToken(deps, token);
    if (read === null) continue;
    const { name, campaignId, timezone } = read;
    const { day } = dayIn(who.at, timezone);
    messages.push({ ...who, id: `${who.id}-${index}`, kind: 'ad', campaignId, action, token: name, day });
  }
  if (messages.length === 0)
    throw new Reject(400, 'unknown-ad', 'These reports belong to no ad of ours, or they come too late.', 'reports');
  return messages;
}
