import type { EndpointId } from '@marquee/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryFor } from '../../api/query-for.ts';

/** Reads something for another screen, at most once in so long a time; nothing of it is shown here. */
export function useKeptRead(id: EndpointId, keptMs: number): void {
  const queries = useQueryClient();
  useEffect(() => {
    void queries.prefetchQuery({ ...queryFor<EndpointId>(id, {}), staleTime: keptMs });
  }, [queries, id, keptMs]);
}
