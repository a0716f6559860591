import type { ModelValue } from './request.ts';

/** One event as a model answers it: nothing of it is believed yet. */
export type AnsweredEvent = { record: number } & Partial<Record<ModelValue, string>> & {
    /** Not asked for; a model that gives one anyway is checked like any other. */
    url?: string;
  };

const MOST_EVENTS = 300;
const MOST_CHARS = 500;
const NAMES = ['title', 'date', 'time', 'endDate', 'endTime', 'venue', 'address', 'price', 'status', 'url'] as const;

/** The events of an answer that have the form asked for, and how many had not; null when the answer is none at all. */
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
