export interface RowCount {
  read: number;
}

/** A D1 database that adds up the rows D1 says it read (`meta.rows_read`), whatever way a statement is run. */
export function countingDatabase(db: D1Database, count: RowCount): D1Database {
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === 'bind') return (...values: unknown[]) => wrap(target.bind(...values));
        if (name === 'all' || name === 'run') {
          return async () => {
            const result = await target.all();
            count.read += result.meta.rows_read;
            return result;
          };
        }
        if (name === 'raw') {
          // `raw` returns no figures: the statement runs again to count.
          return async () => {
            count.read += (await target.all()).meta.rows_read;
            return target.raw();
          };
        }
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  return new Proxy(db, {
    get(target, name) {
      if (name === 'prepare') return (query: string) => wrap(target.prepare(query));
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
