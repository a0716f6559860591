import { describe, expect, it } from 'vitest';
import { expectEvidence, placesOfData, placesOfPage } from '../evidence-places.ts';
import { extractRecorded } from './recorded-documents.ts';

const STRUCTURED = [
  'sea-dsa-tribe',
  'sea-barkery-tribe',
  'sea-abbey-humanitix',
  'sea-majestic',
  'sea-pike',
  'sea-rainier',
  'songkick-elysian',
  'dc-caseytrees-detail',
  'clecpc-detail',
  'glwa-tribe',
  'degc-tribe',
  'pdx-upcoming-ics',
  'pdx-eventful-ics',
  'chi-housingtrust-ics',
  'detroit-schools-ics',
  'sfb-greek',
  'sea-hellbent',
  'rpba-ssa43-detail',
  'cuya-audit-detail',
  'bluffton-civicplus',
  'pdx-upcoming-v1',
  'pdx-upcoming-v2',
  'chi-constantcontact-vevent',
  'dc-arlington-p1',
  'sea-library-trumba',
  'sea-sunset-dice',
  'sea-beerweek-elfsight',
  'phila-schools-gcal-api',
  'chi-ssa32-gcal-api',
  'sea-stoup',
  'davis-rss',
  'bloomington-rss',
];

const PLAIN = [
  'cps-board-table',
  'sea-egans',
  'sea-barboza',
  'sea-fwc26-list',
  'sfb-newparish',
  'dc-montparks-detail',
  'gcrta-detail',
  'sea-pacsci-show',
  'sea-dogwood',
];

const SECOND_STRUCTURED = [
  'sea-taproot-ovationtix',
  'dc-cityblossoms-squarespace',
  'dc-sierraclub',
  'akron-schools-boarddocs',
  'sfb-fox',
  'sfb-ape',
];
const SECOND_PLAIN = [
  'indy-library',
  'mecklenburg-series',
  'sfb-bottomofthehill',
  'sfb-cornerstone',
  'summitkids-detail',
];

describe('evidence on recorded documents', { timeout: 60_000 }, () => {
  it.each(STRUCTURED)('%s: every value of every draft stands where it says [BEY-01]', (id) => {
    const { found, document } = extractRecorded(id);
    expect(expectEvidence(found, document, placesOfData(document))).toBeGreaterThan(0);
  });

  it.each(PLAIN)('%s: every value of every draft stands where it says [BEY-01]', (id) => {
    const { found, document } = extractRecorded(id);
    expect(expectEvidence(found, document, placesOfPage(document))).toBeGreaterThan(0);
  });

  it.each(SECOND_STRUCTURED)('%s, of the second collection', (id) => {
    const { found, document } = extractRecorded(id, 'second');
    expect(expectEvidence(found, document, placesOfData(document))).toBeGreaterThan(0);
  });

  it.each(SECOND_PLAIN)('%s, of the second collection', (id) => {
    const { found, document } = extractRecorded(id, 'second');
    expect(expectEvidence(found, document, placesOfPage(document))).toBeGreaterThan(0);
  });
});
