import type { Itinerary } from '@marquee/contract';
import { useQueryClient } from '@tanstack/react-query';
import { queryFor } from '../../api/query-for.ts';

/** Shows a plan as a change has left it. */
export function useKeepPlan(): (plan: Itinerary) => void {
  const queries = useQueryClient();
  return (plan) => {
    queries.setQueryData(queryFor('getItinerary', { params: { id: plan.id } }).queryKey, plan);
    void queries.invalidateQueries({ queryKey: ['listItineraries'] });
  };
}
