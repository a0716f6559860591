import type { Draft, Evidence, Field } from '../../base/types.ts';
import { noteIn } from './accessibility.ts';
import { segmentsOf } from './segments.ts';

type Texts = Pick<Draft, 'title' | 'labels' | 'description'>;

const SENTENCES = /[\n.!?;]+/g;

/**
 * What an event's own texts say, each with its evidence: its title, its labels, the sentences of its description.
 * @param hint is in every text that says it: a description without it is not looked at further
 * @param read what one text says, or null
 */
export function saidIn<T>(
  { title, labels, description }: Texts,
  hint: RegExp,
  read: (text: string, place: 'title' | 'label' | 'sentence') => T | null,
): Array<Field<T>> {
  const reading = (text: string, place: 'title' | 'label' | 'sentence') => (hint.test(text) ? read(text, place) : null);
  const found: Array<[T | null, readonly (Evidence | undefined)[]]> = [[reading(title.value, 'title'), title.evidence]];
  for (const [index, label] of (labels?.value ?? []).entries())
    found.push([reading(label, 'label'), [labels?.evidence[index]]]);
  if (description && hint.test(description.value))
    for (const sentence of segmentsOf(description.value, SENTENCES)) {
      const value = reading(sentence.text, 'sentence');
      if (value !== null) found.push([value, noteIn(description, sentence)]);
    }
  return found.flatMap(([value, evidence]) => {
    const given = evidence.filter((one) => one !== undefined);
    return value === null || given.length === 0 ? [] : [{ value, evidence: given }];
  });
}

/** The first of them, if all say the same: two answers are none. */
export function agreed<T>(said: ReadonlyArray<Field<T>>): Field<T> | null {
  const [first] = said;
  return first && said.every(({ value }) => value === first.value) ? first : null;
}
