import type { Statement } from '@marquee/db';
import { sha256Hex } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';

/** After this long a question is asked anew: models get better, and pages that old have changed. */
const KEEP_MS = 60 * 24 * 60 * 60_000;

/** The name under which an answer is kept: of the same model to the same question. */
export function answerKey(model: string, sameness: string): Promise<string> {
  return sha256Hex(`${model}\n${sameness}`);
}

/** Answers that were paid before, by key; null is one in no usable form. */
export async function rememberedAnswers(
  deps: Pick<ReadDeps, 'db' | 'clock'>,
  keys: readonly string[],
): Promise<Map<string, unknown>> {
  if (keys.length === 0) return new Map();
  const rows = await deps.db.all<{ key: string; answer: string | null }>(sql`SELECT key, answer FROM model_answers
    WHERE key IN (SELECT value FROM json_each(${JSON.stringify(keys)})) AND asked_at > ${deps.clock.now() - KEEP_MS}`);
  return new Map(rows.map(({ key, answer }) => [key, answer === null ? null : (JSON.parse(answer) as unknown)]));
}

/** Keeps an answer, and forgets those that are too old. */
export function rememberAnswer(
  deps: Pick<ReadDeps, 'clock'>,
  key: string,
  answer: unknown,
  tokens: number,
): readonly Statement[] {
  const now = deps.clock.now();
  const text = answer === null || answer === undefined ? null : JSON.stringify(answer);
  return [
    sql`INSERT INTO model_answers (key, answer, tokens, asked_at) VALUES (${key}, ${text}, ${tokens}, ${now})
      ON CONFLICT (key) DO UPDATE SET answer = excluded.answer, tokens = excluded.tokens, asked_at = excluded.asked_at`,
    sql`DELETE FROM model_answers WHERE asked_at <= ${now - KEEP_MS}`,
  ];
}
