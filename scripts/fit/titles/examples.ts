import { ownTitle } from '../../../packages/extraction/src/candidates/names/own-title.ts';
import { featuresOf } from '../../../packages/extraction/src/candidates/names/slot-features.ts';
import { slotOf, statsOf } from '../../../packages/extraction/src/candidates/names/title-slots.ts';
import type { Layout } from '../../../packages/extraction/src/candidates/pieces/layout.ts';
import { layoutOf } from '../../../packages/extraction/src/candidates/pieces/layout.ts';
import type { ListedRecord } from '../../../packages/extraction/src/candidates/pieces/listed-record.ts';
import { groupingsOf } from '../../../packages/extraction/src/candidates/records/groupings.ts';
import { openPage } from '../../../packages/extraction/src/document/page.ts';
import { comparable } from '../../../packages/extraction/src/document/text.ts';
import type { LabelledDocument, TrueEvent } from '../labelled-documents.ts';
import type { Choice, Option } from './ranking.ts';

/** Records of one page beyond these say little more. */
const MOST_RECORDS = 30;
/** Dresses that few sites wear count less. */
const WEIGHT_OF_DRESSING: Readonly<Record<string, number>> = {
  plain: 1,
  'without-data': 1,
  'nameless-classes': 0.7,
  'without-attributes': 0.5,
  'plain-tags': 0.5,
  'without-blanks': 0.2,
};

/** The records of labelled pages with their right and wrong titles, by site. Every site counts the same. */
export function examplesOf(documents: readonly LabelledDocument[]): Map<string, Choice[]> {
  const found = documents.flatMap((document) => {
    const choices = choicesIn(document);
    const weight = (WEIGHT_OF_DRESSING[document.dressing] ?? 0) / Math.max(1, choices.length);
    return choices.map((options) => ({ host: document.host, options, weight }));
  });
  return new Map(
    [...Map.groupBy(found, ({ host }) => host)].map(([host, choices]) => {
      const sum = choices.reduce((total, { weight }) => total + weight, 0);
      return [host, choices.map(({ options, weight }) => ({ options, weight: weight / sum }))];
    }),
  );
}

function choicesIn({ document, hints, events }: LabelledDocument): Option[][] {
  const titles = titlesByDay(events);
  const layout = layoutOf(openPage(document, hints));
  return groupingsOf(layout).flatMap(({ records }) => {
    const read = records.slice(0, MOST_RECORDS);
    const features = featuresOf(statsOf(records, layout), records.length, layout);
    const choices = read.flatMap((record) => {
      const options = [...slotsOf(record, titles, layout)].flatMap(([slot, isRight]) => {
        const known = features.get(slot);
        return known ? [{ features: known, isRight }] : [];
      });
      return options.some(({ isRight }) => isRight) ? [options] : [];
    });
    // A grouping in which few records have a right title is none of events.
    if (choices.length < read.length / 2) return [];
    return choices.filter((options) => options.some(({ isRight }) => !isRight));
  });
}

/** The possible titles of one record by their part of it, and whether each is right. */
function slotsOf(
  record: ListedRecord,
  titles: ReadonlyMap<string, readonly string[]>,
  layout: Layout,
): Map<string, boolean> {
  const right = record.marks.flatMap(({ date }) => titles.get(date) ?? []);
  const slots = new Map<string, boolean>();
  for (const piece of layout.piecesIn(record)) {
    const title = ownTitle(piece, layout);
    if (title !== null && !slots.has(slotOf(piece))) slots.set(slotOf(piece), isOneOf(right, comparable(title)));
  }
  return slots;
}

function titlesByDay(events: readonly TrueEvent[]): Map<string, string[]> {
  return new Map(
    [...Map.groupBy(events, ({ start }) => start.slice(0, 10))].map(([day, own]) => [
      day,
      own.flatMap(({ title, titleAlt }) => [title, ...[titleAlt ?? []].flat()].map(comparable)),
    ]),
  );
}

/** The same words, or those that the other begins with. */
function isOneOf(titles: readonly string[], text: string): boolean {
  return titles.some(
    (title) =>
      title === text ||
      (text.length >= 4 && title.startsWith(`${text} `)) ||
      (title.length >= 4 && text.startsWith(`${title} `)),
  );
}
