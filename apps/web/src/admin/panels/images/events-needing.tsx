import type { ImagelessEvent } from '@marquee/contract';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { wholeNumber } from '../../kit/format.ts';
import kit from '../../kit/kit.module.css';
import { Live } from '../../kit/live.tsx';
import { categoryName } from '../../kit/names.ts';
import { Block } from '../../kit/parts.tsx';
import { useAction } from '../../kit/use-action.ts';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import styles from './images.module.css';

/** Spec: CALL-135, IMG-07. */
const EVERY_SECONDS = 60;
const SHOWN = 10;

/** The next events for which only a poster is shown, and why (spec: IMG-07, IMG-08). */
export function EventsNeeding({ isOff }: { isOff: boolean }) {
  const found = useLive('listEventsWithoutImages', {}, { everySeconds: EVERY_SECONDS });
  const generate = useAction({
    call: 'generateEventImage',
    success: ({ success, reason, message }) =>
      success
        ? { title: t('phase4.result'), description: message }
        : {
            title: t('phase4.result'),
            description: t('phase4.failedBecause', { reason: reason ?? '' }),
            tone: 'danger',
          },
    failure: { title: t('phase4.generationFailed'), fallback: t('phase4.generationFailedText') },
    reloads: ['listEventsWithoutImages', 'getImageStats', 'getDataQualityStats', 'listEvents', 'listAuditLog'],
  });
  return (
    <Block title={t('phase4.events')} note={isOff ? t('phase4.generationOff') : undefined}>
      <Live of={found} empty={{ isEmpty: ({ count }) => count === 0, text: t('phase4.allValid') }} lines={6}>
        {({ count, events }) => (
          <>
            <p className={kit.quiet}>
              {t('phase4.showing', { shown: Math.min(SHOWN, events.length), count: wholeNumber(count) })}
            </p>
            <ul className={styles.needing}>
              {events.slice(0, SHOWN).map((event) => (
                <li key={event.id}>
                  <What event={event} />
                  <Button
                    size="sm"
                    disabled={isOff || generate.isPending}
                    pending={generate.input?.body.eventId === event.id}
                    aria-label={t('phase4.generateLabel', { title: event.title })}
                    onClick={() => void generate.run({ body: { eventId: event.id } })}
                  >
                    {t('phase4.generate')}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </Live>
    </Block>
  );
}

function What({ event: { slug, title, venue, city, state, categories, reason } }: { event: ImagelessEvent }) {
  return (
    <div>
      <Link to={`/events/${slug}`} dir="auto">
        {title}
      </Link>
      <p className={kit.quiet}>
        <bdi>{[venue, `${city}, ${state}`, categories.map(categoryName).join(', ')].filter(Boolean).join(' · ')}</bdi>
        <br />
        {reason ?? t('phase4.noSourceImage')}
      </p>
    </div>
  );
}
