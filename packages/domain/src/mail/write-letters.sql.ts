import type { Statement } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import type { NewLetter } from './letters.ts';

export function insertLetters(rows: ReadonlyArray<NewLetter & { id: string }>, now: Instant): Statement {
  return sql`INSERT INTO letters (id, kind, "to", language, data, created_at)
    SELECT value->>'id', value->>'kind', value->>'to', value->>'language', value->'data', ${now} FROM json_each(${JSON.stringify(rows)})`;
}
