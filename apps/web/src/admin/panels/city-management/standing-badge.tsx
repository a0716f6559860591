import type { ConfiguredCity } from '@marquee/contract';
import { ToneBadge } from '../../kit/parts.tsx';
import type { Tone } from '../../kit/tone.ts';
import { t } from '../../messages.ts';

const TONES: Record<ConfiguredCity['standing'], Tone> = {
  live: 'good',
  excellent: 'info',
  ready: 'info',
  configured: 'neutral',
  pending: 'warn',
};

/** Where the city stands, and apart from it whether it is hidden (spec: CITYADM-10; docs/spec/decisions.md 100). */
export function StandingBadges({ city: { standing, isHidden } }: { city: ConfiguredCity }) {
  return (
    <>
      <ToneBadge tone={TONES[standing]}>{t(`cities.standing.${standing}`)}</ToneBadge>
      {isHidden && <ToneBadge tone="bad">{t('cities.hidden')}</ToneBadge>}
    </>
  );
}
