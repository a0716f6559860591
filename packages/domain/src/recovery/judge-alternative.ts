import { ACCEPT_BAR, type ToldSiteCheck } from '@marquee/contract';
import { type Sentence, say } from '@marquee/kernel';

/** With fewer known events to come, that a page has none of them says little. */
const TELLING = 3;

/**
 * Whether a page is where a lost source went. It must publish events; and either it lists events that the source listed, or the source had
 * too few to compare and the page reaches the bar of any new site.
 * @param known events to come that the source listed; `shared` of them are on the page
 */
export function judgeAlternative(
  check: Pick<ToldSiteCheck, 'verdict' | 'score' | 'sourceUrl' | 'reasons'>,
  { known, shared }: { known: number; shared: number },
): { isFound: boolean; because: Sentence } {
  if (check.verdict !== 'publishes-events' || check.sourceUrl === null)
    return { isFound: false, because: check.reasons[0] ?? say('recovery.noEvents') };
  if (shared > 0) return { isFound: true, because: say('recovery.listsKnown', { n: shared, n2: known }) };
  if (known >= TELLING) return { isFound: false, because: say('recovery.listsNone', { n: known }) };
  if (check.score < ACCEPT_BAR) return { isFound: false, because: say('recovery.notCertain') };
  return { isFound: true, because: check.reasons[0] ?? say('recovery.publishes') };
}
