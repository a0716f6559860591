import { Unavailable } from '@marquee/kernel';

/**
 * A database whose every call fails with Unavailable if it has not been answered within that time: D1 sometimes stalls for up to a
 * minute. A call that fails so may still be carried out.
 */
export function impatientDatabase(real: Pick<D1Database, 'prepare' | 'batch'>, deadlineMs: number): D1Database {
  const originals = new WeakMap<object, D1PreparedStatement>();
  const call = <T>(work: Promise<T>): Promise<T> => within(work, deadlineMs);

  function hurried(statement: D1PreparedStatement): D1PreparedStatement {
    const proxy = {
      bind: (...values: unknown[]) => hurried(statement.bind(...values)),
      all: () => call(statement.all()),
      run: () => call(statement.run()),
      raw: (options?: never) => call(statement.raw(options as never)),
      first: (column?: never) => call(statement.first(column as never)),
    } as unknown as D1PreparedStatement;
    originals.set(proxy, statement);
    return proxy;
  }

  return {
    prepare: (text: string) => hurried(real.prepare(text)),
    batch: (statements: D1PreparedStatement[]) =>
      call(real.batch(statements.map((statement) => originals.get(statement) ?? statement))),
  } as unknown as D1Database;
}

async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Unavailable(`the database did not answer within ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
