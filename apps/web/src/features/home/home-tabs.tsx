import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { homeText } from '../../messages/home.ts';
import { Guard } from '../../session/guard.tsx';
import { useSession } from '../../session/session.ts';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import styles from './home-tabs.module.css';

const MyBoosts = lazy(async () => ({ default: (await import('../boosts/my-boosts.tsx')).MyBoosts }));

const TAB = 'tab';
const BOOSTS = 'boosts';

/** Whoever is signed in has their boosts beside the events (spec: HOME-17); the address says which is open. A link to them asks to sign in, and returns. */
export function HomeTabs({ children }: { children: ReactNode }) {
  const { state } = useSession();
  const [params, setParams] = useSearchParams();
  const value = params.get(TAB) === BOOSTS ? BOOSTS : 'events';
  if (state !== 'authenticated')
    return (
      <>
        {children}
        {value === BOOSTS && state === 'anonymous' && <Guard need="user">{null}</Guard>}
      </>
    );
  const choose = (tab: string) => {
    const next = new URLSearchParams(params);
    if (tab === BOOSTS) next.set(TAB, BOOSTS);
    else next.delete(TAB);
    setParams(next, { preventScrollReset: true, replace: true });
  };
  return (
    <div className={styles.tabs}>
      <Tabs
        label={homeText('tabs.label')}
        value={value}
        onValue={choose}
        tabs={[
          { value: 'events', label: homeText('tabs.events') },
          { value: BOOSTS, label: homeText('tabs.boosts') },
        ]}
      >
        <TabPanel value="events">{children}</TabPanel>
        <TabPanel value={BOOSTS}>
          <div className={styles.boosts}>
            <Suspense>
              <MyBoosts />
            </Suspense>
          </div>
        </TabPanel>
      </Tabs>
    </div>
  );
}
