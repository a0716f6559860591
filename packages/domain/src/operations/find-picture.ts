import type { Statement } from '@marquee/db';
import type { Draft } from '@marquee/extraction';
import { type Message, ReadingFailed, RetryLater, say, WaitTurn } from '@marquee/kernel';
import type { EngineDeps } from '../deps.ts';
import { fetchImage } from '../images/index.ts';
import { enqueue } from '../jobs/index.ts';
import { dateOf, localOf, safeUrl } from '../places/index.ts';
import { orFailure } from '../reading-failure.ts';
import type { EventToRepair } from './picture-candidates.sql.ts';

export interface Repair {
  changed: boolean;
  result: Message;
  statements: readonly Statement[];
}

const not = (result: Message): Repair => ({ changed: false, result, statements: [] });

/** Looks for an event's picture: at the address that its source gave, then on its own page. Throws WaitTurn if a host asks for a pause. */
export async function findPicture(deps: EngineDeps, event: EventToRepair): Promise<Repair> {
  if (event.imageSourceUrl !== null && event.imageHash === null) {
    const fetched = await fetchFor(deps, event, event.imageSourceUrl);
    if (fetched.changed) return fetched;
  }
  const page = safeUrl(event.url);
  if (page === null) return not(say('enhance.noPage'));
  const told = await pictureOn(deps, event, page);
  if ('because' in told) return not(told.because);
  if (told.url === event.imageSourceUrl) return not(say('repair.knownPicture'));
  return fetchFor(deps, event, told.url);
}

/** The picture that an event's own page gives for it. */
async function pictureOn(
  deps: EngineDeps,
  event: EventToRepair,
  url: string,
): Promise<{ url: string } | { because: Message }> {
  const answer = await deps.fetcher.fetch({ url, expect: 'document', conditional: {} });
  if (answer.kind === 'wait') throw new WaitTurn(say('repair.pause'), answer.waitMs);
  if (answer.kind === 'failed') return { because: say('repair.pageFailed', { detail: answer.detail }) };
  if (answer.kind !== 'fetched') return { because: say('repair.pageUnread') };
  const document = { url: answer.url, contentType: answer.contentType, bytes: answer.bytes };
  const today = dateOf(localOf(deps.clock.now(), event.timezone));
  const hints = { today, timezone: event.timezone, city: event.city, state: event.state };
  const extraction = await orFailure(deps.reader.extract({ document, hints }));
  if (extraction instanceof ReadingFailed) return { because: say('repair.pageFailed', { detail: extraction.detail }) };
  const picture = safeUrl(ownDraft(extraction.drafts, event.title)?.imageUrl?.value ?? null);
  return picture === null ? { because: say('repair.noPicture') } : { url: picture };
}

/** The draft of the same title, or the only one of the page. */
function ownDraft(drafts: readonly Draft[], title: string): Draft | undefined {
  const named = drafts.find((draft) => draft.title.value.trim().toLowerCase() === title.trim().toLowerCase());
  return named ?? (drafts.length === 1 ? drafts[0] : undefined);
}

/** Fetches the picture now; if its host asks for a pause it is fetched by a job of its own. */
async function fetchFor(deps: EngineDeps, { id, citySlug }: EventToRepair, url: string): Promise<Repair> {
  const payload = { eventId: id, url };
  try {
    const { outcome, detail, statements = [] } = await fetchImage(deps, payload, { attempts: 1 });
    const isThere = outcome === 'done' || outcome === 'unchanged';
    return {
      changed: isThere,
      result: isThere ? say('repair.stored', { url }) : (detail ?? say('repair.notFetched')),
      statements: isThere ? statements : [],
    };
  } catch (error) {
    if (!(error instanceof WaitTurn || error instanceof RetryLater)) throw error;
    const later = enqueue(deps, [{ kind: 'image.fetch', payload, subject: id, citySlug }]);
    return { changed: false, result: say('repair.fetchedLater', { why: error.detail }), statements: later };
  }
}
