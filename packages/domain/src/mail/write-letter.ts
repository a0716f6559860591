import { insertRows, letters, type Statement, write } from '@marquee/db';
import { type Clock, newId, type Random } from '@marquee/kernel';
import type { Alongside } from '../alongside.ts';
import { enqueue } from '../jobs/index.ts';
import type { NewLetter } from './letters.ts';

/** Statements that write a letter and the job that sends it, now or later; commit them with the change that the letter is about. */
export function writeLetter(
  deps: { clock: Clock; random: Random },
  letter: NewLetter,
  post?: Alongside['post'],
): Statement[] {
  const letterId = post?.id ?? letter.id ?? newId(deps.clock, deps.random);
  const later = post === undefined ? {} : { notBefore: post.notBefore };
  return [
    write.insert(letters).values({
      ...letter,
      data: letter.data as Record<string, unknown>,
      id: letterId,
      createdAt: deps.clock.now(),
    }),
    ...enqueue(deps, [{ kind: 'mail.send', payload: { letterId }, subject: letterId, citySlug: null, ...later }]),
  ];
}

/** The same for many letters at once, in two statements. */
export function writeLetters(deps: { clock: Clock; random: Random }, many: readonly NewLetter[]): Statement[] {
  if (many.length === 0) return [];
  const createdAt = deps.clock.now();
  const rows = many.map(({ id, kind, to, language, data }) => ({
    id: id ?? newId(deps.clock, deps.random),
    kind,
    to,
    language,
    data: data as Record<string, unknown>,
    createdAt,
  }));
  return [
    insertRows(letters, rows),
    ...enqueue(
      deps,
      rows.map(({ id }) => ({ kind: 'mail.send' as const, payload: { letterId: id }, subject: id, citySlug: null })),
    ),
  ];
}
