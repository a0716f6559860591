import { atomically } from '@marquee/db';
import { type Configured, type NewSource, planSources } from '@marquee/domain/sources';
import { secureRandom, systemClock } from '@marquee/kernel';
import { openLocal } from '../local/open-local.ts';

/** Adds sources to a local state. */
export async function addLocally(state: string, sources: readonly NewSource[]): Promise<Configured> {
  const { db, close } = await openLocal(state);
  try {
    const plan = await planSources({ db, clock: systemClock, random: secureRandom }, sources);
    await atomically(db, plan.statements);
    return plan;
  } finally {
    await close();
  }
}
