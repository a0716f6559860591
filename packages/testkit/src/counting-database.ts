export interface RowCount {
  read: number;
  written: number;
  ms: number;
  /** Statements that were run alone, and batches. */
  calls: number;
}

export const noRows = (): RowCount => ({ read: 0, written: 0, ms: 0, calls: 0 });

/** A D1 database that adds up what D1 says of its statements (`meta`), whatever way they are run; `hear` is told of each. */
export function countingDatabase(
  db: D1Database,
  count: RowCount,
  hear: (text: string, rowsRead: number) => void = () => {},
): D1Database {
  const plain = new WeakMap<object, { statement: D1PreparedStatement; text: string }>();
  const add = ({ meta }: { meta: D1Meta }, text: string) => {
    hear(text, meta.rows_read);
    count.read += meta.rows_read;
    count.written += meta.rows_written;
    count.ms += meta.duration;
  };
  const wrap = (statement: D1PreparedStatement, text: string): D1PreparedStatement => {
    const wrapped = new Proxy(statement, {
      get(target, name) {
        if (name === 'bind') return (...values: unknown[]) => wrap(target.bind(...values), text);
        if (name === 'all' || name === 'run') {
          return async () => {
            count.calls += 1;
            const result = await target.all();
            add(result, text);
            return result;
          };
        }
        if (name === 'raw') {
          // `raw` returns no figures: the statement runs again to count.
          return async () => {
            count.calls += 1;
            add(await target.all(), text);
            return target.raw();
          };
        }
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    plain.set(wrapped, { statement, text });
    return wrapped;
  };
  return new Proxy(db, {
    get(target, name) {
      // One database stands for all of its replicas.
      if (name === 'withSession')
        return () => Object.assign(countingDatabase(db, count, hear), { getBookmark: () => null });
      if (name === 'prepare') return (query: string) => wrap(target.prepare(query), query);
      if (name === 'batch') {
        return async (statements: D1PreparedStatement[]) => {
          count.calls += 1;
          const results = await target.batch(statements.map((one) => plain.get(one)?.statement ?? one));
          results.forEach((result, i) => add(result, plain.get(statements[i] ?? {})?.text ?? ''));
          return results;
        };
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
