import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type Database, openDatabase } from '@marquee/db';

type D1 = Parameters<typeof openDatabase>[0];

/**
 * D1's interface over the SQLite of Node, in memory: the same statements, transactions and triggers without the way through workerd, which
 * takes most of a benchmark's time. Rows read are not counted here.
 */
export function sqliteD1(migrations: readonly string[]): Database {
  const db = new DatabaseSync(':memory:');
  for (const statement of migrations) db.exec(statement);
  const known = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  const rows = (text: string, values: readonly SQLInputValue[], isRaw: boolean) => {
    const key = `${isRaw ? 'r' : 'o'}${text}`;
    const statement = known.get(key) ?? db.prepare(text);
    statement.setReturnArrays(isRaw);
    if (known.size < 2_000) known.set(key, statement);
    try {
      return statement.all(...values);
    } catch (error) {
      throw new Error(`D1_ERROR: ${(error as Error).message}: SQLITE_ERROR`, { cause: error });
    }
  };
  class Bound {
    readonly text: string;
    readonly values: SQLInputValue[];
    constructor(text: string, values: SQLInputValue[] = []) {
      this.text = text;
      this.values = values;
    }
    bind(...values: unknown[]): Bound {
      return new Bound(
        this.text,
        values.map((value) => (typeof value === 'boolean' ? Number(value) : (value as SQLInputValue))),
      );
    }
    now() {
      const results = rows(this.text, this.values, false);
      return { success: true, results, meta: { rows_read: 0, rows_written: 0, duration: 0, changes: 0 } };
    }
    all() {
      return Promise.resolve().then(() => this.now());
    }
    run() {
      return this.all();
    }
    raw() {
      return Promise.resolve().then(() => rows(this.text, this.values, true));
    }
    async first() {
      return (await this.all()).results[0] ?? null;
    }
  }
  const batch = (statements: Bound[]) =>
    Promise.resolve().then(() => {
      db.exec('BEGIN');
      try {
        const results = statements.map((statement) => statement.now());
        db.exec('COMMIT');
        return results;
      } catch (error) {
        db.exec('ROLLBACK');
        throw error;
      }
    });
  return openDatabase({ prepare: (text: string) => new Bound(text), batch } as unknown as D1);
}
