import { firstText, lastText } from './text-order.ts';

export type Value = string | boolean | null;

/** What the claims of an event say of one fact, in two parts. */
interface Says {
  primary: readonly Value[];
  others: readonly Value[];
  ages: ReadonlyArray<string | null>;
}

const textsOf = (values: readonly Value[]) => values.filter((value) => typeof value === 'string');
const isSaid = (values: readonly Value[]) => values.some((value) => value !== null);

/** Yes, if all dates say so, or no, if one does; null where they disagree or are silent. */
function answerOf(values: readonly Value[]): Value {
  if (values.includes('no')) return values.includes('yes') ? null : 'no';
  return values.length > 0 && values.every((value) => value === 'yes') ? 'yes' : null;
}

function oneOf(values: readonly Value[]): Value {
  const texts = textsOf(values);
  const least = firstText(texts);
  return least === lastText(texts) ? least : null;
}

/** How the claims of an event for its coming dates give one value of a fact. */
export const MERGES = {
  /** Stated of all dates that the primary source lists. */
  'all-of-primary': ({ primary }: Says) => primary.length > 0 && primary.every((value) => value === true),
  /** As texts, digits come before `all`. */
  'strictest-of-primary': ({ primary, others }: Says) => {
    const limit = (values: readonly Value[]) => lastText(textsOf(values).filter((text) => text !== 'all'));
    return limit(primary) ?? lastText(textsOf(primary)) ?? limit(others) ?? lastText(textsOf(others));
  },
  /** Stated by any source, and none names an age limit. */
  'any-without-age-limit': ({ primary, others, ages }: Says) =>
    [...primary, ...others].includes(true) && !ages.some((text) => text !== null && text !== 'all'),
  /**
   * An answer: the primary source's, if all its dates say yes or one says no; else that of the others by the same rule. What holds for one date
   * of several is no promise for the next, and sources that disagree leave it open.
   */
  agreed: ({ primary, others }: Says) => answerOf(isSaid(primary) ? primary : others),
  /** What the primary source says, if it says one thing; where it is silent, what the others say by the same rule. */
  same: ({ primary, others }: Says) => oneOf(isSaid(primary) ? primary : others),
} satisfies Record<string, (says: Says) => Value>;

export type MergeRule = keyof typeof MERGES;
