import styles from '../../kit/kit.module.css';
import { Live } from '../../kit/live.tsx';
import { Block, ToneBadge } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import { useAdvertising } from './use-advertising.ts';

/** The phases of advertising (spec: ADS-03): each complete from the first that there was of it (docs/decisions/053-ad-delivery.md). */
export function Progress() {
  const found = useAdvertising();
  return (
    <Block title={t('ads.progress')} note={t('ads.progressNote')}>
      <Live of={found} lines={5}>
        {({ phases: { eventBoosts, venuePartnerships, brandIntegrations, premiumPlacements } }) => (
          <ol className={styles.notes}>
            {[true, eventBoosts, venuePartnerships, brandIntegrations, premiumPlacements].map((isComplete, phase) => (
              <li key={PHASES[phase]}>
                {t(PHASES[phase] ?? 'ads.phase0')}{' '}
                <ToneBadge tone={isComplete ? 'good' : 'neutral'}>
                  {t(isComplete ? 'ads.complete' : 'ads.phasePending')}
                </ToneBadge>
              </li>
            ))}
          </ol>
        )}
      </Live>
    </Block>
  );
}

const PHASES = ['ads.phase0', 'ads.phase1', 'ads.phase2', 'ads.phase3', 'ads.phase4'] as const;
