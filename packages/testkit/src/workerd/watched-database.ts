/** A database whose calls all go through `call`, which may count, delay or refuse them. */
export function watchedDatabase(real: D1Database, call: <T>(work: () => Promise<T>) => Promise<T>): D1Database {
  const originals = new WeakMap<object, D1PreparedStatement>();

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

  return {
    withSession: (from?: string) =>
      Object.assign(watchedDatabase(real, call), { getBookmark: () => real.withSession(from).getBookmark() }),
    prepare: (text: string) => watched(real.prepare(text)),
    batch: (statements: D1PreparedStatement[]) =>
      call(() => real.batch(statements.map((statement) => originals.get(statement) ?? statement))),
  } as unknown as D1Database;
}
