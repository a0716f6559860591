import { readRows } from '@marquee/db';
import type { Hints } from '@marquee/extraction';
import { messageOf } from '@marquee/kernel';
import type { EngineDeps } from '../deps.ts';
import { dateOf, localOf } from '../places/index.ts';
import { detailsOf, type FactsRead } from './details-of.ts';
import { type EventToEnhance, eventToEnhance } from './event-to-enhance.sql.ts';
import { keepDetails, keepFailure, keepUnchanged } from './keep.ts';
import { readDescription } from './read-description.ts';
import { type PageOutcome, readPage } from './read-page.ts';
import { basisOf, ownPageOf } from './rules.ts';
import { storedEnhancement } from './stored.ts';

/** A reading of an event's page that a visitor waits for; `claim` holds the event against a second one. */
export interface EventReading {
  eventId: string;
  claim: string;
}

/**
 * Reads the page of an event and stores its enhancement, or why it could not be read. Its own page if it has one that may be read; else the
 * description that its source published. Never throws because of a page.
 */
export async function composeEnhancement(deps: EngineDeps, { eventId, claim }: EventReading): Promise<void> {
  const [event] = await readRows(deps.db, eventToEnhance(eventId));
  if (!event) return;
  try {
    await compose(deps, event, claim);
  } catch (error) {
    deps.log.warn('an event could not be enhanced', { eventId, error: messageOf(error) });
    await keepFailure(deps, event.id, claim, 'Its page could not be read.');
  }
}

async function compose(deps: EngineDeps, event: EventToEnhance, claim: string): Promise<void> {
  const now = deps.clock.now();
  const basis = await basisOf(event);
  const stored = await storedEnhancement(deps, event.id);
  const isKnown = stored?.details != null && stored.basis === basis;
  const url = ownPageOf(event);
  const hints = hintsOf(event, now);
  const page: PageOutcome =
    url === null
      ? { kind: 'closed' }
      : await readPage(deps, { url, title: event.title, hints, before: isKnown ? stored : null });
  if (page.kind === 'failed') return keepFailure(deps, event.id, claim, page.because);
  if (page.kind === 'unchanged' && isKnown && stored.details)
    return keepUnchanged(deps, event.id, claim, stored.details);
  const read = page.kind === 'read' ? page : null;
  const facts: FactsRead = read
    ? { facts: read.facts, document: read.url, isOwnPage: true, model: read.model }
    : { facts: await factsOfDescription(deps, event, hints), document: event.sourceUrl, isOwnPage: false, model: null };
  const details = detailsOf(facts, { description: event.description });
  await keepDetails(deps, event.id, claim, { basis, details, page: read });
}

function factsOfDescription(deps: EngineDeps, event: EventToEnhance, hints: Hints) {
  const { title, description, sourceUrl: url } = event;
  return readDescription(deps, { title, description: description ?? '', url, hints });
}

function hintsOf({ timezone, city, state }: EventToEnhance, now: number): Hints {
  return { today: dateOf(localOf(now, timezone)), timezone, city, state };
}
