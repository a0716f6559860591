import { beforeAll, describe, expect, it } from 'vitest';
import { SITE } from '../accounts/people.ts';
import { type Api, startApi } from '../support.ts';
import { EVERY, pathOf } from './walk.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});

const PATHS = [
  ...EVERY.map(([, record]) => pathOf(record)),
  `/media/${'ab'.repeat(32)}`,
  '/api/openapi.json',
  '/api/docs',
  '/api/login',
  '/api/none',
  '/',
];

describe('a method that nothing takes', () => {
  it.each(['PROPFIND', 'SEARCH', 'TRACE'])(
    '%s is 405 everywhere, before anything else is looked at',
    async (method) => {
      for (const path of PATHS) {
        const response = await api.raw(SITE + path, { method, headers: { origin: 'https://evil.example' } });
        expect([path, response.status]).toEqual([path, 405]);
        expect(response.headers.get('allow')).toMatch(/^[A-Z]+(, [A-Z]+)*$/);
        expect(response.headers.get('content-type')).toBe('application/problem+json');
        expect(response.headers.get('access-control-allow-origin')).toBeNull();
      }
    },
  );
});
