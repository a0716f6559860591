import { type EndpointId, endpoints, type Problem, problem } from '@marquee/contract';
import { expect } from 'vitest';

interface App {
  request(path: string, init?: RequestInit): Response | Promise<Response>;
}

/** Calls an app as a browser would, without a network. */
export function requestsTo(app: App) {
  return {
    raw: async (path: string, init?: RequestInit) => app.request(path, init),
    /** The answer of an endpoint: 200, exactly in the shape of the contract (nothing missing, nothing more). */
    async ok<T = unknown>(id: EndpointId, path: string, init?: RequestInit): Promise<T> {
      const response = await app.request(path, init);
      const body: unknown = await response.json();
      expect(response.status, JSON.stringify(body)).toBe(200);
      expect(endpoints[id].response.parse(body)).toEqual(body);
      return body as T;
    },
    /** A refusal: problem+json in the contract's shape. */
    async refused(path: string, init?: RequestInit): Promise<Problem> {
      const response = await app.request(path, init);
      const body: unknown = await response.json();
      expect(response.headers.get('content-type'), JSON.stringify(body)).toBe('application/problem+json');
      expect(problem.strict().parse(body).status).toBe(response.status);
      return body as Problem;
    },
  };
}

/** A POST with a JSON body. */
export const posting = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
