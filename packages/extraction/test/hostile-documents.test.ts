import { describe, expect, it } from 'vitest';
import { expandRecurrence, extract, LIMITS } from '../src/index.ts';
import { stepBudget } from '../src/step-budget.ts';
import { bytesOf, generatedDocuments, type HostileDocument, hostileDocuments } from './hostile-documents/index.ts';
import { ADDRESS, COLUMBIA } from './reading.ts';
import { expectSound } from './sound.ts';

const WINDOW = { from: '2026-03-01', to: '2026-08-30', timezone: 'America/New_York' };
/** What they cost in full is measured by `npm run bench -- hostile`; a part of each shows here that it ends and what it gives. */
const PART = 30_000;
const GENERATED_OF_EACH_KIND = 110;

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

describe('documents made to be slow are read to their end', { timeout: 60_000 }, () => {
  it.each(hostileDocuments.map((document) => [document.name, document] as const))('%s', (_, document) => {
    expectBounded(document, bytesOf(document).subarray(0, PART));
  });
});

describe('in full, what was cut is a finding', { timeout: 60_000 }, () => {
  it.each([
    ['a rule for February 30', 'recurrence-not-expanded'],
    ['a rule for seconds of Mondays in January', 'recurrence-not-expanded'],
    ['a zone for February 30', null],
    ['a zone every second', null],
    ['rules every day since 1970', 'too-many-showings'],
    ['rules every hour since 1970', 'too-many-showings'],
    ['rules for hours of Mondays, counted', 'recurrence-cut'],
    ['exceptions', 'recurrence-cut'],
    ['exceptions a line', 'recurrence-cut'],
    ['added dates', 'recurrence-cut'],
    ['added days', 'recurrence-cut'],
    ['sixty thousand showings', 'too-many-showings'],
    ['two hundred thousand events', 'untitled-event'],
    ['events', 'too-many-events'],
    ['schedules every day', 'too-many-showings'],
    ['schedules for February 31', 'too-large'],
    ['all refer to one', 'too-large'],
    ['an array of numbers', 'too-large'],
    ['may 1 june 2, without a tag', 'too-large'],
    ['tags: <time>Mar 5</time>', 'too-large'],
    ['entries', 'too-many-events'],
    ['UTF-16 of days', 'too-large'],
  ])('%s', (name, code) => {
    const document = hostileDocuments.find((one) => one.name === name);
    if (!document) throw new Error(`No document is called ${name}.`);
    const codes = expectBounded(document, bytesOf(document));
    if (code) expect(codes).toContain(code);
  });
});

describe('documents made by chance are read to their end', { timeout: 90_000 }, () => {
  it.each(
    Map.groupBy(generatedDocuments(GENERATED_OF_EACH_KIND), ({ name }) => name.replace(/ \d+$/, ''))
      .entries()
      .toArray(),
  )('%s', (_, documents) => {
    expect(documents).toHaveLength(GENERATED_OF_EACH_KIND);
    for (const document of documents) expectBounded(document, bytesOf(document).subarray(0, PART));
  });
});
