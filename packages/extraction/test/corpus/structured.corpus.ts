import { describe, expect, it } from 'vitest';
import { comparable } from '../../src/document/text.ts';
import type { Draft } from '../../src/index.ts';
import { only, times } from '../reading.ts';
import { extractRecorded, recordedDocuments, type TruthEvent } from './recorded-documents.ts';

/** Documents that the rungs of today read, the rung that must read them, and how many events stand on them. */
const READ: Array<[id: string, method: string, events: number]> = [
  ['sea-dsa-tribe', 'platform-feed', 12],
  ['sea-barkery-tribe', 'platform-feed', 8],
  ['sea-abbey-humanitix', 'jsonld', 12],
  ['sea-majestic', 'jsonld', 55],
  ['sea-pike', 'jsonld', 12],
  ['sea-rainier', 'jsonld', 1],
  ['songkick-owl', 'jsonld', 1],
  ['songkick-elysian', 'jsonld', 4],
  ['songkick-yearsyears', 'jsonld', 13],
  ['dc-caseytrees-month', 'jsonld', 1],
  ['dc-caseytrees-detail', 'jsonld', 1],
  ['clecpc-detail', 'jsonld', 1],
  ['cook-landbank-eventon', 'jsonld', 9],
  ['glwa-tribe', 'jsonld', 5],
  ['degc-tribe', 'jsonld', 12],
  ['pdx-upcoming-ics', 'ics', 20],
  ['pdx-eventful-ics', 'ics', 15],
  ['chi-housingtrust-ics', 'ics', 30],
  ['detroit-schools-ics', 'ics', 33],
  ['sea-hellbent', 'microdata', 30],
  ['sfb-greek', 'microdata', 34],
  ['rpba-ssa43-detail', 'microdata', 1],
  ['cuya-audit-detail', 'microdata', 1],
  ['bluffton-civicplus', 'microdata', 1],
  ['pdx-upcoming-v1', 'microformats', 1],
  ['pdx-upcoming-v2', 'microformats', 1],
  ['pdx-upcoming-v3', 'microformats', 1],
  ['pdx-upcoming-v4', 'microformats', 1],
  ['chi-constantcontact-vevent', 'microformats', 1],
  ['davis-rss', 'rss', 100],
  ['bloomington-rss', 'rss', 100],
  ['phila-schools-gcal-api', 'platform-feed', 29],
  ['chi-ssa32-gcal-api', 'platform-feed', 3],
  ['sea-library-trumba', 'platform-feed', 27],
  ['sea-sunset-dice', 'platform-feed', 50],
  ['sea-beerweek-elfsight', 'platform-feed', 84],
  ['dc-arlington-p1', 'json-feed', 5],
  ['dc-arlington-p2', 'json-feed', 5],
];

/** The truth has no time for these; the card of the one says `13 Feb 5:30 pm`, the description of the other names its hours. */
const LABELLED_SHORT = new Set([
  'Galentine’s / Valentine’s Ravioli Making Class & Dinner',
  'Movie Night Mayhem - "Friendship"',
]);

function titleWithoutStatus(title: string): string {
  // Blanks aside: one feed breaks words where it folds its lines.
  return comparable(title.replace(/^[(\s]*cancelled[)\s:–-]+|[\s–-]*cancelled$/gi, '')).replaceAll(' ', '');
}

function same(draft: Draft, event: TruthEvent): boolean {
  const start = LABELLED_SHORT.has(event.title) ? draft.start.value.slice(0, 10) : draft.start.value;
  const titles = [event.title, ...[event.titleAlt ?? []].flat()].map(titleWithoutStatus);
  return start === event.start && titles.includes(titleWithoutStatus(draft.title.value));
}

describe('recorded documents', { timeout: 30_000 }, () => {
  it.each(READ)('%s is read by %s: all %i events, at their true times, and no others [BEY-02]', (id, method, count) => {
    const { found, truth } = extractRecorded(id);
    expect(found.method).toBe(method);
    expect(found.drafts).toHaveLength(count);
    const left = [...found.drafts];
    const missed = truth.filter((event) => {
      const at = left.findIndex((draft) => same(draft, event));
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    expect({
      missed: missed.map((event) => `${event.title} ${event.start}`),
      extra: left.map((draft) => `${draft.title.value} ${draft.start.value}`),
    }).toEqual({ missed: [], extra: [] });
  });

  // The beer week has shows of one name at one time in two places, which this test cannot tell apart.
  it.each(READ.filter(([id]) => id !== 'sea-beerweek-elfsight'))(
    '%s: ends, addresses, states and prices are those of the page',
    (id) => {
      const { found, truth } = extractRecorded(id);
      for (const event of truth) {
        const draft = found.drafts.find(
          (one) => same(one, event) && (event.url === undefined || one.url?.value === event.url),
        );
        expect(draft, `${event.title} ${event.start}`).toBeDefined();
        if (event.end) expect(draft?.end?.value).toBe(event.end);
        if (event.status) expect(draft?.status?.value).toBe(event.status);
        if (event.priceMin !== undefined) expect(draft?.price?.value.minCents).toBe(Math.round(event.priceMin * 100));
      }
    },
  );

  it.each(READ)('%s: no two keys are alike', (id) => {
    const keys = extractRecorded(id).found.drafts.map((draft) => draft.key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('finds nothing where nothing is on', () => {
    const negatives = recordedDocuments().filter((document) => document.kind === 'negative');
    expect(negatives.length).toBeGreaterThan(5);
    for (const { id } of negatives) expect(extractRecorded(id).found.drafts, id).toEqual([]);
  });

  it('reads every recorded document without failing, and says so where it finds nothing', () => {
    const silent: string[] = [];
    for (const { id } of recordedDocuments()) {
      const { drafts, findings } = extractRecorded(id).found;
      expect(
        findings.filter(({ code }) => code === 'unreadable'),
        id,
      ).toEqual([]);
      if (drafts.length === 0 && findings.length === 0) silent.push(id);
    }
    expect(silent).toEqual([]);
  });

  it('recognizes a site that publishes local times as +00:00 [BEY-02]', () => {
    const { found } = extractRecorded('degc-tribe');
    const draft = found.drafts.find(({ start }) => start.value === '2022-07-12T09:00');
    expect(draft?.start.evidence.map(({ method, snippet }) => [method, snippet])).toEqual([
      ['jsonld', '2022-07-12T09:00:00+00:00'],
      ['visible-text', 'July 12 @ 9:00 am - 10:00 am'],
    ]);
    expect(found.findings.map(({ code }) => code)).toEqual(['offset-overruled']);
  });

  it('reads from the data of a page what its JSON-LD leaves out, and asks for the pages that the JSON-LD names', () => {
    const { found } = extractRecorded('sea-dogwood');
    expect([found.method, found.drafts.length]).toEqual(['shell', 7]);
    expect(found.followUps.filter(({ reason }) => reason === 'detail')).toHaveLength(7);
  });
});

describe('single fields of recorded documents', { timeout: 30_000 }, () => {
  it.each([
    ['pdx-upcoming-v1', 'Jive Software Office'],
    ['pdx-upcoming-v2', 'Bagdad Theater and Pub'],
    ['pdx-upcoming-v4', 'Pioneer Courthouse Square'],
  ])('%s has its venue', (id, venue) => {
    const { found, truth } = extractRecorded(id);
    const draft = only(found);
    expect([draft.start.value, draft.end?.value, draft.venue?.value]).toEqual([truth[0]?.start, truth[0]?.end, venue]);
  });

  it('the visible time corrects a start that was shifted to UTC', () => {
    const { found } = extractRecorded('cuya-audit-detail');
    expect(times(found)).toEqual(['2023-12-14T09:30 – 2023-12-14T12:00']);
  });
});
