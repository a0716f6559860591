import type { ToldPageTrial } from '@marquee/contract';
import { type Caller, newId } from '@marquee/kernel';
import { knownCity } from '../cities/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { admit } from './admit.ts';
import type { Engine } from './engine.ts';

/** Lets the engine read one page for an administrator. Throws Reject: 404 for an unknown city, else as `admit` does. */
export async function testPage(
  deps: ChangeDeps & { engine: Engine; publicOrigin: string },
  caller: Caller,
  asked: { url: string; city: string; state: string; limit?: number | null | undefined },
): Promise<ToldPageTrial> {
  const city = await knownCity(deps, asked.city, asked.state);
  const limit = asked.limit ?? null;
  const after = { city: `${city.name}, ${city.state}`, limit };
  const url = await admit(deps, caller, { url: asked.url, action: 'page.test', after });
  const trialId = `trial:${newId(deps.clock, deps.random)}`;
  return deps.engine.tryPage({ url, citySlug: city.slug, limit, trialId });
}
