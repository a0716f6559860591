import type { Boost } from '@marquee/contract';
import { useQuery } from '@tanstack/react-query';
import { referenceOf } from '../../api/call-error.ts';
import { queryFor } from '../../api/query-for.ts';
import { boostText } from '../../messages/boosts.ts';
import { t } from '../../messages/site.ts';
import { Button } from '../../ui/button.tsx';
import { StarIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { BoostRow } from './boost-row.tsx';
import { averageRoi, dollars } from './money.ts';
import styles from './my-boosts.module.css';

/** The Boost Dashboard of whoever is signed in (spec: HOME-18, HOME-19). */
export function MyBoosts() {
  const { data: boosts, isPending, error, refetch } = useQuery({ ...queryFor('listMyBoosts', {}), staleTime: 0 });
  if (isPending) return <Loading />;
  if (error)
    return (
      <ErrorState
        title={boostText('boosts.failed')}
        reference={referenceOf(error)}
        actions={<Button onClick={() => void refetch()}>{t('ui.tryAgain')}</Button>}
      />
    );
  if (boosts.length === 0)
    return (
      <EmptyState
        title={boostText('boosts.none')}
        icon={<StarIcon />}
        actions={
          <Button asChild variant="primary">
            <Link to="/events">{boostText('boosts.browse')}</Link>
          </Button>
        }
      >
        {boostText('boosts.noneText')}
      </EmptyState>
    );
  return (
    <div className={styles.page}>
      <header>
        <h2>{boostText('boosts.title')}</h2>
        <p className={styles.lead}>{boostText('boosts.text')}</p>
      </header>
      <Summary boosts={boosts} />
      <ul className={styles.list}>
        {boosts.map((boost) => (
          <li key={boost.id}>
            <BoostRow boost={boost} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Summary({ boosts }: { boosts: readonly Boost[] }) {
  const sum = (of: (boost: Boost) => number) => boosts.reduce((total, boost) => total + of(boost), 0);
  const spend = sum(({ amount, refunded, receiptNumber }) => (receiptNumber === null ? 0 : amount - refunded));
  const clicks = sum(({ stats }) => stats.clicks);
  const tiles = [
    { name: boostText('boosts.active'), value: boosts.filter(({ status }) => status === 'active').length },
    { name: boostText('boosts.spend'), value: dollars(spend) },
    { name: boostText('boosts.impressions'), value: sum(({ stats }) => stats.impressions) },
    { name: boostText('boosts.clicks'), value: clicks },
    { name: boostText('boosts.roi'), value: averageRoi(clicks, spend), hint: boostText('boosts.roiHint') },
  ];
  return (
    <dl className={styles.tiles}>
      {tiles.map(({ name, value, hint }) => (
        <div key={name} className={styles.tile}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {hint && <dd className={styles.hint}>{hint}</dd>}
        </div>
      ))}
    </dl>
  );
}

function Loading() {
  return (
    <div className={styles.page} role="status">
      <VisuallyHidden>{boostText('boosts.loading')}</VisuallyHidden>
      <div className={styles.tiles}>
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} height="5.5rem" />
        ))}
      </div>
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} height="8rem" />
      ))}
    </div>
  );
}
