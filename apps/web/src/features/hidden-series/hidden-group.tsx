import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryFor } from '../../api/query-for.ts';
import { hiddenText } from '../../messages/hidden-series.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './hidden-series.module.css';
import { unhideSeries } from './hide.ts';

const STALE_MS = 60_000;

/** Hidden series by their names; one that is no longer listed, or cannot be read now, can be shown again all the same. */
export function HiddenGroup({ ids }: { ids: readonly string[] }) {
  const { data, isPending } = useQuery({
    ...queryFor('readCards', { query: { ids: ids.join() } }),
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  });
  const known = new Map(data?.events.map((event) => [event.id, event]));
  const unnamed = hiddenText(isPending ? 'hidden.loading' : data ? 'hidden.gone' : 'hidden.unread');
  return ids.map((id) => {
    const series = known.get(id);
    const title = series?.title ?? unnamed;
    return (
      <li key={id}>
        {series ? (
          <Link to={`/events/${series.slug}`} className={styles.name} dir="auto">
            {title}
          </Link>
        ) : (
          <span className={styles.name}>{title}</span>
        )}
        <Button
          variant="quiet"
          size="sm"
          aria-label={hiddenText('hidden.unhideNamed', { title })}
          onClick={() => unhideSeries({ id, title })}
        >
          {hiddenText('hidden.unhideShort')}
        </Button>
      </li>
    );
  });
}
