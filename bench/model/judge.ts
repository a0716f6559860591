import { mustBeHeld, withModelsWord } from '@marquee/domain/review';
import type { Draft, ModelReading } from '@marquee/extraction';
import type { TrueEvent } from '../../scripts/fit/labelled-documents.ts';
import { alike, labelsOf } from '../../scripts/fit/labels.ts';
import { stripTags } from '../reduction/baselines.ts';
import { comparable, dateForms } from '../reduction/truth-in-text.ts';
import type { DoubtfulPage } from './pages.ts';

/** What of a page is published, against the truth. */
export interface PageResult {
  events: number;
  right: number;
  wrong: number;
}

/** What of a model's answer passes its check and is false. */
export interface Passed {
  drafts: number;
  /** Title and day together are no event of the page. */
  wrongEvents: number;
  hours: number;
  venues: number;
  wrongHours: number;
  wrongVenues: number;
  /** Title, day or venue is nowhere on the page. */
  notOnPage: number;
}

export function pageResultOf(page: DoubtfulPage, drafts: readonly Draft[]): PageResult {
  const { labelled } = page;
  const shown = drafts.filter((draft) => !mustBeHeld(draft) && isComing(page, draft.start.value));
  const labels = labelsOf(shown, labelled);
  return {
    events: labelled.events.filter((event) => !event.optional && isComing(page, event.start)).length,
    right: labels.filter(({ both }) => both === true).length,
    wrong: shown.filter((draft, index) => labels[index]?.both === false && !isNamed(page, draft)).length,
  };
}

/** The drafts of a page after the model's answer, as the product puts them together. */
export function after(page: DoubtfulPage, reading: ModelReading): Draft[] {
  return page.own.length === 0 ? reading.drafts : withModelsWord(page.own, reading.drafts);
}

export function passedOf(page: DoubtfulPage, { drafts }: ModelReading): Passed {
  const coming = drafts.filter(({ start }) => isComing(page, start.value));
  const labels = labelsOf(coming, page.labelled);
  const raw = Buffer.from(page.labelled.document.bytes)
    .toString('utf8')
    .replace(/&nbsp;/g, ' ')
    .replace(/&#(\d{1,6});/g, (_all, code: string) => String.fromCodePoint(Number(code)));
  const shown = stripTags(raw);
  // A name may go on behind a tag, with a blank between or without.
  const words = comparable(`${shown}\n${raw}\n${raw.replace(/<[^>]*>/g, '')}`);
  return {
    drafts: coming.length,
    wrongEvents: coming.filter((draft, index) => labels[index]?.both === false && !isNamed(page, draft)).length,
    // An answer without an hour is not false.
    hours: labels.filter(({ time }, index) => time === true && (coming[index]?.start.value.length ?? 0) > 10).length,
    venues: labels.filter(({ venue }) => venue === true).length,
    wrongHours: labels.filter(({ time }, index) => time === false && (coming[index]?.start.value.length ?? 0) > 10)
      .length,
    wrongVenues: labels.filter(({ venue }) => venue === false).length,
    notOnPage: coming.filter((draft) => !standsOnPage(draft, words, `${shown}\n${raw}`)).length,
  };
}

function standsOnPage({ title, start, venue }: Draft, words: string, text: string): boolean {
  const { sure, likely } = dateForms(start.value);
  const bare = new RegExp(`(?<!\\d)0?${Number(start.value.slice(8, 10))}(?:st|nd|rd|th)?(?!\\d)`);
  return (
    words.includes(comparable(title.value)) &&
    (venue === undefined || words.includes(comparable(venue.value))) &&
    [...sure, ...likely, bare].some((form) => form.test(text))
  );
}

function isComing({ labelled }: DoubtfulPage, start: TrueEvent['start']): boolean {
  return start.slice(0, 10) >= labelled.hints.today.slice(0, 10);
}

/** An event of this title and day is on the page. A second draft of it is no wrong fact. */
function isNamed({ labelled }: DoubtfulPage, { title, start }: Draft): boolean {
  return labelled.events.some(
    (event) =>
      event.start.slice(0, 10) === start.value.slice(0, 10) &&
      [event.title, ...[event.titleAlt ?? []].flat()].some((name) => alike(name, title.value) >= 0.5),
  );
}
