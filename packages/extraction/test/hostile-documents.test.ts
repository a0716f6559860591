import { byDepth } from '@marquee/testkit/depth';
import { describe, expect, it } from 'vitest';
import { stepBudget } from '../src/base/step-budget.ts';
import { expandRecurrence, extract, LIMITS } from '../src/index.ts';
import { bytesOf, generatedDocuments, type HostileDocument, hostileDocuments } from './hostile-documents/index.ts';
import { ADDRESS, COLUMBIA } from './reading.ts';
import { expectSound } from './sound.ts';

const WINDOW = { from: '2026-03-01', to: '2026-08-30', timezone: 'America/New_York' };
/**
 * Every shape is read here in little, and the shapes whose bounds show only at the full two megabytes are read so. `npm run test:full` reads
 * all shapes in a tenth, more of them in full, and many more that are made by chance. What each costs is measured by `npm run bench -- hostile`.
 */
const PART = byDepth(10_000, 200_000);
const GENERATED_OF_EACH_KIND = byDepth(8, 110);

/** Reads a document as the product does: its events, and all that repeats written out. */
function readWhole({ contentType }: HostileDocument, bytes: Uint8Array) {
  const found = extract({ url: ADDRESS, contentType, bytes }, COLUMBIA);
  const budget = stepBudget(LIMITS.recurrenceSteps);
  const { showings, findings } = expandRecurrence(found.drafts, WINDOW, budget);
  return { found, showings: showings.flat(), codes: [...found.findings, ...findings].map(({ code }) => code), budget };
}

function expectBounded(document: HostileDocument, bytes: Uint8Array): string[] {
  const { found, showings, codes, budget } = readWhole(document, bytes);
  expectSound(found);
  expect(budget.spent).toBeLessThanOrEqual(LIMITS.recurrenceSteps);
  expect(showings.length).toBeLessThanOrEqual(LIMITS.showingsPerDocument + found.drafts.length);
  return codes;
}

describe('documents made to be slow are read to their end', () => {
  it.each(hostileDocuments.map((document) => [document.name, document] as const))('%s', (_, document) => {
    expectBounded(document, bytesOf(document, PART));
  });
});

/** Each finding and each kind of document once. */
const IN_FULL: Array<[name: string, code: string | null]> = [
  ['a rule for February 30', 'recurrence-not-expanded'],
  ['a zone for February 30', null],
  ['rules for hours of Mondays, counted', 'recurrence-cut'],
  ['exceptions', 'recurrence-cut'],
  ['sixty thousand showings', 'too-many-showings'],
  ['two hundred thousand events', 'untitled-event'],
  ['entries', 'too-many-events'],
  ['an array of numbers', 'too-large'],
  ['UTF-16 of days', 'too-large'],
];
const FURTHER_IN_FULL: typeof IN_FULL = [
  ['a rule for seconds of Mondays in January', 'recurrence-not-expanded'],
  ['a zone every second', null],
  ['rules every day since 1970', 'too-many-showings'],
  ['rules every hour since 1970', 'too-many-showings'],
  ['exceptions a line', 'recurrence-cut'],
  ['added dates', 'recurrence-cut'],
  ['added days', 'recurrence-cut'],
  ['events', 'too-many-events'],
  ['schedules every day', 'too-many-showings'],
  ['schedules for February 31', 'too-large'],
  ['all refer to one', 'too-large'],
  ['may 1 june 2, without a tag', 'too-large'],
  ['tags: <time>Mar 5</time>', 'too-large'],
];

describe('in full, what was cut is a finding', () => {
  it.each([...IN_FULL, ...byDepth([], FURTHER_IN_FULL)])('%s', (name, code) => {
    const document = hostileDocuments.find((one) => one.name === name);
    if (!document) throw new Error(`No document is called ${name}.`);
    const codes = expectBounded(document, bytesOf(document));
    if (code) expect(codes).toContain(code);
  });
});

describe('documents made by chance are read to their end', () => {
  it.each(
    Map.groupBy(generatedDocuments(GENERATED_OF_EACH_KIND), ({ name }) => name.replace(/ \d+$/, ''))
      .entries()
      .toArray(),
  )('%s', (_, documents) => {
    expect(documents).toHaveLength(GENERATED_OF_EACH_KIND);
    for (const document of documents) expectBounded(document, bytesOf(document, PART));
  });
});
