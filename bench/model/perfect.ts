import type { Chunk, ModelQuestion } from '@marquee/extraction';
import type { TrueEvent } from '../../scripts/fit/labelled-documents.ts';
import { comparable, dateForms, timeForms, titlesOf } from '../reduction/truth-in-text.ts';
import type { DoubtfulPage } from './pages.ts';

/** One event of an answer, in the form that the model is asked for. */
export interface Answered {
  record: number;
  title: string;
  date: string;
  time: string | null;
  venue: string | null;
}

/** What a model answers to one question. */
export interface Reply {
  question: ModelQuestion;
  events: Answered[];
}

/**
 * The answers of a model that makes no mistake: of each true event the page's own words, from each record that has its title and its day; where no
 * record has both, from each that has its title, with the day of a line above. It knows nothing of how answers are checked.
 */
export function perfectReplies({ labelled, questions }: DoubtfulPage): Reply[] {
  const coming = labelled.events.filter(({ start }) => start.slice(0, 10) >= labelled.hints.today.slice(0, 10));
  const replies = questions.map((question) => ({ question, events: [] as Answered[] }));
  for (const event of coming) {
    const full = replies.map(({ question }) => answersOf(event, question.chunk, false));
    const isFound = full.some((answers) => answers.length > 0);
    for (const [index, { question, events }] of replies.entries())
      events.push(...(isFound ? (full[index] ?? []) : answersOf(event, question.chunk, true)));
  }
  return replies;
}

function answersOf(event: TrueEvent, chunk: Chunk, isDayAbove: boolean): Answered[] {
  const name = chunk.text.slice(0, Math.max(0, chunk.text.indexOf('#1 ')));
  return chunk.records.flatMap(({ number, lines }) => {
    const text = lines.join('\n');
    const title = titleIn(event, text) ?? (isDayAbove ? null : titleIn(event, name));
    if (title === null) return [];
    const end = chunk.text.indexOf(text);
    const date = dayIn(event.start, text) ?? (isDayAbove ? lastDayIn(event.start, chunk.text.slice(0, end)) : null);
    if (date === null) return [];
    const { sure, likely } = timeForms(event.start);
    const venue = event.venue && comparable(text).includes(comparable(event.venue)) ? event.venue : null;
    return [{ record: number, title, date, time: firstOf([...sure, ...likely], text), venue }];
  });
}

function titleIn(event: TrueEvent, text: string): string | null {
  const words = comparable(text);
  const names = [event.title, ...[event.titleAlt ?? []].flat()];
  return names.find((_name, index) => words.includes(titlesOf(event)[index] ?? ' ')) ?? null;
}

function dayIn(start: string, text: string): string | null {
  const { sure, likely } = dateForms(start);
  return firstOf([...sure, ...likely, bareDay(start)], text);
}

function lastDayIn(start: string, text: string): string | null {
  const { sure, likely } = dateForms(start);
  const found = [...sure, ...likely].flatMap((form) => [...text.matchAll(new RegExp(form.source, 'gi'))]);
  return found.toSorted((a, b) => b.index - a.index)[0]?.[0] ?? null;
}

/** A line that is only the day of the month, under the name of the month. */
function bareDay(start: string): RegExp {
  return new RegExp(`^0?${Number(start.slice(8, 10))}(?:st|nd|rd|th)?$`, 'im');
}

/** The words that the first of these forms finds, to the end of their last word. */
function firstOf(forms: readonly RegExp[], text: string): string | null {
  for (const form of forms) {
    const match = form.exec(text);
    if (!match) continue;
    const rest = /^(?:[\d:.]*\d)?\s?(?:[ap]\.?m\b\.?)?|^[\p{L}]*/iu.exec(text.slice(match.index + match[0].length));
    return `${match[0]}${rest?.[0] ?? ''}`.trim();
  }
  return null;
}
