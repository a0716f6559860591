/**
 * A database that stalls (no call is answered any more) or fails (every call at once), as D1 sometimes does. `calls` counts what it
 * was asked.
 */
export function stallingDatabase(real: D1Database) {
  const state = { mood: 'well' as 'well' | 'stalled' | 'failing', calls: 0 };
  const originals = new WeakMap<object, D1PreparedStatement>();

  async function call<T>(work: () => Promise<T>): Promise<T> {
    state.calls += 1;
    if (state.mood === 'failing') throw new Error('D1_ERROR: Network connection lost.');
    if (state.mood === 'stalled') await new Promise<never>(() => {});
    return work();
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
  return Object.assign(state, { database });
}
