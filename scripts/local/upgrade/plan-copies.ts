import { FILLED, FOUND_AGAIN, RENAMED_COLUMNS, RENAMED_TABLES } from './former-tables.ts';
import type { Column, Trigger } from './read-schema.ts';

export interface Copy {
  former: string;
  table: string;
  columns: string[];
  /** SQL of the values of `columns`; `o` is the former row. */
  values: string[];
}

export interface Plan {
  copies: Copy[];
  /** Former tables and columns (`table.column`) that no table of today takes. */
  untaken: string[];
  /** Columns that a row needs and that a former table cannot give. */
  ungiven: string[];
}

type Tables = ReadonlyMap<string, readonly Column[]>;

/** Which rows go where when the rows of `former` are brought into the tables of `today`. */
export function planCopies(former: Tables, today: Tables): Plan {
  const plan: Plan = { copies: [], untaken: [], ungiven: [] };
  for (const [name, columns] of former) {
    const table = RENAMED_TABLES[name] ?? name;
    const wanted = today.get(table);
    if (wanted) planTable(plan, { former, name, columns, table, wanted });
    else if (!FOUND_AGAIN.has(name)) plan.untaken.push(name);
  }
  return plan;
}

interface Pair {
  former: Tables;
  name: string;
  columns: readonly Column[];
  table: string;
  wanted: readonly Column[];
}

function planTable(plan: Plan, { former, name, columns, table, wanted }: Pair): void {
  const copy: Copy = { former: name, table, columns: [], values: [] };
  const taken = new Map(columns.map((column) => [RENAMED_COLUMNS[`${table}.${column.name}`] ?? column.name, column]));
  for (const column of wanted) {
    const source = taken.get(column.name);
    if (column.isGenerated) continue;
    const value = source ? `o."${source.name}"` : fillOf(former, `${table}.${column.name}`);
    if (value !== null) {
      copy.columns.push(column.name);
      copy.values.push(value);
    } else if (column.isRequired) plan.ungiven.push(`${table}.${column.name}`);
  }
  const names = new Set(wanted.map((column) => column.name));
  for (const [today, column] of taken) {
    const path = `${table}.${column.name}`;
    if (!names.has(today) && !column.isGenerated && !FOUND_AGAIN.has(path)) plan.untaken.push(`${name}.${column.name}`);
  }
  plan.copies.push(copy);
}

function fillOf(former: Tables, path: string): string | null {
  const filled = FILLED[path];
  if (!filled) return null;
  const [table = '', column] = filled.from?.split('.') ?? [];
  const isThere = column === undefined ? former.has(table) : former.get(table)?.some(({ name }) => name === column);
  return filled.from === undefined || isThere ? filled.value : null;
}

/** The tables into which a trigger inserts. */
export function filledBy({ sql }: Trigger): string[] {
  return [...sql.matchAll(/INSERT(?: OR \w+)? INTO `(\w+)`/g)].map(([, table = '']) => table);
}

export const firesAtInsert = ({ sql }: Trigger): boolean => /^CREATE TRIGGER `\w+` AFTER INSERT ON/.test(sql);
