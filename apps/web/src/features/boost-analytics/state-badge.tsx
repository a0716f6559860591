import { analyticsText } from '../../messages/boost-analytics.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

/** Green, yellow, grey and blue (spec: BANALYT-05). */
const TONES = { active: 'success', pending: 'accent', expired: 'neutral', completed: 'info' } as const satisfies Record<
  string,
  BadgeTone
>;

/** A state that a newer server knows and this page does not reads Unknown. */
export function StateBadge({ state }: { state: string }) {
  const known = Object.hasOwn(TONES, state) ? (state as keyof typeof TONES) : null;
  return (
    <Badge tone={known ? TONES[known] : 'neutral'}>{analyticsText(`analytics.status.${known ?? 'unknown'}`)}</Badge>
  );
}
