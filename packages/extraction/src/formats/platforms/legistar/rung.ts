import { isRecord } from '../../../base/json.ts';
import type { Located } from '../../jsonld/nodes.ts';
import { type EventRecord, pick } from '../../records/event-record.ts';
import { type Feed, feedRung } from '../feed-rung.ts';

/** Legistar's meetings of councils and boards (OData, `/v1/{client}/events`): a day at midnight and a separate time in words. */
export const legistarRung = feedRung({ name: 'legistar', feedIn });

function feedIn(root: Located<unknown>): Feed | null {
  const value = isRecord(root.value) ? pick(root, 'value') : root;
  if (!value || !Array.isArray(value.value)) return null;
  const meetings = (value.value as unknown[]).map((one, index) => ({ value: one, at: `${value.at}/${index}` }));
  const isLegistar = meetings.some(
    (one) => pick(one, 'EventBodyName') !== undefined && pick(one, 'EventDate') !== undefined,
  );
  return isLegistar ? { records: meetings.flatMap((one) => recordOf(one) ?? []) } : null;
}

function recordOf(meeting: Located<unknown>): EventRecord | null {
  const [title, day, time] = [pick(meeting, 'EventBodyName'), pick(meeting, 'EventDate'), pick(meeting, 'EventTime')];
  if (!title || !day) return null;
  return {
    at: meeting.at,
    id: pick(meeting, 'EventGuid') ?? pick(meeting, 'EventId'),
    title,
    start: { day, ...(time ? { time } : {}) },
    place: pick(meeting, 'EventLocation'),
    description: pick(meeting, 'EventComment'),
    url: pick(meeting, 'EventInSiteURL'),
    status: pick(meeting, 'EventAgendaStatusName'),
  };
}
