/** `accounts.ts`, and `accounts.factors.ts` where one file would be long. */
const TABLE_FILE = /^packages\/db\/src\/tables\/([^/.]+)(?:\.[^/.]+)?\.ts$/;
const TABLE = /export const (\w+) = sqliteTable\(\s*'(\w+)'/g;

/** Tables that drizzle cannot describe, made by a migration: the search indexes, and what guards of a commit write. */
const UNDESCRIBED: Record<string, string> = {
  event_search: 'events',
  event_search_past: 'events',
  event_search_words: 'events',
  must_change: 'db',
};

/** A builder that writes: `write.update(events)`, `.delete(sources)`. */
const BUILT = /\.(?:insert|update|delete)\(\s*(\w+)\s*\)/g;
/** A statement in SQL: `INSERT OR IGNORE INTO outbox`, `UPDATE events AS e SET`, `DELETE FROM leases`. */
const WRITTEN =
  /\b(?:INSERT(?:\s+OR\s+\w+)?\s+INTO|REPLACE\s+INTO|UPDATE(?:\s+OR\s+\w+)?|DELETE\s+FROM)\s+(\$\{\w+\}|\w+)/g;

export interface Tables {
  /** By the name that the code has for it, and by its name in SQL: the slice that owns it. */
  owners: ReadonlyMap<string, string>;
}

/** Which slice owns each table: the one whose file in packages/db describes it. */
export function readTables(files: ReadonlyArray<{ file: string; text: string }>): Tables {
  const owners = new Map(Object.entries(UNDESCRIBED));
  for (const { file, text } of files) {
    const slice = TABLE_FILE.exec(file)?.[1];
    if (slice) for (const [, code = '', name = ''] of text.matchAll(TABLE)) owners.set(code, slice).set(name, slice);
  }
  return { owners };
}

/** Whose code a file is: a slice of the domain, or a package or Worker, which own no table. */
function writerOf(file: string): string | null {
  const [top, name, folder, slice] = file.split('/');
  if (folder !== 'src' || !/\.tsx?$/.test(file)) return null;
  if (top === 'workers') return `workers/${name}`;
  if (top !== 'packages' || name === 'db' || name === 'testkit') return null;
  return name === 'domain' ? (slice ?? null) : `packages/${name}`;
}

/** The writes of a file to tables of others, each as a sentence: only the slice that owns a table writes it. Scripts and tests may write anything. */
export function foreignWrites({ owners }: Tables, file: string, text: string): string[] {
  const writer = writerOf(file);
  if (writer === null) return [];
  const written = [...text.matchAll(BUILT), ...text.matchAll(WRITTEN)].map(([, table = '']) =>
    table.replace(/[${}]/g, ''),
  );
  return [...new Set(written)].flatMap((table) => {
    const owner = owners.get(table);
    if (owner === undefined || owner === writer) return [];
    return [`${file}: writes ${table}, which is of the slice ${owner}; take a statement from its index.ts`];
  });
}

/** Raw SQL must be in a separate file named for its verb (docs/decisions/005-json-bound-sql.md). */
export function strayStatements(file: string, text: string): string[] {
  if (writerOf(file) === null || file.endsWith('.sql.ts')) return [];
  return /sql`\s*(?:WITH|SELECT|INSERT|UPDATE|DELETE)\b/.test(text)
    ? [`${file}: holds a statement in raw SQL; it belongs into a file .sql.ts beside it`]
    : [];
}
