import { useState } from 'react';
import { Drawer } from '../../kit/drawer.tsx';
import { wholeNumber } from '../../kit/format.ts';
import kit from '../../kit/kit.module.css';
import { ListPager } from '../../kit/list-pager.tsx';
import { Live } from '../../kit/live.tsx';
import { Ago } from '../../kit/parts.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { CityFlow } from './city-flow.tsx';
import styles from './city-management.module.css';
import { Figures } from './figures.tsx';
import { SourceRow } from './source-row.tsx';
import { useSourceActions } from './use-source-actions.tsx';

const PAGE = 25;

/** View Stats: a city in figures, and all its sources, page by page (spec: CITYADM-06). */
export function CityDrawer({ slug, onClose }: { slug: string; onClose: () => void }) {
  const params = { slug };
  const stats = useLive('getCityDetailedStats', { params });
  const title = nameOf(slug);
  return (
    <Drawer title={title} returnTo={`open-${slug}`} onClose={onClose}>
      <Live of={stats} lines={3}>
        {({ totalEvents, activeEvents, averageScore, lastDiscovery }) => (
          <section className={styles.stats} aria-label={t('cities.stats', { city: title })}>
            <Figures
              figures={[
                [t('cities.totalEvents'), wholeNumber(totalEvents)],
                [t('cities.activeEvents'), wholeNumber(activeEvents)],
                [t('cities.averageScore'), averageScore === null ? t('cities.noScore') : wholeNumber(averageScore)],
                [t('cities.lastDiscovery'), <Ago key="ago" at={lastDiscovery} never={t('cities.never')} />],
              ]}
            />
          </section>
        )}
      </Live>
      <CityFlow slug={slug} />
      <CitySources slug={slug} />
    </Drawer>
  );
}

function CitySources({ slug }: { slug: string }) {
  /** Cursors of the pages up to this one. */
  const [pages, setPages] = useState<string[]>([]);
  const cursor = pages.at(-1);
  const sources = useLive('listCitySources', {
    params: { slug },
    query: { limit: PAGE, ...(cursor && { cursor }) },
  });
  const { act, dialogs } = useSourceActions(slug);
  return (
    <section>
      <h3 className={kit.subhead}>{t('cities.sources')}</h3>
      <Live of={sources} lines={6} empty={{ isEmpty: ({ items }) => items.length === 0, text: t('cities.noSources') }}>
        {({ items, nextCursor }) => (
          <>
            <ul className={styles.sources}>
              {items.map((source) => (
                <SourceRow key={source.id} source={source} act={act} />
              ))}
            </ul>
            <ListPager
              of={t('cities.sources')}
              list={{
                hasPrevious: pages.length > 0,
                hasNext: nextCursor !== null,
                previous: () => setPages(pages.slice(0, -1)),
                next: () => nextCursor && setPages([...pages, nextCursor]),
              }}
            />
          </>
        )}
      </Live>
      {dialogs}
    </section>
  );
}

/** `st-louis-mo` as `St Louis, MO`: the drawer may be opened by its address, before the list is read. */
function nameOf(slug: string): string {
  const words = slug.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const state = words.pop()?.toUpperCase() ?? '';
  return `${words.join(' ')}, ${state}`;
}
