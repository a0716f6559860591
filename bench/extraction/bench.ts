import { type Draft, extract } from '@marquee/extraction';
import { type RecordedDocument, recordedDocuments } from '../speed/documents.ts';
import { type Score, type ScoredEvent, scored } from './scored.ts';
import { shortLists } from './short-lists.ts';
import { whenOver } from './when-over.ts';

/** Least F1 of a group of documents, and of all. */
const ASKED: Readonly<Record<string, number>> = {
  ALL: 0.93,
  'markup:jsonld': 0.97,
  'markup:ics': 0.97,
  'markup:rss': 0.97,
  'markup:platform-json': 0.97,
  'markup:microdata': 0.93,
  'markup:plain-html': 0.88,
  'kind:negative': 1,
};
const ASKED_DOC_F1 = 0.92;
const ASKED_TIMES = 0.98;
const ASKED_VENUES = 0.92;

/** The result of extraction on the recorded documents without a model, scored against what a visitor reads, by markup, with targets. */
export async function bench(): Promise<unknown> {
  const groups = scored(recordedDocuments().map(resultOf));
  const all = groups['ALL'];
  if (!all) throw new Error('The scorer gave no group of all documents.');
  return {
    benchmark: 'extraction',
    documents: all.docs,
    meanOfADocument: verdict(all.docF1, ASKED_DOC_F1),
    times: verdict(all.time, ASKED_TIMES),
    venues: verdict(all.venue, ASKED_VENUES),
    // Of both sets of recorded pages: what is read of a list cut to so many records, and of a page when its events are over.
    shortLists: shortLists(),
    whenOver: whenOver(),
    groups: Object.fromEntries(
      Object.entries(groups)
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([name, score]) => [name, figures(name, score)]),
    ),
  };
}

/** The result of one document in the scorer's form. */
export function resultOf({ id, document, hints }: RecordedDocument): { id: string; events: ScoredEvent[] } {
  return { id, events: extract(document, hints).drafts.map(eventOf) };
}

function eventOf({ title, start, end, venue, url, status, price }: Draft): ScoredEvent {
  const cents = price?.value.minCents;
  return {
    title: title.value,
    start: start.value,
    end: end?.value,
    venue: venue?.value,
    url: url?.value,
    status: status?.value,
    priceMin: cents === undefined ? undefined : cents / 100,
  };
}

function figures(name: string, score: Score) {
  const { docs, precision, recall, f1, docF1, time, venue, extras } = score;
  const asked = ASKED[name];
  // Documents without events have no recall: any event found in them is one too many.
  const got = name === 'kind:negative' ? Number(extras === 0) : f1;
  return {
    documents: docs,
    f1: round(f1),
    precision: round(precision),
    recall: round(recall),
    meanOfADocument: round(docF1),
    times: round(time),
    venues: round(venue),
    ...(asked === undefined ? {} : { asked, verdict: got >= asked ? 'met' : 'not met' }),
  };
}

function verdict(got: number, asked: number) {
  return { got: round(got), asked, verdict: got >= asked ? 'met' : 'not met' };
}

const round = (value: number) => Math.round(value * 1_000) / 1_000;
