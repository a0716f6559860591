import type { Hints, SourceDocument } from '@marquee/extraction';
import { ReadingFailed } from '@marquee/kernel';
import type { EngineDeps } from '../deps.ts';
import { askQuestions, tokensOf } from '../language-model/index.ts';
import { orFailure } from '../reading-failure.ts';
import type { Alternative } from './alternatives.ts';
import { pageQuestion, picksOf } from './page-question.ts';

export interface AskedForPage {
  picks: Alternative[];
  tokens: number;
  /** Why nothing was asked, or that it was, as a sentence. */
  note: string;
}

/**
 * Asks a language model where a site lists its events now: it sees the links of the home page and nothing else. What it picks are candidates that
 * are read like any other. Paid from the budget of discovery; a home page that has not changed is not paid for twice.
 */
export async function askForPage(
  deps: EngineDeps,
  home: SourceDocument | null,
  hints: Hints,
  operation: string,
): Promise<AskedForPage> {
  const nothing = (note: string, tokens = 0): AskedForPage => ({ picks: [], tokens, note });
  if (home === null) return nothing('');
  const links = await orFailure(deps.reader.ownLinks({ document: home, hints }));
  if (links instanceof ReadingFailed || links.length === 0)
    return nothing('Its home page has no links that a language model could choose from.');
  const question = pageQuestion(home.url, links);
  const asked = await askQuestions(deps, [question], { category: 'sourceDiscovery', operation, isOptional: true });
  const tokens = tokensOf(asked.spent);
  if (!asked.answers.has(question))
    return nothing(`The language model was not asked. ${asked.refusal?.because ?? ''}`, tokens);
  const picks = picksOf(asked.answers.get(question), home.url, links);
  return {
    picks,
    tokens,
    note: picks.length === 0 ? 'The language model names no other page.' : 'The language model was asked, too.',
  };
}
