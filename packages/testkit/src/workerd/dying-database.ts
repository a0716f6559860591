import { watchedDatabase } from './watched-database.ts';

/** The process was killed: nothing it asks of the database happens any more. */
class Killed extends Error {
  override name = 'Killed';
}

/**
 * A database as a process sees it that is killed at its nth call: just before the call reaches the database, or just after
 * it was carried out and before the answer was heard. Every later call fails too. `calls` counts, `kill` ends it now.
 */
export function dyingDatabase(
  real: D1Database,
  killAt = Number.POSITIVE_INFINITY,
  when: 'before' | 'after' = 'before',
) {
  const life = { calls: 0, isDead: false };

  async function call<T>(work: () => Promise<T>): Promise<T> {
    if (life.isDead) throw new Killed('killed');
    life.calls += 1;
    const isLast = life.calls === killAt;
    if (isLast) life.isDead = true;
    if (isLast && when === 'before') throw new Killed(`killed before call ${killAt}`);
    const result = await work();
    if (life.isDead) throw new Killed(`killed after call ${killAt}`);
    return result;
  }

  const database = watchedDatabase(real, call);
  return Object.assign(life, {
    database,
    kill() {
      life.isDead = true;
    },
  });
}
