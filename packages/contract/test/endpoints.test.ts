import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineEndpoints, endpoints, joinEndpoints } from '../src/index.ts';

const one = (id: string, path: `/api/${string}`) =>
  defineEndpoints({ [id]: { method: 'GET', path, access: 'public', summary: 'One.', response: z.null() } });

describe('the endpoints', () => {
  it('stand under their own id, and each parameter of a path has a schema', () => {
    for (const [id, endpoint] of Object.entries(endpoints)) {
      expect(endpoint.id).toBe(id);
      expect(endpoint.path.includes(':')).toBe('params' in endpoint);
    }
  });

  it('for an owner name a parameter of their path', () => {
    for (const { access, path } of Object.values(endpoints))
      if (typeof access !== 'string') expect(path).toContain(`:${access.param}`);
  });

  it('of two slices are refused where they have one id, or one method and path', () => {
    expect(Object.keys(joinEndpoints({ a: one('x', '/api/x'), b: one('y', '/api/y') }))).toEqual(['x', 'y']);
    expect(() => joinEndpoints({ a: one('x', '/api/x'), b: one('x', '/api/y') })).toThrow('the id x');
    expect(() => joinEndpoints({ a: one('x', '/api/x'), b: one('y', '/api/x') })).toThrow('GET /api/x is both x and y');
  });
});
