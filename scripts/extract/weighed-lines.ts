import { appraise } from '@marquee/domain';
import type { Draft, Hints } from '@marquee/extraction';

/** What the engine would make of a draft, for a person: its categories with the words that decided, its tier with the reasons. */
export function weighedLines(draft: Draft, hints: Hints): string[] {
  const verdict = appraise(draft, hints.timezone, 0, Date.parse(`${hints.today}T00:00:00Z`));
  if ('rejected' in verdict) return [`   ${'tier'.padEnd(12)}4, refused: ${verdict.rejected}`];
  const { kept } = verdict;
  const words = kept.categoryReasons.map(({ category, field, word }) => `${category}: “${word}” in the ${field}`);
  return [
    `   ${'categories'.padEnd(12)}${kept.categories.join(', ')}`,
    ...words.map((line) => `   ${''.padEnd(12)}  ← ${line}`),
    `   ${'tier'.padEnd(12)}${kept.tier} (${kept.score} of 100)`,
    ...kept.reasons.map((reason) => `   ${''.padEnd(12)}  ← ${reason}`),
  ];
}
