/** The process was killed: nothing it asks of the database happens any more. */
export class Killed extends Error {
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
  const originals = new WeakMap<object, D1PreparedStatement>();

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

  function watched(statement: D1PreparedStatement): D1PreparedStatement {
    const proxy = {
      bind: (...values: unknown[]) => watched(statement.bind(...values)),
      all: () => call(() => statement.all()),
      run: () => call(() => statement.run()),
      raw: (options?: never) => call(() => statement.raw(options as never)),
      first: (column?: never) => call(() => statement.first(column as never)),
    } as unknown as D1PreparedStatement;
    originals.set(proxy, statement);
    return proxy;
  }

  const database = {
    prepare: (text: string) => watched(real.prepare(text)),
    batch: (statements: D1PreparedStatement[]) =>
      call(() => real.batch(statements.map((statement) => originals.get(statement) ?? statement))),
  } as unknown as D1Database;
  return Object.assign(life, {
    database,
    kill() {
      life.isDead = true;
    },
  });
}
