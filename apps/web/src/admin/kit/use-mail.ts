import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../api/query-for.ts';

/** Whether the site can send letters; undefined until it is known. */
export function useHasMail(): boolean | undefined {
  return useQuery(queryFor('mailStatus', {})).data?.isSetUp;
}
