import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types';
import { type Database, openDatabase } from './database.ts';

const READS = /^\s*(?:SELECT|WITH|VALUES)\b/i;

/**
 * Several databases read as one: each statement runs on every one of them, and their rows come one database after the other. Who counts adds up the
 * rows, and who orders orders them again. Throws TypeError for a statement that writes: each change is of one database.
 */
export function spreadDatabase(databases: readonly Database[]): Database {
  const [only, ...others] = databases;
  return only && others.length === 0 ? only : openDatabase(spread(databases.map(({ $client }) => $client)));
}

function spread(clients: readonly D1Database[]): D1Database {
  const parts = new WeakMap<object, readonly D1PreparedStatement[]>();

  function together(each: readonly D1PreparedStatement[]): D1PreparedStatement {
    const all = async () => joined(await Promise.all(each.map((one) => one.all())));
    const statement = {
      bind: (...values: unknown[]) => together(each.map((one) => one.bind(...values))),
      all,
      run: all,
      raw: async () => (await Promise.all(each.map((one) => one.raw()))).flat(),
      first: async (column?: string) => {
        const [row] = (await all()).results as Array<Record<string, unknown>>;
        return row === undefined ? null : column === undefined ? row : row[column];
      },
    } as unknown as D1PreparedStatement;
    parts.set(statement, each);
    return statement;
  }

  return {
    prepare(text: string) {
      if (!READS.test(text)) throw new TypeError('a change is made in one database');
      return together(clients.map((client) => client.prepare(text)));
    },
    async batch(statements: D1PreparedStatement[]) {
      const answers = await Promise.all(
        clients.map((client, i) => client.batch(statements.flatMap((one) => parts.get(one)?.[i] ?? []))),
      );
      return statements.map((_, at) => joined(answers.flatMap((answer) => answer[at] ?? [])));
    },
  } as unknown as D1Database;
}

/** The answers of the databases to one statement. */
function joined(answers: readonly D1Result[]): D1Result {
  const [first] = answers;
  if (!first) throw new Error('no database answered');
  return { ...first, results: answers.flatMap(({ results }) => results) };
}
