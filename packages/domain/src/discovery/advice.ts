import { type ToldDiscoveryAnalytics, WASTEFUL_ABOVE } from '@marquee/contract';
import { say } from '@marquee/kernel';

interface Figures {
  cities: ReadonlyArray<{
    city: string;
    state: string;
    sessions: number;
    checked: number;
    wasted: number;
    wastedTokens: number;
  }>;
  isSafe: boolean;
  isAllowed: boolean;
  dollarsPerToken: number;
}

/** With fewer sites checked, a share says little. */
const ENOUGH_SITES = 5;
/** A city that wastes this share has been searched through. */
const EXHAUSTED_ABOVE = 80;
const MOST = 5;

/** What to change, from the figures alone, the most urgent first. */
export function recommendationsFor({
  cities,
  isSafe,
  isAllowed,
  dollarsPerToken,
}: Figures): ToldDiscoveryAnalytics['recommendations'] {
  const advice: ToldDiscoveryAnalytics['recommendations'] = [];
  if (!isAllowed)
    advice.push({
      severity: 'high',
      message: say('search.advice.off'),
      action: say('search.advice.switchOn'),
      estimatedCost: 0,
    });
  for (const { city, state, checked, wasted, wastedTokens } of cities) {
    const waste = checked > 0 ? (wasted * 100) / checked : 0;
    if (checked < ENOUGH_SITES || waste <= WASTEFUL_ABOVE) continue;
    const isExhausted = waste > EXHAUSTED_ABOVE;
    advice.push({
      severity: isExhausted ? 'medium' : 'low',
      message: say('search.advice.noSources', { city: `${city}, ${state}`, n: wasted, n2: checked }),
      action: isExhausted ? say('search.advice.exhausted') : say('search.advice.nothing'),
      estimatedCost: wastedTokens * dollarsPerToken,
    });
  }
  if (isSafe && advice.length === 0)
    advice.push({
      severity: 'low',
      message: say('search.advice.safe'),
      action: say('search.advice.safeOff'),
      estimatedCost: 0,
    });
  const order = ['high', 'medium', 'low'];
  return advice.sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity)).slice(0, MOST);
}
