export { isKnownKey, type KeyUse, recordKeyUses } from './known-key.ts';
export { createKey, listKeys, revokeKey } from './own-keys.ts';
