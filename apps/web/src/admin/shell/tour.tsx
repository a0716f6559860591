import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { TOUR_STOPS } from '../../api/constants.generated.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../messages.ts';
import styles from './tour.module.css';
import { STOP_AT, type Tour, type TourStop } from './use-tour.ts';

/**
 * The tour, above the section: it covers nothing, so that everything can be tried while it is read. It goes on wherever the administrator
 * goes, and leads back to its stop.
 */
export function TourStrip({ of: tour }: { of: Tour }) {
  const { at } = tour;
  const wasShown = useRef(at !== null);
  useEffect(() => {
    // Its buttons are gone with it: the focus goes to the section.
    if (wasShown.current && at === null && document.activeElement === document.body)
      document.getElementById('panel')?.focus({ preventScroll: true });
    wasShown.current = at !== null;
  }, [at]);
  if (at === null) return null;
  const { stop, number } = at;
  return (
    <section className={styles.tour} aria-label={t('tour.title')}>
      <div className={styles.words} aria-live="polite">
        <p className={styles.count}>{t('tour.count', { number, of: TOUR_STOPS.length })}</p>
        <h2>{t(`tour.${stop}`)}</h2>
        <p>{t(`tour.${stop}.text`)}</p>
      </div>
      <div className={styles.buttons}>
        <Button size="sm" variant="quiet" onClick={() => void tour.skip()}>
          {t('tour.skip')}
        </Button>
        {number > 1 && (
          <Button size="sm" onClick={() => void tour.move(-1)}>
            {t('tour.back')}
          </Button>
        )}
        <ToStop stop={stop} />
        <Button size="sm" variant="primary" onClick={() => void tour.move(1)}>
          {t(number === TOUR_STOPS.length ? 'tour.finish' : 'tour.next')}
        </Button>
      </div>
    </section>
  );
}

/** A link to the stop's screen, unless it is open. */
function ToStop({ stop }: { stop: TourStop }) {
  const { pathname, search } = useLocation();
  const [path = '', query = ''] = STOP_AT[stop].split('?');
  const tabOf = (text: string) => new URLSearchParams(text).get('tab');
  if (pathname === path && tabOf(search) === tabOf(query)) return null;
  return (
    <Button asChild size="sm">
      <Link to={STOP_AT[stop]}>{t('tour.open')}</Link>
    </Button>
  );
}
