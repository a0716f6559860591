import { type DiscoveryAnalytics, WASTEFUL_ABOVE } from '@marquee/contract';

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
}: Figures): DiscoveryAnalytics['recommendations'] {
  const advice: DiscoveryAnalytics['recommendations'] = [];
  if (!isAllowed)
    advice.push({
      severity: 'high',
      message: 'No city looks for sources, because autonomous discovery is switched off.',
      action: 'Switch it on under System Controls.',
      estimatedCost: 0,
    });
  for (const { city, state, checked, wasted, wastedTokens } of cities) {
    const waste = checked > 0 ? (wasted * 100) / checked : 0;
    if (checked < ENOUGH_SITES || waste <= WASTEFUL_ABOVE) continue;
    const isExhausted = waste > EXHAUSTED_ABOVE;
    advice.push({
      severity: isExhausted ? 'medium' : 'low',
      message: `In ${city}, ${state}, ${wasted} of ${checked} sites checked were no sources.`,
      action: isExhausted
        ? 'Switch discovery off for this city with an override: little is left to find there.'
        : 'Nothing needs to be done; sites that were refused are not asked again for a month.',
      estimatedCost: wastedTokens * dollarsPerToken,
    });
  }
  if (isSafe && advice.length === 0)
    advice.push({
      severity: 'low',
      message: 'Safe Mode halves the rate of discovery, and nothing is being wasted.',
      action: 'Switch Safe Mode off to find sources sooner.',
      estimatedCost: 0,
    });
  const order = ['high', 'medium', 'low'];
  return advice.sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity)).slice(0, MOST);
}
