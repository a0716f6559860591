import { Badge } from '../../ui/badge.tsx';
import { StarIcon } from '../../ui/icons.tsx';
import { badgesOf } from './conditions.ts';

interface EventBadgesProps {
  event: Parameters<typeof badgesOf>[0];
  boostLevel?: string | undefined;
}

/** Badges of an event: two at most. */
export function EventBadges({ event, boostLevel }: EventBadgesProps) {
  return badgesOf(event, boostLevel).map(({ tone, text, hasStar }) => (
    <Badge key={text} tone={tone}>
      {hasStar && <StarIcon />}
      {text}
    </Badge>
  ));
}
