import type { JobPayload } from '@marquee/contract';
import { events, pages, sightings, sources } from '@marquee/db';
import type { Draft } from '@marquee/extraction';
import type { FetchOutcome } from '@marquee/fetching';
import { type Instant, type Message, ReadingFailed, say, together, WaitTurn } from '@marquee/kernel';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import type { JobResult } from '../jobs/index.ts';
import { dateOf, localOf } from '../places/index.ts';
import { orFailure } from '../reading-failure.ts';
import { commitChange } from './commit-plan.ts';
import { type Change, inOrder, ofEvent } from './event-basis.ts';
import { whyGone } from './is-gone.ts';
import { type ListedShowing, type PageSaid, pageSays, priceAfter } from './own-page.ts';
import { pageOfNextDate } from './page-of-next-date.ts';

/** Dates of one event that its page is compared with. */
const MOST_SHOWINGS = 60;

interface Said {
  showings: Map<string, PageSaid | null>;
  price: PageSaid['price'] | null;
}

type Row = Awaited<ReturnType<typeof eventOf>>;

/**
 * Reads the event's own page again: whether it still exists, and what it says beyond the list of its source: cancelled, postponed, moved, sold out,
 * another price. That is kept with the showing as evidence, and shown by the same derivation as every claim of a source (docs/decisions/071-revalidation.md).
 * A page that is not surely about the event changes nothing; a failure that may pass neither.
 */
export async function revalidateEvent(deps: EngineDeps, payload: JobPayload<'event.revalidate'>): Promise<JobResult> {
  const stored = await eventOf(deps, payload.eventId);
  if (!stored?.url) return { outcome: 'skipped', detail: say('revalidate.noPage') };
  const event = { ...stored, url: await pageOfNextDate(deps, { ...stored, url: stored.url }) };
  const answer = await deps.fetcher.fetch({ url: event.url, expect: 'document' });
  if (answer.kind === 'wait') throw new WaitTurn(say('fetch.pause'), answer.waitMs);
  const gone = whyGone(event.url, answer);
  const error = gone === undefined ? event.validationError : gone;
  const now = deps.clock.now();
  const said = gone === null && answer.kind === 'fetched' ? await readOwnPage(deps, event, answer) : null;
  // A read of its list may have given it another page meanwhile.
  const isOurs = and(eq(events.id, event.id), eq(events.url, stored.url));
  if (said === null && error === event.validationError && event.url === stored.url)
    await deps.db.update(events).set({ validatedAt: now }).where(isOurs);
  else {
    const page = { url: event.url, validationError: error, validatedAt: now };
    await commitChange(deps, {
      eventIds: [event.id],
      change: inOrder(
        ofEvent(event.id, (told) => (told.event.url === stored.url ? { event: { ...told.event, ...page } } : {})),
        ...(said ? [saidNow(event, said, now)] : []),
      ),
    });
  }
  return {
    outcome: 'done',
    detail: detailOf(event.url, answer, gone, said),
    counts: { gone: gone ? 1 : 0, told: said ? [...said.showings.values()].filter((one) => one !== null).length : 0 },
  };
}

/** What its page says now of its dates and its price. */
function saidNow({ id, sourceId }: { id: string; sourceId: string }, { showings, price }: Said, now: Instant): Change {
  return ofEvent(id, ({ event, claims }) => ({
    claims: claims.map((claim) => {
      const said = claim.sourceId === sourceId ? showings.get(claim.key) : undefined;
      return said === undefined ? claim : { ...claim, pageSaid: said };
    }),
    event: price
      ? {
          ...event,
          priceText: price.text,
          priceMinCents: price.minCents,
          priceMaxCents: price.maxCents,
          updatedAt: now,
        }
      : event,
  }));
}

async function eventOf(deps: EngineDeps, id: string) {
  const { url, validationError, timezone, city, state, sourceId } = events;
  const [event] = await deps.db
    .select({ id: events.id, url, validationError, timezone, city, state, sourceId, shiftWeeks: sources.shiftWeeks })
    .from(events)
    .leftJoin(sources, eq(sources.id, sourceId))
    .where(and(eq(events.id, id), isNull(events.mergedInto)));
  return event;
}

/** What the page says of each listed date that it is surely about; null if it is not about the event, or no page of its own. */
async function readOwnPage(
  deps: EngineDeps,
  event: NonNullable<Row>,
  answer: Extract<FetchOutcome, { kind: 'fetched' }>,
): Promise<Said | null> {
  if (answer.directives.noindex || (await isPageOfSource(deps, event))) return null;
  const now = deps.clock.now();
  const { key, startLocal, draft, sourceId, eventId, withdrawnAt, endsAt, startsAt, pageSaid } = sightings;
  const rows = await deps.db
    .select({ key, startLocal, draft, before: pageSaid })
    .from(sightings)
    .where(and(eq(eventId, event.id), eq(sourceId, event.sourceId), isNull(withdrawnAt), gt(endsAt, now)))
    .orderBy(asc(startsAt))
    .limit(MOST_SHOWINGS);
  if (rows.length === 0) return null;
  const { timezone, city, state } = event;
  const hints = { today: dateOf(localOf(now, timezone)), timezone, city, state };
  const document = { url: answer.url, contentType: answer.contentType, bytes: answer.bytes };
  const read = await orFailure(deps.reader.extract({ document, hints }));
  if (read instanceof ReadingFailed) return null;
  const listed = rows.map(
    (row): ListedShowing => ({
      ...row,
      draft: row.draft as Draft,
      before: row.before as PageSaid | null,
    }),
  );
  const task = { url: answer.url, now, timezone, shiftWeeks: event.shiftWeeks ?? 0 };
  const showings = pageSays(listed, read.drafts, task);
  return showings.size === 0 ? null : { showings, price: priceAfter(listed, showings) };
}

/** The address is a page that its source is read from: what that says arrives by reading the source. */
async function isPageOfSource(deps: EngineDeps, { url, sourceId }: NonNullable<Row>): Promise<boolean> {
  const [page] = await deps.db
    .select({ url: pages.url })
    .from(pages)
    .where(and(eq(pages.sourceId, sourceId), eq(pages.url, url ?? '')));
  return page !== undefined;
}

function detailOf(
  url: string,
  answer: Exclude<FetchOutcome, { kind: 'wait' }>,
  gone: string | null | undefined,
  said: Said | null,
): Message {
  if (gone) return say('read.page', { url, why: gone });
  if (gone === undefined)
    return say('revalidate.couldNotTell', {
      why: answer.kind === 'failed' ? answer.detail : say('revalidate.noAnswer'),
    });
  if (!said) return say('revalidate.exists');
  const told = [...said.showings.values()].flatMap((one) => (one ? sentencesOf(one) : []));
  return told.length === 0 ? say('revalidate.asListed') : together(...told);
}

function sentencesOf({ about: date, status, isSoldOut, moved, price }: PageSaid): Message[] {
  return [
    ...(status ? [say(status === 'cancelled' ? 'revalidate.cancelled' : 'revalidate.postponed', { date })] : []),
    ...(isSoldOut ? [say('revalidate.soldOut', { date })] : []),
    ...(moved ? [say('revalidate.moved', { date, to: moved.startLocal })] : []),
    ...(price ? [say('revalidate.price', { date, price: price.text })] : []),
  ];
}
