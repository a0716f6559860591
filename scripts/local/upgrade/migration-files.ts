import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const BREAK = '--> statement-breakpoint';

export interface Migration {
  /** The name of its file. */
  name: string;
  statements: string[];
  /** SHA-256 of its text, in hexadecimal. */
  sha256: string;
}

/** The migrations of a folder in their order. */
export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return { name, statements: statementsOf(text), sha256: createHash('sha256').update(text).digest('hex') };
    });
}

function statementsOf(text: string): string[] {
  return text
    .split(BREAK)
    .map((statement) => statement.trim())
    .filter(Boolean);
}
