import { atomically, type Database, readTogether } from '@marquee/db';
import type { MapDatabase } from '@marquee/domain/discovery';

/** A database on this machine, for an import. */
export function localMapDatabase(db: Database): MapDatabase {
  return {
    read: (readings) => readTogether(db, readings),
    write: async (statements) => {
      await atomically(db, statements);
    },
  };
}
