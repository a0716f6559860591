import { z } from 'zod';
import { keepFactorKey } from '../../local/keep-factor-key.ts';
import type { AccountApi } from '../account/api.ts';
import { isMissing } from '../account/failures.ts';
import { API } from '../layout.ts';

/**
 * The key of second factors to set on the API, or null if the API has one. It is made once and kept in the folder, so that an interrupted
 * deployment sets the same one again; a key that the API has is never replaced.
 */
export async function factorKeyToSet(api: AccountApi, folder: string): Promise<string | null> {
  return (await secretsOf(api, API.name)).includes('FACTOR_KEY') ? null : keepFactorKey(folder);
}

/** The names of a Worker's secrets; none if there is no such Worker. */
export async function secretsOf(api: AccountApi, worker: string): Promise<string[]> {
  try {
    const secrets = await api.call(
      'GET',
      `/workers/scripts/${worker}/secrets`,
      z.array(z.object({ name: z.string() })),
    );
    return secrets.map(({ name }) => name);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
