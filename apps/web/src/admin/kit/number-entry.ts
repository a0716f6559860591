import { t } from '../messages.ts';
import { wholeNumber } from './format.ts';

/** What a number field takes, both ends included. */
export interface NumberRange {
  least: number;
  most: number;
}

/**
 * The ranges of the console's number fields; those of alert thresholds come from the server. They are the contract's, which refuses
 * everything else; the browser imports only its types (tests/web/admin/number-entry.test.ts holds them together).
 */
export const NUMBER_RANGES = {
  /** Spec: P1-08. */
  extractorEvents: { least: 1, most: 20 },
  /** Spec: IMG-05. */
  imageBatch: { least: 1, most: 50 },
  sourceMinutes: { least: 1, most: 10_080 },
  scheduleMinutes: { least: 1, most: 10_080 },
  concurrentReads: { least: 1, most: 10 },
  delayMs: { least: 0, most: 60_000 },
  expansionMinutes: { least: 15, most: 10_080 },
  citiesPerDay: { least: 1, most: 50 },
  alertHours: { least: 1, most: 168 },
  tokens: { least: 0, most: 1_000_000_000 },
} as const satisfies Record<string, NumberRange>;

/**
 * The whole number that was entered, with or without commas between thousands; null for anything else, and outside the range
 * (spec: SHELL-10, docs/decisions/079-number-fields.md). Nothing is rounded or cut to fit.
 */
export function enteredNumber(typed: string | number | null, { least, most }: NumberRange): number | null {
  const text = String(typed ?? '').trim();
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+)$/.test(text)) return null;
  const value = Number(text.replaceAll(',', ''));
  return value >= least && value <= most ? value : null;
}

/** The range in words, for the hint of its field: "1 to 10,080". */
export function rangeText({ least, most }: NumberRange): string {
  return t('kit.range', { least: wholeNumber(least), most: wholeNumber(most) });
}

/** What is wrong with an entry; undefined if nothing is. */
export function numberFault(typed: string | number | null, range: NumberRange): string | undefined {
  return enteredNumber(typed, range) === null ? t('kit.enterNumber', { range: rangeText(range) }) : undefined;
}
