import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queryFor } from '../../api/query-for.ts';
import { followText } from '../../messages/follows.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { FollowRow } from './follow-row.tsx';
import styles from './follows.module.css';

/** Everything that a person follows. */
export function FollowList() {
  const queries = useQueryClient();
  const { data, isPending, refetch } = useQuery(queryFor('listFollows', {}));
  if (isPending) return <Spinner label={followText('follows.loading')} />;
  if (!data)
    return (
      <>
        <p role="alert">{followText('follows.loadFailed')}</p>
        <Button onClick={() => void refetch()}>{followText('follows.retry')}</Button>
      </>
    );
  if (data.length === 0) return <p className={styles.quiet}>{followText('follows.none')}</p>;
  return (
    <ul className={styles.list}>
      {data.map((follow) => (
        <li key={follow.id}>
          <FollowRow follow={follow} onChange={() => void queries.invalidateQueries({ queryKey: ['listFollows'] })} />
        </li>
      ))}
    </ul>
  );
}
