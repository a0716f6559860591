import type { SourceCandidate } from '@marquee/contract';
import { ToneBadge } from '../../kit/parts.tsx';
import type { Tone } from '../../kit/tone.ts';
import { t } from '../../messages.ts';

const TIERS = { high: 'good', medium: 'warn', low: 'neutral' } as const satisfies Record<string, Tone>;

export function Tier({ of: tier }: { of: keyof typeof TIERS | null }) {
  return tier === null ? '–' : <ToneBadge tone={TIERS[tier]}>{t(`discovery.tier.${tier}`)}</ToneBadge>;
}

const STATES = {
  waiting: 'info',
  accepted: 'good',
  rejected: 'neutral',
  duplicate: 'neutral',
  error: 'bad',
} as const satisfies Record<string, Tone>;

export function CandidateState({ of: { status, checkedAt } }: { of: Pick<SourceCandidate, 'status' | 'checkedAt'> }) {
  const isUnchecked = status === 'waiting' && checkedAt === null;
  return (
    <ToneBadge tone={STATES[status]}>
      {isUnchecked ? t('discovery.state.unchecked') : t(`discovery.state.${status}`)}
    </ToneBadge>
  );
}
