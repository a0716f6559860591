import type { Slices } from '@marquee/contract';
import { messageOf } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';
import type { Verbs } from '../verbs.ts';

export const mailRoutes: Verbs<Slices['mail']> = {
  mailStatus: async (deps) => ({ isSetUp: await hasMail(deps) }),
};

/** Whether letters can be sent; only the engine knows, which has the provider's key. */
export async function hasMail({ engine, log }: Pick<ApiDeps, 'engine' | 'log'>): Promise<boolean> {
  try {
    return await engine.hasMail();
  } catch (error) {
    log.warn('the engine did not say whether it has mail', { error: messageOf(error) });
    return false;
  }
}
