import { useQuery } from '@tanstack/react-query';
import type { StateMap } from './state-map.ts';

/** The ground of a state's cities: a file of the site. Without it the pins stand on a plain map. */
export function useStateMap(state: string): StateMap | null {
  const { data } = useQuery({
    queryKey: ['state-map', state],
    queryFn: () => loadStateMap(state),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
  return data ?? null;
}

async function loadStateMap(state: string): Promise<StateMap | null> {
  if (!/^[A-Z]{2}$/.test(state)) return null;
  const response = await fetch(`/map/${state}.json`);
  // A path that is no file is answered with the application.
  const isMap = response.ok && response.headers.get('content-type')?.includes('json');
  return isMap ? ((await response.json()) as StateMap) : null;
}
