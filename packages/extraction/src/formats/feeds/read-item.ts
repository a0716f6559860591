import type { Page } from '../../document/page.ts';
import { plainLine, plainText } from '../../document/text.ts';
import type { EventRecord, FeedValue } from '../records/event-record.ts';
import { flatten } from '../records/flatten.ts';
import { inferRecord } from '../records/infer.ts';
import { readDatedTitle } from './dated-title.ts';
import type { Entry } from './entry.ts';
import { momentOf, type Piece, readHead, readLabelled } from './labelled-text.ts';
import { readTimeHead } from './time-head.ts';

/** How certain it is that an entry is an event: it has a date field, or only words. */
type Ground = 'field' | 'title' | 'label' | 'head';

export interface ItemReading {
  ground: Ground | null;
  record: EventRecord | null;
  /** Only its words state when it is, with a time of day. */
  timed: boolean;
}

const NO_REFERENCES = { place: () => undefined };

/** The event of an entry: dated by its own date fields, otherwise by its title, otherwise by its description. */
export function readItem(item: Entry, page: Page): ItemReading {
  const { today } = page.hints;
  const { title, description } = item;
  const written = title.value;
  const dated = readDatedTitle(plainLine(written), today);
  const words = description ? plainText(String(description.value)) : '';
  const labelled = readLabelled(words);
  const inText = (piece: Piece, value: string): FeedValue => ({
    value,
    at: `${description?.at} text@${piece.offset}`,
    verbatim: piece.text,
  });
  const shared: Omit<EventRecord, 'start'> = {
    at: item.at,
    title: { value: dated?.title ?? written, at: title.at, verbatim: written },
    id: item.id,
    url: item.url,
    description,
    image: item.image,
    labels: item.labels,
    ...(labelled.where ? { place: inText(labelled.where, labelled.where.text) } : {}),
    ...(labelled.cost ? { prices: [inText(labelled.cost, labelled.cost.text)] } : {}),
  };

  const inferred = inferRecord(flatten({ value: item.fields, at: item.at }, NO_REFERENCES), item.at);
  if (inferred) {
    const { record } = inferred;
    const keepsTitle = dated === null || !sameDay(record, dated.date);
    const own = keepsTitle ? { ...shared, title: { value: written, at: title.at } } : shared;
    const { start, end, zone, allDay, venue, place, address, city, state, organizer, cancelled, status, prices, free } =
      record;
    const where = venue || place ? { venue, place } : {};
    return {
      ground: 'field',
      timed: true,
      record: {
        ...own,
        start,
        end,
        zone,
        allDay,
        address,
        city,
        state,
        organizer,
        cancelled,
        status,
        free,
        ...where,
        prices: prices?.length ? prices : own.prices,
      },
    };
  }
  if (dated) {
    const moment = (value: string): FeedValue => ({ value, at: title.at, verbatim: written });
    const head = labelled.time ?? { text: words, offset: 0 };
    const time = dated.from || dated.until ? null : readTimeHead(head.text, head.offset);
    const start = moment(dated.from ? `${dated.date}T${dated.from}` : dated.date);
    const end =
      dated.from && dated.to && dated.to > dated.from
        ? { moment: moment(`${dated.date}T${dated.to}`) }
        : dated.until
          ? { moment: moment(dated.until) }
          : time?.to && time.to > time.from
            ? { day: moment(dated.date), time: inText(time.piece, time.to) }
            : undefined;
    const place = dated.place
      ? { value: dated.place, at: title.at, verbatim: written }
      : (shared.place ?? (time?.place ? inText(time.place, time.place.text) : undefined));
    return {
      ground: 'title',
      timed: dated.from !== undefined || time !== null,
      record: {
        ...shared,
        start: time
          ? { day: start, time: inText(time.piece, time.from), midnightIsMeant: true }
          : { moment: start, midnightIsMeant: true },
        end,
        place,
      },
    };
  }
  const head = labelled.when ? null : readHead(words);
  const when = labelled.when ?? head;
  const moment = when && momentOf(when, labelled.time, today);
  if (!when || !moment) return { ground: null, record: { ...shared, start: {} }, timed: false };
  return {
    ground: labelled.when ? 'label' : 'head',
    timed: moment.start.length > 10,
    record: {
      ...shared,
      place: shared.place ?? (head?.place ? inText(head.place, head.place.text) : undefined),
      start: { moment: inText(when, moment.start) },
      end: moment.end ? { moment: inText(labelled.time ?? when, moment.end) } : undefined,
    },
  };
}

function sameDay({ start }: EventRecord, date: string): boolean {
  const value = start.moment?.value ?? start.day?.value;
  return (
    typeof value === 'string' &&
    (value.startsWith(date) || value.replaceAll('-', '').startsWith(date.replaceAll('-', '')) || !/^\d{4}/.test(value))
  );
}
