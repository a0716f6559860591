import { WaitTurn } from '@marquee/kernel';
import type { EngineDeps } from '../deps.ts';
import { revalidateEvent, showPageAt } from '../events/index.ts';
import { safeUrl } from '../places/index.ts';
import { findPicture, type Repair } from './find-picture.ts';
import type { EventToRepair } from './picture-candidates.sql.ts';

const URL_FIXED = 'Its link was fixed';

/**
 * Mends the link of an event whose page was gone: the page may be there again, or the page that lists it takes its place.
 * Then looks for its picture. Throws WaitTurn.
 */
export async function fixEvent(deps: EngineDeps, event: EventToRepair): Promise<Repair> {
  if (event.validationError === null) return findPicture(deps, event);
  const checked = await revalidateEvent(deps, { eventId: event.id });
  if (checked.detail === 'The page exists.')
    return { changed: true, result: `${URL_FIXED}: its page answers again.`, statements: checked.statements ?? [] };
  const list = safeUrl(event.sourceUrl);
  if (list === null || list === event.url)
    return { changed: false, result: `Its page is still gone: ${event.url}`, statements: checked.statements ?? [] };
  const answer = await deps.fetcher.fetch({ url: list, expect: 'probe' });
  if (answer.kind === 'wait') throw new WaitTurn('The host requests a pause.', answer.waitMs);
  if (answer.kind === 'failed')
    return {
      changed: false,
      result: `Its page is gone, and so is the page that lists it: ${answer.detail}`,
      statements: [],
    };
  return {
    changed: true,
    result: `${URL_FIXED}: it leads to the page that lists it, ${list}`,
    statements: showPageAt(event.id, list, deps.clock.now()),
  };
}
