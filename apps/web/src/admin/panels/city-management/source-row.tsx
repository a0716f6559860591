import type { CitySource } from '@marquee/contract';
import { IconButton } from '../../../ui/button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { decimal, wholeNumber } from '../../kit/format.ts';
import { OutLink, ToneBadge } from '../../kit/parts.tsx';
import type { Tone } from '../../kit/tone.ts';
import { t } from '../../messages.ts';
import styles from './city-management.module.css';
import type { SourceStep } from './use-source-actions.tsx';

const TONES: Record<CitySource['status'], Tone> = {
  active: 'good',
  inactive: 'warn',
  retired: 'neutral',
  blacklisted: 'bad',
  duplicate: 'neutral',
};

/** What can be done with a source as it is. */
function stepsOf(status: CitySource['status']): SourceStep[] {
  if (status === 'active') return ['pause', 'blacklist', 'remove'];
  if (status === 'duplicate' || status === 'retired')
    return [...(status === 'retired' ? (['activate'] as const) : []), 'blacklist', 'remove'];
  return status === 'blacklisted' ? ['activate', 'remove'] : ['activate', 'blacklist', 'remove'];
}

/** One source of a city: address, status, tier, score, events per read, and its actions (spec: CITYADM-07, CITYADM-08). */
export function SourceRow({
  source,
  act,
}: {
  source: CitySource;
  act: (step: SourceStep, source: CitySource) => void;
}) {
  const { name, url, status, health, tier, score, eventDensity } = source;
  return (
    <li className={styles.source}>
      <div>
        <p className={styles.sourceName}>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <ToneBadge tone={TONES[status]}>{t(`sourceStatus.${status}`)}</ToneBadge>
          {status === 'active' && health !== 'ok' && (
            <ToneBadge tone={health === 'new' ? 'info' : 'bad'}>{t(`health.${health}`)}</ToneBadge>
          )}
        </p>
        <p className={styles.address}>
          <OutLink url={url} />
        </p>
        <p className={styles.figures}>
          <span>{t('cities.tierOf', { tier: t(`cities.tier.${tier}`) })}</span>
          <span>{score === null ? t('cities.noScoreShort') : t('cities.score', { score: wholeNumber(score) })}</span>
          {eventDensity !== null && <span>{t('cities.density', { n: decimal(eventDensity) })}</span>}
        </p>
      </div>
      <Menu
        trigger={
          <IconButton label={t('cities.actionsFor', { name })}>
            <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
              <circle cx="12" cy="5" r="1.75" />
              <circle cx="12" cy="12" r="1.75" />
              <circle cx="12" cy="19" r="1.75" />
            </svg>
          </IconButton>
        }
      >
        {stepsOf(status).map((step) => (
          <MenuItem key={step} danger={step === 'remove' || step === 'blacklist'} onSelect={() => act(step, source)}>
            {t(`cities.${step}`)}
          </MenuItem>
        ))}
      </Menu>
    </li>
  );
}
