import { ACCEPT_BAR, type SiteCheck } from '@marquee/contract';

/** With fewer known events to come, that a page has none of them says little. */
const TELLING = 3;

/**
 * Whether a page is where a lost source went. It must publish events; and either it lists events that the source listed, or the source had
 * too few to compare and the page reaches the bar of any new site.
 * @param known events to come that the source listed; `shared` of them are on the page
 */
export function judgeAlternative(
  check: Pick<SiteCheck, 'verdict' | 'score' | 'sourceUrl' | 'reasons'>,
  { known, shared }: { known: number; shared: number },
): { isFound: boolean; because: string } {
  if (check.verdict !== 'publishes-events' || check.sourceUrl === null)
    return { isFound: false, because: check.reasons[0] ?? 'It publishes no events.' };
  if (shared > 0)
    return { isFound: true, because: `It lists ${shared} of the ${known} events that are known from this source.` };
  if (known >= TELLING)
    return { isFound: false, because: `It lists none of the ${known} events that are known from this source.` };
  if (check.score < ACCEPT_BAR) return { isFound: false, because: 'Its events are not certain enough.' };
  return { isFound: true, because: check.reasons[0] ?? 'It publishes events.' };
}
