/**
 * Which files of the domain hold raw SQL, and why (docs/decisions/005-json-bound-sql.md). A file that is not listed is a fault, and so is a listed one
 * whose reason does not hold: drizzle's builder says the rest. The list can only get shorter.
 */
export const RAW_SQL_LIST = 'scripts/verify/raw-sql-files.tsv';

/** So many files are listed. Whoever takes one off lowers it. */
const MOST = 60;

interface Reason {
  why: string;
  /** What such a file has. */
  sign: RegExp;
}

const REASONS: Readonly<Record<string, Reason>> = {
  search: { why: 'a search index, which drizzle cannot describe', sign: /\bMATCH\b|event_search/ },
  recursion: { why: 'recursion', sign: /WITH RECURSIVE/ },
  order: {
    why: 'says in which order tables are read or by which index; without it SQLite reads more rows (packages/domain/test/d1/rows-read.test.ts)',
    sign: /CROSS JOIN|INDEXED BY|MATERIALIZED/,
  },
  set: { why: 'a set of rows as one parameter; D1 takes a hundred', sign: /json_each/ },
  window: { why: 'a window over rows', sign: /OVER \(/ },
  bounded: {
    why: 'a count or sum that ends at a limit, or several rows picked before they are joined',
    sign: /\(SELECT[^`]*LIMIT/,
  },
  ignore: { why: 'a write that leaves out what is there', sign: /OR (?:IGNORE|REPLACE)/ },
  conditional: {
    why: 'a row that is written only if what it depends on is there in the same statement',
    sign: /INSERT INTO[^`]*SELECT/,
  },
  from: { why: 'an update from another table', sign: /UPDATE [^`]*\bFROM\b/ },
  union: { why: 'several tables as one', sign: /UNION/ },
  together: { why: 'figures of several tables in one call', sign: /\(SELECT|EXISTS/ },
  aggregates: {
    why: 'aggregates under conditions',
    sign: /\b(?:sum|count|min|max|avg|coalesce|iif)\([^`]*(?:GROUP BY|AS \w+)/,
  },
  json: { why: 'reads inside a JSON column', sign: /->>|json_/ },
  part: { why: 'a part of the statements of other files', sign: /\bSQL\b|sql`/ },
};

const RAW_SQL = /(?<![\w.])sql(?:<[^`]*?>)?`/;
const DOMAIN = /^packages\/domain\/src\/.*\.ts$/;

export function rawSqlFaults(
  files: ReadonlyArray<{ file: string; text: string }>,
  list: string,
  most = MOST,
): string[] {
  const lines = list.split('\n').filter(Boolean);
  const listed = new Map(lines.map((line) => line.split('\t') as [string, string]));
  const raw = new Map(
    files.filter(({ file, text }) => DOMAIN.test(file) && RAW_SQL.test(text)).map(({ file, text }) => [file, text]),
  );
  return [
    ...[...raw.keys()]
      .filter((file) => !listed.has(file))
      .map(
        (file) =>
          `${file}: holds raw SQL; use the builder (packages/db/src/expressions.ts), or give its reason in ${RAW_SQL_LIST}`,
      ),
    ...[...listed].flatMap(([file, name]) => {
      const text = raw.get(file);
      if (text === undefined) return [`${RAW_SQL_LIST}: ${file} holds no raw SQL any more`];
      const reason = REASONS[name];
      if (!reason)
        return [`${RAW_SQL_LIST}: ${file} has the reason ${name}; known are ${Object.keys(REASONS).join(', ')}`];
      return reason.sign.test(text) ? [] : [`${RAW_SQL_LIST}: ${file} is listed for “${reason.why}”, which it has not`];
    }),
    ...(lines.length === most
      ? []
      : [
          `${RAW_SQL_LIST}: has ${lines.length} lines, not ${most} (MOST in scripts/verify/raw-sql.ts); it may only get shorter`,
        ]),
    ...(lines.join() === [...lines].sort().join() ? [] : [`${RAW_SQL_LIST}: is not in order`]),
  ];
}
