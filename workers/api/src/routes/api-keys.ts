import type { Slices } from '@marquee/contract';
import { API_KEY_LIMIT, countUse } from '@marquee/domain/accounts';
import { createKey, listKeys, revokeKey } from '@marquee/domain/api-keys';
import { type Actor, Reject } from '@marquee/kernel';
import type { Verbs } from '../verbs.ts';

export const apiKeyRoutes: Verbs<Slices['api-keys']> = {
  listApiKeys: (deps, _input, { actor }) => listKeys(deps, personOf(actor)),
  createApiKey: async (deps, { body }, { actor }) => {
    const userId = personOf(actor);
    await countUse(deps, { what: 'api-key', by: userId, limit: API_KEY_LIMIT });
    return createKey(deps, userId, body.name);
  },
  revokeApiKey: (deps, { params }, { actor }) => revokeKey(deps, personOf(actor), params.id),
};

function personOf(actor: Actor): string {
  if (actor.kind !== 'user') throw new Reject(401, 'signed-out', 'Please sign in first.');
  return actor.userId;
}
