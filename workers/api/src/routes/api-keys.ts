import type { Slices } from '@marquee/contract';
import { API_KEY_LIMIT, countUse } from '@marquee/domain/accounts';
import { createKey, listKeys, revokeKey } from '@marquee/domain/api-keys';
import { personOf } from '../person-of.ts';
import type { Verbs } from '../verbs.ts';

export const apiKeyRoutes: Verbs<Slices['api-keys']> = {
  listApiKeys: (deps, _input, call) => listKeys(deps, personOf(call)),
  createApiKey: async (deps, { body }, call) => {
    const userId = personOf(call);
    await countUse(deps, { what: 'api-key', by: userId, limit: API_KEY_LIMIT });
    return createKey(deps, userId, body.name);
  },
  revokeApiKey: (deps, { params }, call) => revokeKey(deps, personOf(call), params.id),
};
