/** Keys that one person can have. */
export const API_KEYS_MOST = 5;
export const API_KEY_NAME_MAX = 60;

/** `mq_` and 32 random bytes in base64url. */
export const API_KEY = /^mq_[\w-]{43}$/;

/**
 * Calls of the public API in a minute (docs/decisions/025-api-keys.md); the rate limits of wrangler.toml have the same numbers.
 * `anonymous`: by an address without a key; `key`: with one; `address`: by an address in all, pages of our own and keys included.
 */
export const CALL_LIMITS = { anonymous: 120, key: 600, address: 1_200 } as const;
export type CallLimit = keyof typeof CALL_LIMITS;
export const CALL_LIMIT_SECONDS = 60;
