import { modelAnswers, type Statement, valuesIn, write } from '@marquee/db';
import { DAY_MS, KEPT_DAYS, sha256Hex } from '@marquee/kernel';
import { and, gt, inArray, lte } from 'drizzle-orm';
import type { NowDeps, ReadDeps } from '../deps.ts';

/** After this time a question is asked again: models improve and pages change. */
const KEEP_MS = KEPT_DAYS.modelAnswers * DAY_MS;

/** The key of an answer: model and question. */
export function answerKey(model: string, sameness: string): Promise<string> {
  return sha256Hex(`${model}\n${sameness}`);
}

/** A stored answer, null if it is unusable, and the tokens that it took. */
export interface Remembered {
  answer: unknown;
  tokens: number;
}

/** Stored answers by key. */
export async function rememberedAnswers(deps: NowDeps, keys: readonly string[]): Promise<Map<string, Remembered>> {
  if (keys.length === 0) return new Map();
  const rows = await deps.db
    .select({ key: modelAnswers.key, answer: modelAnswers.answer, tokens: modelAnswers.tokens })
    .from(modelAnswers)
    .where(and(inArray(modelAnswers.key, valuesIn(keys)), gt(modelAnswers.askedAt, deps.clock.now() - KEEP_MS)));
  return new Map(rows.map(({ key, ...row }) => [key, row]));
}

/** Stores an answer and deletes expired ones. */
export function rememberAnswer(
  deps: Pick<ReadDeps, 'clock'>,
  key: string,
  answer: unknown,
  tokens: number,
): readonly Statement[] {
  const now = deps.clock.now();
  const row = { answer: answer ?? null, tokens, askedAt: now };
  return [
    write
      .insert(modelAnswers)
      .values({ key, ...row })
      .onConflictDoUpdate({ target: modelAnswers.key, set: row }),
    write.delete(modelAnswers).where(lte(modelAnswers.askedAt, now - KEEP_MS)),
  ];
}
