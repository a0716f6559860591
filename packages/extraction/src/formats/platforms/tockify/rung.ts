import { words } from '../../../base/json.ts';
import type { Page } from '../../../document/page.ts';
import type { Located } from '../../jsonld/nodes.ts';
import { type EventRecord, type FeedValue, pick, pickAll } from '../../records/event-record.ts';
import { type Feed, feedRung } from '../feed-rung.ts';

/** Tockify's calendar feed (`/api/ngevent?calname=…`): instants in milliseconds with their zone. */
export const tockifyRung = feedRung({ name: 'tockify', feedIn });

function feedIn(root: Located<unknown>, page: Page): Feed | null {
  const events = pickAll(root, 'events').filter((event) => pick(event, 'when', 'start', 'millis') !== undefined);
  if (events.length === 0) return null;
  const calendar = new URL(page.url).searchParams.get('calname') ?? words(pick(root, 'metaData', 'calname')?.value);
  return { records: events.flatMap((event) => recordOf(event, calendar) ?? []) };
}

function recordOf(event: Located<unknown>, calendar: string | null): EventRecord | null {
  const title = pick(event, 'content', 'summary', 'text') ?? pick(event, 'content', 'summary');
  const start = pick(event, 'when', 'start', 'millis');
  const end = pick(event, 'when', 'end', 'millis');
  if (!title || !start) return null;
  const uid = pick(event, 'eid', 'uid');
  const tid = pick(event, 'eid', 'tid');
  return {
    at: event.at,
    id: uid && tid && { value: `${words(uid.value)}/${words(tid.value)}`, at: uid.at },
    seriesId: Number(pick(event, 'eid', 'rid')?.value ?? 0) > 0 ? uid : undefined,
    title,
    start: { moment: start },
    end: end && { moment: end },
    // All-day events end at the following midnight.
    endIsExclusive: true,
    allDay: pick(event, 'when', 'allDay'),
    zone: words(pick(event, 'when', 'start', 'tzid')?.value) ?? undefined,
    description: pick(event, 'content', 'description', 'text') ?? pick(event, 'content', 'description'),
    url: pageUrl(uid, tid, calendar),
    ticketUrl: pick(event, 'content', 'customButtonLink'),
    venue: pick(event, 'content', 'place'),
    address: pick(event, 'content', 'address'),
    status: pick(event, 'status', 'name') ?? pick(event, 'status'),
    labels: pickAll(event, 'content', 'tagset', 'tags', 'default'),
  };
}

/** The feed has no URLs; each showing's page is at `/{calendar}/detail/{uid}/{tid}`. */
function pageUrl(
  uid: Located<unknown> | undefined,
  tid: Located<unknown> | undefined,
  calendar: string | null,
): FeedValue | undefined {
  if (!uid || !tid || !calendar) return undefined;
  return {
    value: `https://tockify.com/${encodeURIComponent(calendar)}/detail/${words(uid.value)}/${words(tid.value)}`,
    at: uid.at,
    verbatim: uid.value,
  };
}
