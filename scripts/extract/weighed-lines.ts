import { appraise } from '@marquee/domain/events';
import { SHOWINGS_HORIZON_WEEKS, showingsOf } from '@marquee/domain/sources';
import type { Draft, Extraction, Finding, Hints } from '@marquee/extraction';
import { inEnglish } from '@marquee/kernel';

/**
 * The engine's rating of each draft, in words: its categories with the words that decided, its tier with the reasons. For a recurring
 * draft the engine stores the coming showings: they are counted, and the next is rated. `findings` say what was left out.
 */
export function weigher(found: Extraction, hints: Hints): { weighed: (draft: Draft) => string[]; findings: Finding[] } {
  const { byDraft, findings } = showingsOf(found, hints);
  const known = new Map(found.drafts.map((draft, index) => [draft, byDraft[index] ?? []]));
  function weighed(draft: Draft): string[] {
    if (!draft.recurrence) return weighedLines(draft, hints);
    const showings = known.get(draft) ?? [];
    const [next] = showings;
    if (!next) return [`   ${'showings'.padEnd(12)}none in the next ${SHOWINGS_HORIZON_WEEKS} weeks`];
    const count = `${showings.length} in the next ${SHOWINGS_HORIZON_WEEKS} weeks, the next ${next.start.value}`;
    return [`   ${'showings'.padEnd(12)}${count}`, ...weighedLines(next, hints)];
  }
  return { weighed, findings };
}

function weighedLines(draft: Draft, hints: Hints): string[] {
  const verdict = appraise(draft, hints.timezone, 0, Date.parse(`${hints.today}T00:00:00Z`));
  if ('rejected' in verdict) return [`   ${'tier'.padEnd(12)}4, refused: ${inEnglish(verdict.rejected)}`];
  const { kept } = verdict;
  const words = kept.categoryReasons.map(({ category, field, word }) => `${category}: “${word}” in the ${field}`);
  return [
    `   ${'categories'.padEnd(12)}${kept.categories.join(', ')}`,
    ...words.map((line) => `   ${''.padEnd(12)}  ← ${line}`),
    `   ${'tier'.padEnd(12)}${kept.tier} (${kept.score} of 100)`,
    ...kept.reasons.map((reason) => `   ${''.padEnd(12)}  ← ${inEnglish(reason)}`),
  ];
}
