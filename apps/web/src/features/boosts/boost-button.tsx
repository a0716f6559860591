import type { EventDetail } from '@marquee/contract';
import { detailText } from '../../messages/detail.ts';
import { askBoost } from './ask-boost.ts';
import { isBoostable } from './is-boostable.ts';

/** In the line for organizers on an event's page (spec: DETAIL-04). Nothing for an event that cannot be boosted, or is boosted already. */
export function BoostButton({ event, isBoosted }: { event: EventDetail; isBoosted: boolean }) {
  if (isBoosted || !isBoostable(event)) return null;
  return (
    <button type="button" onClick={() => askBoost(event)}>
      {detailText('detail.boost')}
    </button>
  );
}
