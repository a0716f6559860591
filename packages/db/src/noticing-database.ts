import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { shownChange } from './shown-change.ts';

/** Of no single place: every shared answer depends on its count. */
export const EVERYWHERE = '*';

const CHANGED = `INSERT INTO place_changes (place, n) VALUES ('${EVERYWHERE}', 1) ON CONFLICT (place) DO UPDATE SET n = n + 1`;

type Calls = Pick<D1Database, 'prepare' | 'batch'>;

/**
 * A database that notices what visitors see change. A batch that counts its places itself (`placesChanged` of the events) is left as it is; any
 * other change of what is shown is counted as one everywhere, in the same transaction. So a verb that forgets its places makes answers be read anew
 * too often, and never keeps an old one (docs/decisions/097-change-counts.md).
 */
export function noticingDatabase(real: Calls): D1Database {
  const known = new WeakMap<object, { statement: D1PreparedStatement; text: string }>();

  function noticed(statement: D1PreparedStatement, text: string): D1PreparedStatement {
    const together = async () => {
      const [result] = await real.batch<Record<string, unknown>>([statement, real.prepare(CHANGED)]);
      if (!result) throw new Error('a batch gave no result');
      return result;
    };
    const proxy = {
      bind: (...values: unknown[]) => noticed(statement.bind(...values), text),
      all: together,
      run: together,
      raw: async () => (await together()).results.map((row) => Object.values(row)),
      first: async (column?: string) => {
        const row = (await together()).results[0] ?? null;
        return row !== null && column !== undefined ? row[column] : row;
      },
    } as unknown as D1PreparedStatement;
    known.set(proxy, { statement, text });
    return proxy;
  }

  return {
    prepare(text: string) {
      const statement = real.prepare(text);
      return shownChange(text) === null ? statement : noticed(statement, text);
    },
    async batch(statements: D1PreparedStatement[]) {
      const ours = statements.map((one) => known.get(one));
      const changes = ours.flatMap((one) => (one ? [shownChange(one.text)] : []));
      const originals = statements.map((one, i) => ours[i]?.statement ?? one);
      const isPlaced = changes.includes('counts');
      if (!changes.some((one) => one === 'everywhere' || (one === 'of a place' && !isPlaced)))
        return real.batch(originals);
      return (await real.batch([...originals, real.prepare(CHANGED)])).slice(0, -1);
    },
  } as unknown as D1Database;
}
