import type { Hints, SourceDocument } from '@marquee/extraction';
import { type Message, ReadingFailed, say, together } from '@marquee/kernel';
import type { EngineDeps } from '../deps.ts';
import { askQuestions, tokensOf } from '../language-model/index.ts';
import { orFailure } from '../reading-failure.ts';
import type { Alternative } from './alternatives.ts';
import { pageQuestion, picksOf } from './page-question.ts';

export interface AskedForPage {
  picks: Alternative[];
  tokens: number;
  /** Why nothing was asked, or that it was. */
  note: Message | null;
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
  const nothing = (note: Message | null, tokens = 0): AskedForPage => ({ picks: [], tokens, note });
  if (home === null) return nothing(null);
  const links = await orFailure(deps.reader.ownLinks({ document: home, hints }));
  if (links instanceof ReadingFailed || links.length === 0) return nothing(say('recovery.noLinks'));
  const question = pageQuestion(home.url, links);
  const asked = await askQuestions(deps, [question], { category: 'sourceDiscovery', operation, isOptional: true });
  const tokens = tokensOf(asked.spent);
  if (!asked.answers.has(question))
    return nothing(together(say('recovery.modelNotAsked'), asked.refusal?.because ?? null), tokens);
  const picks = picksOf(asked.answers.get(question), home.url, links);
  return {
    picks,
    tokens,
    note: say(picks.length === 0 ? 'recovery.modelNamesNone' : 'recovery.modelAsked'),
  };
}
