import { useNavigate } from 'react-router';
import type { Place } from '../place/place.ts';
import { answerPath } from './answer-path.ts';
import { type ReadRequest, readRequest } from './read-request.ts';

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
