import { type Draft, extract } from '@marquee/extraction';
import { writtenEvents } from '../../scripts/extract/written-events.ts';
import { firstDate } from './first-date.ts';
import { type LabeledDocument, labeledDocuments } from './labeled.ts';
import { type Found, readByExtruct, readByWebAutoExtractor } from './peers.ts';
import { eventsIn, type Offsets } from './schema-events.ts';
import { type FoundEvent, type Score, scoreOf } from './score.ts';
import { withoutData } from './without-data.ts';

/** Forms in which a page says what its events are: what the peers are made for. */
const STATED = new Set(['jsonld', 'microdata', 'hcalendar']);
const FEEDS = new Set(['ics', 'rss', 'platform-json']);
const isPage = ({ markup }: LabeledDocument) => !FEEDS.has(markup);

type Read = (documents: readonly LabeledDocument[]) => Promise<Map<string, readonly FoundEvent[]> | null>;

/** What is read of the same documents by us and by others, and what of ours would be published without a person. */
const OURS: Record<string, Read> = {
  Marquee: (documents) => each(documents, (one) => writtenEvents(draftsOf(one), false)),
  'Marquee, published': (documents) => each(documents, (one) => writtenEvents(draftsOf(one), true)),
};
const FIRST_DATE: Record<string, Read> = { 'reader view, first date': (documents) => each(documents, firstDate) };
/** Extractors of structured data give items, not events: names and times as written, their offsets once ignored and once obeyed. */
const OF_DATA: Record<string, Read> = {
  'extruct, offsets ignored': async (documents) => itemsOf(readByExtruct(documents), documents, 'ignored'),
  'extruct, offsets obeyed': async (documents) => itemsOf(readByExtruct(documents), documents, 'obeyed'),
  'web-auto-extractor, offsets ignored': async (documents) =>
    itemsOf(await readByWebAutoExtractor(documents), documents, 'ignored'),
  'web-auto-extractor, offsets obeyed': async (documents) =>
    itemsOf(await readByWebAutoExtractor(documents), documents, 'obeyed'),
};

/**
 * One table for all recorded sets: which of the events that a visitor reads were found, by each extractor. `labeled.ts` is the form of a set, `score.ts`
 * what counts; `README.md` beside a set says where its documents come from. The rules of Marquee were written with these documents at hand, so its rows
 * here are tuned; what it reads of pages that nobody had seen stands in docs/benchmarks.md.
 */
export async function bench(): Promise<string> {
  const [first, second, silver, fourth] = ['corpus', 'corpus-2', 'corpus-3', 'corpus-4'].map(setOf);
  if (!first || !second || !silver || !fourth) throw new Error('A set is missing.');
  const pages = [...first, ...second, ...fourth].filter(isPage);
  const groups: Array<[string, LabeledDocument[], Record<string, Read>]> = [
    ['feeds and calendars', [...first, ...second, ...fourth].filter((one) => !isPage(one)), OURS],
    ['pages that state their events as data', pages.filter(isStated), { ...OURS, ...OF_DATA, ...FIRST_DATE }],
    ['other pages, first set', first.filter(isOther), { ...OURS, ...FIRST_DATE }],
    ['other pages, second set', second.filter(isOther), { ...OURS, ...FIRST_DATE }],
    ['other pages, fourth set', fourth.filter(isOther), { ...OURS, ...FIRST_DATE }],
    ['pages about one event, all sets', pages.filter(({ kind }) => kind === 'detail'), { ...OURS, ...FIRST_DATE }],
    ['third set, its data removed', silver.map(withoutData), { ...OURS, ...FIRST_DATE }],
  ];
  const rows = [HEAD, HEAD.map(() => '---')];
  for (const [group, documents, extractors] of groups)
    for (const [name, read] of Object.entries(extractors)) {
      const found = await read(documents);
      const cells = found
        ? cellsOf(scoreOf(documents.map((of) => ({ of, found: found.get(of.id) ?? [] }))))
        : NOT_THERE;
      rows.push([group, name, ...cells]);
    }
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const HEAD = ['documents', 'extractor', 'number', 'events', 'F1', 'of a document', 'right', 'found', 'times', 'venues'];
const NOT_THERE = ['not installed', ...HEAD.slice(3).map(() => '–')];
const cellsOf = ({ documents, events, f1, documentF1, precision, recall, times, venues }: Score) => [
  String(documents),
  String(events),
  ...[f1, documentF1, precision, recall].map((value) => value.toFixed(3)),
  // Of nothing that was found.
  ...[times, venues].map((value) => (recall === 0 ? '–' : value.toFixed(3))),
];

const setOf = (name: string) => labeledDocuments(new URL(`../../../shared/${name}/manifest.json`, import.meta.url));
const isStated = ({ markup }: LabeledDocument) => STATED.has(markup);
const isOther = (one: LabeledDocument) => isPage(one) && !isStated(one);

async function each(documents: readonly LabeledDocument[], read: (one: LabeledDocument) => readonly FoundEvent[]) {
  return new Map(documents.map((one) => [one.id, read(one)]));
}

const known = new WeakMap<LabeledDocument, readonly Draft[]>();

function draftsOf(one: LabeledDocument): readonly Draft[] {
  const drafts = known.get(one) ?? extract(one.document, one.hints).drafts;
  known.set(one, drafts);
  return drafts;
}

function itemsOf(found: Found, documents: readonly LabeledDocument[], offsets: Offsets) {
  if (!found) return null;
  return new Map(documents.map(({ id, hints }) => [id, eventsIn(found.get(id), hints.timezone, offsets)]));
}
