import { describe, expect, it } from 'vitest';
import { comparable } from '../../src/document/text.ts';
import { extractRecorded } from './recorded-documents.ts';

/** Recorded pages without structured data: who must read them, and how many of their events must be found with their true start. */
const READ: Array<[id: string, method: string, events: number]> = [
  ['cps-board-table', 'listing', 14],
  ['cuya-audit-table', 'listing', 4],
  ['dc-montparks-cal', 'listing', 5],
  ['dc-montparks-cal2', 'listing', 30],
  ['dc-montparks-none', 'listing', 3],
  ['eols-librarycalendar', 'listing', 24],
  ['icc-calendar', 'listing', 74],
  ['sea-19hz', 'listing', 6],
  ['sea-architecture', 'listing', 20],
  ['sea-artbookfair', 'listing', 2],
  ['sea-astir', 'listing', 26],
  ['sea-barboza', 'listing', 12],
  ['sea-burke', 'listing', 8],
  ['sea-conventioncenter', 'listing', 11],
  ['sea-egans', 'listing', 42],
  ['sea-elcorazon', 'listing', 6],
  ['sea-frye-list', 'listing', 9],
  ['sea-fwc26-list', 'listing', 9],
  ['sea-neumos', 'listing', 12],
  ['sea-nwmetal', 'listing', 39],
  ['sea-waterfront', 'listing', 101],
  ['sfb-gamh', 'listing', 11],
  ['sfb-newparish', 'listing', 15],
  ['sfb-publicworks', 'listing', 25],
  ['sfb-ybca', 'listing', 3],
  ['wfhb-em', 'listing', 49],
  ['cuyahogaswcd-detail', 'detail', 1],
  ['dc-montparks-cancelled', 'detail', 1],
  ['dc-montparks-detail', 'detail', 1],
  ['dc-montparks-openhouse', 'detail', 1],
  ['dc-vnps-texas', 'detail', 1],
  ['detroit-cpc-detail', 'detail', 1],
  ['detroit-library-detail', 'detail', 1],
  ['gcrta-detail', 'detail', 1],
  ['icc-detail', 'detail', 1],
  ['pace-detail', 'detail', 1],
  ['sea-frye-detail', 'detail', 1],
  ['sea-fwc26-multiday', 'detail', 1],
  ['sea-fwc26-no-time', 'detail', 1],
  ['sea-fwc26-singletime', 'detail', 1],
  ['sea-pacsci-event', 'detail', 1],
  ['sea-pacsci-show', 'detail', 3],
  ['sea-chopsuey', 'shell', 5],
  ['sea-dogwood', 'shell', 7],
];

describe('recorded pages without structured data', { timeout: 30_000 }, () => {
  it.each(READ)('%s is read by %s: %i events at their true times [BEY-02]', (id, method, floor) => {
    const { found, truth } = extractRecorded(id);
    const left = found.drafts.map(({ title, start }) => ({ title: words(title.value), start: start.value }));
    const right = truth.filter((event) => {
      if (event.optional) return false;
      const names = [event.title, ...[event.titleAlt ?? []].flat()].map(words);
      const at = left.findIndex((one) => one.start === event.start && names.some((name) => isAlike(one.title, name)));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
    expect([found.method, right.length >= floor ? floor : right.length]).toEqual([method, floor]);
  });
});

function words(title: string): string[] {
  return comparable(title.replace(/^cancelled:/i, '')).split(' ');
}

/** All words of the shorter one, or half of the words of both. */
function isAlike(a: string[], b: string[]): boolean {
  const shared = a.filter((word) => b.includes(word)).length;
  return shared >= Math.min(a.length, b.length) || shared >= new Set([...a, ...b]).size / 2;
}
