import { useNavigate } from 'react-router';
import { eventsPath, type Place } from '../place/place.ts';
import { type ReadRequest, readRequest } from './read-request.ts';

/** Where the listing answers a request. */
function answerPath(place: Place, { q, category, when }: ReadRequest): string {
  const rest = new URLSearchParams({ ...(q ? { q } : {}), ...(when ? { when } : {}) });
  return eventsPath(place, category) + (rest.size > 0 ? `&${rest}` : '');
}

/**
 * Answers a visitor's request: with the listing. The request box and the popular requests know nothing else of it, so a
 * conversation can take the place of this module.
 */
export function useAnswer(place: Place): (request: string | ReadRequest) => void {
  const navigate = useNavigate();
  return (request) => {
    void navigate(answerPath(place, typeof request === 'string' ? readRequest(request) : request));
  };
}
