import { useSearchParams } from 'react-router';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { wholeNumber } from '../../kit/format.ts';
import kit from '../../kit/kit.module.css';
import { ListPager } from '../../kit/list-pager.tsx';
import { Live } from '../../kit/live.tsx';
import { Stack } from '../../kit/parts.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import styles from './city-management.module.css';
import { DiscoveredCard } from './discovered-card.tsx';

const TABS = ['all', 'pending', 'approved', 'rejected'] as const;
const PAGE = 24;

/** What expansion proposes, by status, to be approved or rejected (spec: CITYADM-12). */
export function DiscoveredCities() {
  const [params, setParams] = useSearchParams();
  const status = TABS.find((one) => one === params.get('status')) ?? 'all';
  const cursor = params.get('from');
  const cities = useLive('listDiscoveredCities', { query: { status, limit: PAGE, ...(cursor && { cursor }) } });
  const go = (values: Record<string, string>) => setParams({ tab: 'discovered', ...values });
  const counts = cities.data?.counts;
  const labelOf = (tab: (typeof TABS)[number]) => {
    const label = t(`discovered.${tab}`);
    return counts && tab !== 'all' ? t('discovered.tab', { label, n: wholeNumber(counts[tab]) }) : label;
  };
  return (
    <Stack>
      <p className={kit.quiet}>{t('discovered.note')}</p>
      <div className={kit.tabbed}>
        <Tabs
          label={t('discovered.tabs')}
          value={status}
          onValue={(next) => go(next === 'all' ? {} : { status: next })}
          tabs={TABS.map((tab) => ({ value: tab, label: labelOf(tab) }))}
        >
          <TabPanel value={status}>
            <Live
              of={cities}
              lines={8}
              empty={{ isEmpty: ({ items }) => items.length === 0, text: t('discovered.none') }}
            >
              {({ items, nextCursor }) => (
                <Stack>
                  <ul className={styles.cards} data-refreshing={cities.isPlaceholderData || undefined}>
                    {items.map((city) => (
                      <DiscoveredCard key={city.id} city={city} />
                    ))}
                  </ul>
                  <ListPager
                    of={t('cities.discovered')}
                    list={{
                      hasPrevious: cursor !== null,
                      hasNext: nextCursor !== null,
                      previous: () => history.back(),
                      next: () => nextCursor && go({ ...(status !== 'all' && { status }), from: nextCursor }),
                    }}
                  />
                </Stack>
              )}
            </Live>
          </TabPanel>
        </Tabs>
      </div>
    </Stack>
  );
}
