import { analyticsText } from '../../messages/boost-analytics.ts';
import { Badge } from '../../ui/badge.tsx';
import { dollars } from '../boosts/money.ts';

/** What went back to the payer's card, in dollars; nothing where all stayed. */
export function RefundBadge({ refunded }: { refunded: number }) {
  return refunded > 0 ? <Badge>{analyticsText('analytics.refunded', { amount: dollars(refunded) })}</Badge> : null;
}
