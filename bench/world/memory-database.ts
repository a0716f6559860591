import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type Database, openDatabase } from '@marquee/db';
import { migrations } from '../migrations.ts';

type D1 = Parameters<typeof openDatabase>[0];

interface Bound {
  text: string;
  values: SQLInputValue[];
}

/**
 * A migrated D1 database in this process: the engine's own SQL on SQLite, without the way through workerd, which takes most of a benchmark's
 * time. Rows read are not counted.
 * @param more statements to run after the migrations
 */
export function memoryDatabase(more: readonly string[] = []): ReturnType<typeof databaseOn> & { file: DatabaseSync } {
  const file = new DatabaseSync(':memory:');
  for (const statement of [...migrations(), ...more]) file.exec(statement);
  return { ...databaseOn(file), file };
}

/** A file as the engine's database. */
export function databaseOn(file: DatabaseSync): { db: Database; calls: () => number } {
  let calls = 0;
  const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>();

  function run({ text, values }: Bound, isRaw = false) {
    let statement = prepared.get(text);
    if (!statement) {
      statement = file.prepare(text);
      // Lists of ids make texts that never come again.
      if (prepared.size > 2_000) prepared.clear();
      prepared.set(text, statement);
    }
    statement.setReturnArrays(isRaw);
    // A statement without columns gives no rows, and its changes.
    const meta = { rows_read: 0, rows_written: 0, duration: 0, changes: 0 };
    return { success: true as const, results: statement.all(...values), meta };
  }
  function batch(bounds: readonly Bound[]) {
    file.exec('BEGIN');
    try {
      const answers = bounds.map((bound) => run(bound));
      file.exec('COMMIT');
      return answers;
    } catch (error) {
      file.exec('ROLLBACK');
      throw error;
    }
  }
  const valueOf = (value: unknown): SQLInputValue => {
    if (typeof value === 'boolean') return value ? 1 : 0;
    if (value === undefined) return null;
    return value as SQLInputValue;
  };
  const asked = <T>(work: () => T): Promise<T> => {
    calls += 1;
    try {
      return Promise.resolve(work());
    } catch (error) {
      return Promise.reject(error);
    }
  };
  const statement = (bound: Bound) => ({
    ...bound,
    bind: (...values: unknown[]) => statement({ text: bound.text, values: values.map(valueOf) }),
    all: () => asked(() => run(bound)),
    run: () => asked(() => run(bound)),
    raw: () => asked(() => run(bound, true).results),
    first: () => asked(() => run(bound).results[0] ?? null),
  });
  const d1 = {
    prepare: (text: string) => statement({ text, values: [] }),
    batch: (bounds: Bound[]) => asked(() => batch(bounds)),
    exec: (text: string) => asked(() => file.exec(text)),
  };
  return { db: openDatabase(d1 as unknown as D1), calls: () => calls };
}
