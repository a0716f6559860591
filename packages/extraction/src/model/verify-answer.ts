import { type Message, say } from '@marquee/kernel';
import { compact } from '../base/compact.ts';
import { snippet } from '../base/evidence.ts';
import { type FindingCode, finding } from '../base/findings.ts';
import type { Evidence, Field, Finding, Hints, Method } from '../base/types.ts';
import type { StatedMoment } from '../candidates/days/stated.ts';
import { readTitle, statusOf } from '../candidates/names/read-title.ts';
import type { Sighting } from '../candidates/sighting.ts';
import { addDays, minutesOf } from '../candidates/times/local.ts';
import type { TimeMention } from '../candidates/times/written-times.ts';
import { readPrice } from '../candidates/values/price.ts';
import { MODEL } from '../decide/weights/model.ts';
import type { Stretch } from '../document/html/title-places.ts';
import { webUrl } from '../document/url.ts';
import { type AnsweredEvent, readAnswer } from './answer.ts';
import { type Beside, besideTitle, type TitleOrder, titleOrder } from './beside-title.ts';
import { ChunkText, type FoundDay } from './chunk-text.ts';
import { locate } from './locate.ts';
import type { Chunk, ReducedRecord } from './reduction/index.ts';
import type { ModelValue } from './request.ts';
import { whyNoTitle } from './unfit-title.ts';

/** The origin of the chunk, and the marking of its evidence. */
export interface AnswerContext {
  document: string;
  method: Method;
  hints: Hints;
}

export interface Verified {
  sightings: Sighting[];
  findings: Finding[];
}

/**
 * The part of a model's answer that the page confirms. Every value is looked up in its record and published in the page's own words; a
 * value that is not there is dropped with a finding, and an event without confirmed title or day is dropped too. Links are the record's
 * own: the model is not asked for links, and one that it gives counts only if the record has it (REL-23). Pure; an invalid answer is a
 * finding.
 */
export function verifyAnswer(answer: unknown, chunk: Chunk, { document, method, hints }: AnswerContext): Verified {
  const read = readAnswer(answer);
  if (!read)
    return {
      sightings: [],
      findings: [finding('model-answer-malformed', say('answer.form'))],
    };
  const findings: Finding[] = [];
  if (read.malformed > 0)
    findings.push(finding('model-answer-malformed', say('answer.eventsForm', { n: read.malformed })));
  const text = new ChunkText(chunk, hints);
  const orders = ordersOf(read.events, chunk, text);
  const sightings = read.events.flatMap((event) => {
    const record = chunk.records.find(({ number }) => number === event.record);
    const note = (code: FindingCode, what: Message) =>
      void findings.push(finding(code, say('answer.dropped', { what, record: event.record }), record?.locator));
    if (!record) {
      note('model-value-invented', say('answer.unknownRecord'));
      return [];
    }
    const evidence = (at: Stretch): Evidence => ({
      document,
      locator: text.locatorOf(at),
      snippet: snippet(text.quote(at)),
      method,
    });
    return sightingOf({ event, record, text, evidence, note, order: orders.get(record.number) }) ?? [];
  });
  return { sightings, findings };
}

interface Claim {
  event: AnsweredEvent;
  record: ReducedRecord;
  text: ChunkText;
  /** Of a record with several days. */
  order: TitleOrder | undefined;
  evidence: (at: Stretch) => Evidence;
  note: (code: FindingCode, what: Message) => void;
}

/** How titles and days follow each other, of each record with several days. */
function ordersOf(events: readonly AnsweredEvent[], { records }: Chunk, text: ChunkText): Map<number, TitleOrder> {
  const orders = new Map<number, TitleOrder>();
  for (const record of records) {
    const titles = new Set(events.flatMap(({ record: of, title }) => (of === record.number && title ? [title] : [])));
    const range = text.rangeOf(record);
    const days = titles.size > 0 ? text.daysIn(range) : [];
    if (new Set(days.map(({ date }) => date)).size < 2) continue;
    const places = [...titles].flatMap((title) => text.findAll(title, range));
    orders.set(record.number, titleOrder(text.text, places, days));
  }
  return orders;
}

function sightingOf(claim: Claim): Sighting | null {
  const { event, text, evidence, note } = claim;
  const place = titlePlace(claim);
  if (!place) {
    note('model-value-invented', say('answer.titleNotThere'));
    return null;
  }
  const { at: titleAt, own } = place;
  if (text.isOrdered(titleAt)) {
    note('model-value-ordered', say('answer.titleOrdered'));
    return null;
  }
  const { title, status } = readTitle(text.quote(titleAt));
  const unfit = whyNoTitle(title, event.venue, text.momentsIn(titleAt), titleAt.start);
  if (unfit) {
    note('model-title-unfit', say('answer.titleIs', { what: unfit }));
    return null;
  }
  const start = momentOf(claim, 'date', 'time', own);
  if (!start) return null;
  const words = (name: ModelValue): Field<string> | null => {
    const value = event[name];
    const at = value === undefined ? null : wordsAt(claim, value, start.date, own);
    if (value !== undefined && !at) note('model-value-invented', say('answer.valueNotThere', { field: name }));
    return at && { value: text.quote(at), evidence: [evidence(at)] };
  };
  const [price, stated] = [words('price'), words('status')];
  const amount = price && readPrice(price.value);
  const state = status ?? (stated && statusOf(stated.value));
  return {
    title: { value: title, evidence: [evidence(titleAt)] },
    start,
    ...compact({
      end: endOf(claim, start, own),
      venue: words('venue'),
      address: words('address'),
      price: amount && price && { value: amount, evidence: price.evidence },
      status: state && { value: state, evidence: stated?.evidence ?? [evidence(titleAt)] },
      url: linkOf(claim, text.quote(titleAt)),
    }),
  };
}

/**
 * The words in the title's own part of the record, or before the first or behind the last event of the record, where they mean all. Not on a
 * line of other days, and not where the page gives orders to a model.
 */
function wordsAt({ record, text, order }: Claim, value: string, day: string, own: Beside | null): Stretch | null {
  const range = text.rangeOf(record);
  const places = order ? [...order.titles, ...order.days] : [];
  const parts = own
    ? [
        own.whole,
        { start: range.start, end: Math.min(...places.map(({ start }) => start)) },
        { start: text.sentenceEnd(Math.max(...places.map(({ end }) => end))), end: range.end },
      ]
    : [range];
  return (
    parts
      .filter(({ start, end }) => start < end)
      .flatMap((part) => text.findAll(value, part))
      .find((at) => !text.isOrdered(at) && !(order && text.isOfOtherDay(at, day))) ?? null
  );
}

interface Place {
  at: Stretch;
  /** The part of the record that belongs to it; null if the record does not tell, or has one day only. */
  own: Beside | null;
}

/** The place of the title that has the day beside it, else the first. A page about one event, or one recurring event, names it once, at the top. */
function titlePlace({ event, record, text, order }: Claim): Place | null {
  const { title = '', date = '' } = event;
  const range = text.rangeOf(record);
  const places = text.findAll(title, range).map((at) => ({ at, own: order ? besideTitle(order, range, at) : null }));
  if (places.length > 1) {
    const day = text.day(date, range);
    if (day !== null && day !== 'unreadable') {
      const beside = places.find(({ own }) => own && isAmong(day, own.days, text));
      if (beside) return beside;
    }
  }
  const above = places[0] ? null : text.find(title, text.head);
  return places[0] ?? (above && { at: above, own: null });
}

function momentOf(
  claim: Claim,
  day: 'date' | 'endDate',
  clock: 'time' | 'endTime',
  own: Beside | null,
): StatedMoment | null {
  const { event, record, text, evidence, note } = claim;
  const range = text.rangeOf(record);
  const found = event[day] === undefined ? null : text.day(event[day], range);
  if (found === null || found === 'unreadable') {
    if (found === 'unreadable') note('model-date-unreadable', say('answer.noDay', { field: day }));
    else if (event[day] !== undefined || day === 'date')
      note('model-value-invented', say('answer.valueNotThere', { field: day }));
    return null;
  }
  const { stated, isMachine } = found;
  if (day === 'date' && own && !isAmong(found, own.days, text)) {
    note('model-value-misplaced', say('answer.dateElsewhere'));
    return null;
  }
  if (isMachine && stated.time) return { ...stated, evidence: evidence(found) };
  const time = event[clock] === undefined ? null : timeOf(claim, event[clock], found, own);
  if (event[clock] !== undefined && !time) note('model-value-invented', say('answer.valueNotThere', { field: clock }));
  return {
    ...stated,
    isVisible: true,
    midnightIsMeant: true,
    evidence: evidence(found),
    ...(time ? { time: time.from, timeEvidence: evidence(time) } : {}),
  };
}

/** The day stands there, perhaps in other words than the ones that the model copied. */
function isAmong({ start, end, stated }: FoundDay, part: Stretch, text: ChunkText): boolean {
  if (overlap({ start, end }, part)) return true;
  return text.daysIn(part).some(({ date }) => date === stated.date);
}

/** The hour in the title's own part of the record and beside its day, or the only one that the record names. */
function timeOf(claim: Claim, words: string, day: FoundDay | null, own: Beside | null): TimeMention | null {
  const { record, text } = claim;
  const range = text.rangeOf(record);
  const hours = text.hoursIn(range);
  if (!claim.order || new Set(hours.map(({ from }) => JSON.stringify(from))).size < 2) return text.time(words, range);
  const part = own?.whole ?? range;
  const order = titleOrder(text.text, hours, claim.order.days);
  for (const at of text.findAll(words, part)) {
    const beside = day && besideTitle(order, range, at);
    if (!beside || isAmong(day, beside.days, text)) return text.time(words, at);
  }
  return null;
}

function overlap(a: Stretch, b: Stretch): boolean {
  return a.start < b.end && b.start < a.end;
}

/** The end from the answer, or the second half of the time from which the start was read (`7–9pm`). */
function endOf(claim: Claim, start: StatedMoment, own: Beside | null): StatedMoment | null {
  const { event, evidence } = claim;
  if (event.endDate !== undefined) return momentOf(claim, 'endDate', 'endTime', own);
  const found = claim.text.day(event.date ?? '', claim.text.rangeOf(claim.record));
  const day = found === 'unreadable' ? null : found;
  const shown = event.time === undefined ? null : timeOf(claim, event.time, day, own);
  const end = event.endTime === undefined ? null : timeOf(claim, event.endTime, day, own);
  const time = shown?.to ?? end?.to ?? end?.from;
  const at = shown?.to ? shown : end;
  if (!time || !at || !start.time || start.offsetText) return null;
  const isNextDay = minutesOf(time) < minutesOf(start.time) && minutesOf(time) < MODEL.verifyAnswer.morningMinutes;
  const date = isNextDay ? addDays(start.date, 1) : start.date;
  return { date, time, isVisible: true, midnightIsMeant: true, evidence: evidence(at) };
}

/** The link around the title, or the model's link if the record has it. */
function linkOf({ event, record, evidence, text, note }: Claim, title: string): Field<string> | null {
  const given = event.url === undefined ? null : webUrl(event.url, 'about:blank');
  const own = given && record.links.find(({ url }) => url === given);
  if (event.url !== undefined && !own) note('model-value-invented', say('answer.linkNotThere'));
  const link = own ?? record.links.find((one) => locate(one.text, title, { start: 0, end: one.text.length }));
  return link
    ? { value: link.url, evidence: [{ ...evidence(text.rangeOf(record)), snippet: snippet(link.url) }] }
    : null;
}
