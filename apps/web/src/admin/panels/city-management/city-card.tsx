import type { ConfiguredCity } from '@marquee/contract';
import { Button } from '../../../ui/button.tsx';
import { wholeNumber } from '../../kit/format.ts';
import kit from '../../kit/kit.module.css';
import { nextLook } from '../../kit/next-look.ts';
import { Ago } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import styles from './city-management.module.css';
import { Figures } from './figures.tsx';
import { SourceRow } from './source-row.tsx';
import { StandingBadges } from './standing-badge.tsx';
import { useSourceActions } from './use-source-actions.tsx';
import { VisibilityButton } from './visibility-button.tsx';

/** How it opens: by expansion's rule, which is not what makes it "Ready to Activate". */
function openingText({ opening }: ConfiguredCity): string {
  if (opening === null) return t('cities.opensByHand');
  const rule = t('cities.opensItself', opening);
  const next = t('cities.nextLook', { when: nextLook(opening.nextLookAt) });
  // Before its first look it has found nothing, which says nothing of the city.
  const soFar = opening.events + opening.sources === 0 ? [] : [t('cities.opensSoFar', opening)];
  return [rule, ...soFar, next].join(' ');
}

/** One city: its flags, its counts, the first of its sources, and what can be done with it (spec: CITYADM-02, CITYADM-07). */
export function CityCard({ city, onOpen }: { city: ConfiguredCity; onOpen: () => void }) {
  const { slug, name, timezone, totalSources, activeSources, failingSources, highTierSources, events, lastDiscovery } =
    city;
  const { act, dialogs } = useSourceActions(slug);
  const counts = { active: wholeNumber(activeSources), total: wholeNumber(totalSources) };
  return (
    <li className={styles.card} aria-label={name}>
      <header>
        <h2>{name}</h2>
        <div className={styles.badges}>
          <StandingBadges city={city} />
        </div>
        <p className={kit.quiet}>{timezone.replaceAll('_', ' ')}</p>
      </header>
      <Figures
        figures={[
          [t('cities.sources'), totalSources === 0 ? t('cities.noneAtAll') : t('cities.activeOf', counts)],
          [t('cities.failing'), wholeNumber(failingSources)],
          [t('cities.highTier'), wholeNumber(highTierSources)],
          [t('cities.events'), wholeNumber(events)],
          [t('cities.lastDiscovery'), <Ago key="ago" at={lastDiscovery} never={t('cities.never')} />],
        ]}
      />
      {!city.isLive && <p className={kit.quiet}>{openingText(city)}</p>}
      {totalSources === 0 ? (
        <p className={kit.quiet}>{t('cities.noSources')}</p>
      ) : (
        <ul className={styles.sources}>
          {city.discovered_sources.map((source) => (
            <SourceRow key={source.id} source={source} act={act} />
          ))}
        </ul>
      )}
      <footer className={kit.buttons}>
        <Button
          id={`open-${slug}`}
          size="sm"
          aria-label={t('cities.named', { action: t('cities.viewStats'), city: name })}
          onClick={onOpen}
        >
          {t('cities.viewStats')}
        </Button>
        <VisibilityButton city={city} />
        {totalSources > city.discovered_sources.length && (
          <Button size="sm" variant="quiet" onClick={onOpen}>
            {t('cities.allSources', { total: counts.total })}
          </Button>
        )}
      </footer>
      {dialogs}
    </li>
  );
}
