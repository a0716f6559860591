import type { SourceCandidate } from '@marquee/contract';
import { ToneBadge } from '../../kit/parts.tsx';
import type { Tone } from '../../kit/tone.ts';
import { messages } from '../../messages.ts';

const TIERS = { high: 'good', medium: 'warn', low: 'neutral' } as const satisfies Record<string, Tone>;

export function Tier({ of: tier }: { of: keyof typeof TIERS | null }) {
  return tier === null ? '–' : <ToneBadge tone={TIERS[tier]}>{messages[`discovery.tier.${tier}`]}</ToneBadge>;
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
      {isUnchecked ? messages['discovery.state.unchecked'] : messages[`discovery.state.${status}`]}
    </ToneBadge>
  );
}
