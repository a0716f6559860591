import type { ModelValue } from './request.ts';

/** One event from a model's answer, not yet checked. */
export type AnsweredEvent = { record: number } & Partial<Record<ModelValue, string>> & {
    /** Not requested; if a model gives one anyway, it is checked like any other value. */
    url?: string;
  };

const MOST_EVENTS = 300;
const MOST_CHARS = 500;
const NAMES = ['title', 'date', 'time', 'endDate', 'endTime', 'venue', 'address', 'price', 'status', 'url'] as const;

/** The events of an answer that have the requested form, and how many do not; null if it is not an answer at all. */
export function readAnswer(answer: unknown): { events: AnsweredEvent[]; malformed: number } | null {
  if (!isObject(answer) || !Array.isArray(answer['events'])) return null;
  const given = answer['events'] as unknown[];
  const events = given.slice(0, MOST_EVENTS).map(readEvent);
  const good = events.filter((event) => event !== null);
  return { events: good, malformed: given.length - good.length };
}

function readEvent(value: unknown): AnsweredEvent | null {
  if (!isObject(value) || !Number.isSafeInteger(value['record'])) return null;
  const event: AnsweredEvent = { record: value['record'] as number };
  for (const name of NAMES) {
    const given = value[name];
    if (given === null || given === undefined) continue;
    if (typeof given !== 'string' || given.length > MOST_CHARS) return null;
    if (given.trim()) event[name] = given.trim();
  }
  return event.title ? event : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
