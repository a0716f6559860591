import type { DiscoveredCity } from '@marquee/contract';
import { percent, wholeNumber } from '../../kit/format.ts';
import kit from '../../kit/kit.module.css';
import { Ago, Bar, ToneBadge } from '../../kit/parts.tsx';
import type { Tone } from '../../kit/tone.ts';
import { t } from '../../messages.ts';
import styles from './city-management.module.css';
import { DecideCity } from './decide-city.tsx';
import { Figures } from './figures.tsx';
import { SourceRow } from './source-row.tsx';
import { useSourceActions } from './use-source-actions.tsx';

const TONES: Record<DiscoveredCity['status'], Tone> = { pending: 'warn', approved: 'good', rejected: 'bad' };

/** One proposed city: why, what was found, how good it is, and the decision (spec: CITYADM-12, CITYADM-13, ENT-046). */
export function DiscoveredCard({ city }: { city: DiscoveredCity }) {
  const { slug, state, status, isLive, sourcesFound, eventsExtracted, discoveredAt, qualityMetrics } = city;
  const name = `${city.city}, ${state}`;
  const { act, dialogs } = useSourceActions(slug);
  return (
    <li className={styles.card} aria-label={name}>
      <header>
        <h2>{name}</h2>
        <div className={styles.badges}>
          <ToneBadge tone={TONES[status]}>{t(`discovered.${status}`)}</ToneBadge>
          <ToneBadge tone={isLive ? 'good' : 'neutral'}>{t(isLive ? 'cities.live' : 'cities.hidden')}</ToneBadge>
        </div>
      </header>
      <p className={styles.reason}>{city.discoveryReason}</p>
      <Figures
        figures={[
          [t('discovered.at'), <Ago key="ago" at={discoveredAt} />],
          [t('discovered.sourcesFound'), wholeNumber(sourcesFound)],
          [t('discovered.eventsExtracted'), wholeNumber(eventsExtracted)],
        ]}
      />
      <div className={styles.metrics}>
        <Share label={t('discovered.confidence')} of={city.confidenceScore} />
        <Share label={t('discovered.quality')} of={qualityMetrics.avgEventQuality} />
        <Share label={t('discovered.reliability')} of={qualityMetrics.sourceReliability} />
        <Share label={t('discovered.geo')} of={qualityMetrics.geoAccuracy} />
      </div>
      {city.discovered_sources.length > 0 && (
        <ul className={styles.sources}>
          {city.discovered_sources.map((source) => (
            <SourceRow key={source.id} source={source} act={act} />
          ))}
        </ul>
      )}
      {status === 'pending' ? <DecideCity city={city} /> : <p className={kit.quiet}>{decisionOf(city)}</p>}
      {dialogs}
    </li>
  );
}

/** A part of one, as a bar. */
function Share({ label, of: share }: { label: string; of: number }) {
  const tone = share >= 0.7 ? 'good' : share >= 0.4 ? 'warn' : 'bad';
  return <Bar label={label} value={share} max={1} tone={tone} text={percent(Math.round(share * 100))} />;
}

function decisionOf({ decidedBy, notes }: DiscoveredCity): string {
  const by = decidedBy ?? '–';
  return notes ? t('discovered.decided', { by, notes }) : t('discovered.decidedBare', { by });
}
