import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Ago, ToneBadge } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import { type Firing, SEVERITY_TONES } from './alert-types.ts';
import styles from './alerts.module.css';
import { figureText } from './figure.ts';
import { shortTime } from './silence-times.ts';
import type { Silenced } from './use-silence.tsx';

/** What fires: what, since when, figure and threshold, and where one acts. */
export function FiringList({ firing, onSilence }: { firing: readonly Firing[]; onSilence: (of: Silenced) => void }) {
  return (
    <ul className={styles.firing}>
      {firing.map(({ id, rule, title, severity, path, unit, since, figure, threshold, detail, silencedUntil }) => (
        <li key={id}>
          <div>
            <p className={styles.what}>
              <ToneBadge tone={silencedUntil === null ? SEVERITY_TONES[severity] : 'neutral'}>
                {t(`alerts.${severity}`)}
              </ToneBadge>
              <strong>{title}</strong>
            </p>
            <p className={styles.figures}>
              {t('alerts.since')} <Ago at={since} />{' '}
              {t('alerts.figureOf', { figure: figureText(unit, figure), threshold: figureText(unit, threshold) })}
            </p>
            <p className={styles.detail}>{detail}</p>
            {silencedUntil !== null && (
              <p className={styles.figures}>
                {t('alerts.silencedUntil', { at: shortTime(Date.parse(silencedUntil)) })}
              </p>
            )}
          </div>
          <div className={styles.acts}>
            <Button size="sm" variant="primary" asChild>
              <Link to={path} aria-label={t('alerts.actOn', { title: title })}>
                {t('alerts.act')}
              </Link>
            </Button>
            {silencedUntil === null && (
              <Button
                size="sm"
                aria-label={t('alerts.silenceOf', { title: title })}
                onClick={() => onSilence({ rule, title: t('quoted', { title: title }) })}
              >
                {t('alerts.silence')}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
