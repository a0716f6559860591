import { say, WaitTurn } from '@marquee/kernel';
import type { EngineDeps } from '../deps.ts';
import { revalidateEvent, showPageAt } from '../events/index.ts';
import { safeUrl } from '../places/index.ts';
import { findPicture, type Repair } from './find-picture.ts';
import type { EventToRepair } from './picture-candidates.sql.ts';

/**
 * Mends the link of an event whose page was gone: the page may be there again, or the page that lists it takes its place.
 * Then looks for its picture. Throws WaitTurn.
 */
export async function fixEvent(deps: EngineDeps, event: EventToRepair): Promise<Repair> {
  if (event.validationError === null) return findPicture(deps, event);
  const checked = await revalidateEvent(deps, { eventId: event.id });
  if (checked.detail?.code === 'revalidate.exists')
    return { changed: true, result: say('repair.pageAnswers'), statements: [] };
  const list = safeUrl(event.sourceUrl);
  if (list === null || list === event.url)
    return {
      changed: false,
      result: say('repair.stillGone', { page: event.url ?? '' }),
      statements: [],
    };
  const answer = await deps.fetcher.fetch({ url: list, expect: 'probe' });
  if (answer.kind === 'wait') throw new WaitTurn(say('fetch.pause'), answer.waitMs);
  if (answer.kind === 'failed')
    return {
      changed: false,
      result: say('repair.listGone', { detail: answer.detail }),
      statements: [],
    };
  await showPageAt(deps, event.id, list);
  return { changed: true, result: say('repair.leadsToList', { page: list }), statements: [] };
}
