/** What the start script tells Vite about the local payment service. */
export const STAND_IN_PAYMENTS = { STRIPE_ORIGIN: 'http://127.0.0.1:3', STRIPE_SECRET_KEY: 'sk_test_never_built' };

/** Variables of development, set while a build runs that is tested: it must not know them. */
export const DEVELOPMENT = {
  MARQUEE_PUBLIC_ORIGIN: 'http://localhost:1',
  MARQUEE_REPLAY_ORIGIN: 'http://localhost:2',
  MARQUEE_PAYMENTS: JSON.stringify(STAND_IN_PAYMENTS),
};
