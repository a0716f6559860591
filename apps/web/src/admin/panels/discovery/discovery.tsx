import styles from '../../kit/kit.module.css';
import { List } from '../../kit/list.tsx';
import { Block, Columns } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import { candidates } from './candidates.tsx';
import { FindSources } from './find-sources.tsx';
import { foundSources } from './found-sources.tsx';
import { MapCredit } from './map-credit.tsx';
import { sessions } from './sessions.tsx';

/** How the engine finds sources by itself: its card, what waits for a person, its sessions, and all sources with their score. */
export function Discovery() {
  return (
    <>
      <Columns wide>
        <FindSources />
        <Block title={t('discovery.sessions')} note={t('discovery.sessionsNote')}>
          <List of={sessions} />
        </Block>
      </Columns>
      <Block title={t('discovery.sites')} note={t('discovery.sitesNote')}>
        <List of={candidates} />
        <p className={styles.quiet}>
          <MapCredit />
        </p>
      </Block>
      <Block title={t('discovery.found')} note={t('discovery.foundNote')}>
        <List of={foundSources} />
      </Block>
    </>
  );
}
