import { apiEnv, BadEnvironment, consumerEnv, parseEnv } from '@marquee/platform';
import { developmentApiEnv } from '@marquee/platform/development';
import { expect, it } from 'vitest';

const BOUND = Object.fromEntries(
  'DB BLOBS JOBS COPIES ANONYMOUS_CALLS KEY_CALLS ADDRESS_CALLS ENGINE PREVIEWS ASSETS READER HOST_PACE DEV'
    .split(' ')
    .map((name) => [name, {}]),
);
const BASE = { ...BOUND, PUBLIC_ORIGIN: 'https://marquee.example' };
const STAND_IN = { STRIPE_ORIGIN: 'http://127.0.0.1:4242' };

it.each([
  ['api', apiEnv],
  ['queue-consumer', consumerEnv],
] as const)('a deployed %s Worker refuses a stand-in for the payment provider', (name, schema) => {
  const live = { ...BASE, APP_ENV: 'production' };
  expect(() => parseEnv(name, schema, { ...live, ...STAND_IN })).toThrow(BadEnvironment);
  expect(() => parseEnv(name, schema, { ...live, ...STAND_IN })).toThrow(
    /STRIPE_ORIGIN is malformed \(must not be set in production\)/,
  );
  expect(parseEnv(name, schema, { ...live, STRIPE_SECRET_KEY: 'sk' })).toMatchObject({ STRIPE_SECRET_KEY: 'sk' });
  expect(parseEnv(name, schema, { ...BASE, ...STAND_IN, APP_ENV: 'test' })).toMatchObject(STAND_IN);
});

it.each(['ftp://127.0.0.1', 'http://127.0.0.1/v1', 'nonsense', ''])('%o is no origin of a stand-in', (origin) => {
  const env = { ...BASE, APP_ENV: 'development', STRIPE_ORIGIN: origin };
  expect(() => parseEnv('api', apiEnv, env)).toThrow(/STRIPE_ORIGIN/);
});

it('an issuer that is no address is named too', () => {
  const env = { ...BASE, APP_ENV: 'development', GOOGLE_ISSUER: 'nonsense' };
  expect(() => parseEnv('api', apiEnv, env)).toThrow(/GOOGLE_ISSUER is malformed/);
});

it('development takes one', () => {
  expect(parseEnv('api', developmentApiEnv, { ...BASE, ...STAND_IN, APP_ENV: 'development' })).toMatchObject(STAND_IN);
});
