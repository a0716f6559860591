import { useQueryClient } from '@tanstack/react-query';
import { queryFor } from '../../api/query-for.ts';
import { refreshSession } from '../../session/session.ts';

/** Reads the account again, and the session: an administrator may have gained or lost what the console needs. */
export function useReload(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: queryFor('getOwnAccount', {}).queryKey });
    await refreshSession(queries);
  };
}
