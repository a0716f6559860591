import type { EventDetail } from '@marquee/contract';
import { detailText } from '../../messages/detail.ts';
import { Button } from '../../ui/button.tsx';
import { StarIcon } from '../../ui/icons.tsx';
import { askBoost } from './ask-boost.ts';
import { isBoostable } from './is-boostable.ts';

/** On an event's page (spec: DETAIL-04). Nothing for an event that cannot be boosted, or is boosted already. */
export function BoostButton({ event, isBoosted }: { event: EventDetail; isBoosted: boolean }) {
  if (isBoosted || !isBoostable(event)) return null;
  return (
    <Button wide onClick={() => askBoost(event)}>
      <StarIcon />
      {detailText('detail.boost')}
    </Button>
  );
}
