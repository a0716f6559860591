import type { Event } from '@marquee/contract';
import { t } from '../../messages/site.ts';
import { Badge } from '../../ui/badge.tsx';
import { StarIcon } from '../../ui/icons.tsx';
import { boostLabel } from './event-words.ts';

interface EventBadgesProps {
  event: Pick<Event, 'isFeatured' | 'status'>;
  boostLevel?: string | undefined;
}

/** Badges of an event: cancelled, ended, boosted or featured. */
export function EventBadges({ event, boostLevel }: EventBadgesProps) {
  return (
    <>
      {event.status !== 'active' && <Badge tone="danger">{t(`event.status.${event.status}`)}</Badge>}
      {event.isFeatured && (
        <Badge tone="lit">
          <StarIcon />
          {t('event.featured')}
        </Badge>
      )}
      {boostLevel !== undefined && <Badge tone="lit">{boostLabel(boostLevel)}</Badge>}
    </>
  );
}
