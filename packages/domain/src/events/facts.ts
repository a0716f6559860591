import {
  FACT_KEYS,
  type FactFilter,
  type FactKey,
  type FactValues,
  type FilterQuery,
  filtersOn,
  isUnder,
  type Occurs,
  UNSTATED,
} from '@marquee/contract';
import { events, type StatedFacts } from '@marquee/db';
import type { Draft } from '@marquee/extraction';
import type { MergeRule } from './merges.ts';

/** Facts with a column of their own in `events` and `sightings`. */
export const FACT_COLUMNS = {
  isOnline: events.isOnline,
  ages: events.ages,
  isFamilyFriendly: events.isFamilyFriendly,
  facts: events.facts,
};

interface StoredFact<K extends FactKey> {
  /** Its column in `events` and `sightings`; what has none is in their column `facts`, under its key. */
  column?: Exclude<keyof typeof FACT_COLUMNS, 'facts'>;
  /** How several sightings, of one source or of several, give one value. */
  merge: MergeRule;
  /** What a draft says, if not the value of its field with the fact's key. */
  saidBy?: (draft: Draft) => FactValues[K];
}

/**
 * How each fact of an event (packages/contract/src/events/facts.ts) is stored and merged. What a source says stands, with its evidence, in the
 * field of its draft that has the fact's key.
 */
export const STORED: { readonly [K in FactKey]: StoredFact<K> } = {
  isOnline: { column: 'isOnline', merge: 'all-of-primary' },
  ages: { column: 'ages', merge: 'strictest-of-primary' },
  // Who lets everybody in says so, too.
  familyFriendly: {
    column: 'isFamilyFriendly',
    merge: 'any-without-age-limit',
    saidBy: (draft) => draft.familyFriendly?.value ?? draft.ages?.value === 'all',
  },
  wheelchair: { merge: 'agreed' },
  signLanguage: { merge: 'agreed' },
  captions: { merge: 'agreed' },
  sensoryFriendly: { merge: 'agreed' },
  repeats: { merge: 'same' },
  company: { merge: 'same' },
  fees: { merge: 'same' },
  entry: { merge: 'same' },
  memberPrice: { merge: 'same' },
  onSale: { merge: 'same' },
};

/** The facts that one draft states, as the columns of its sighting. */
export function factColumnsOf(draft: Draft): FactRow {
  const said = FACT_KEYS.map((key) => [key, saidBy(draft, key)] as const);
  const own = said.filter(([key]) => STORED[key].column === undefined);
  return {
    ...(Object.fromEntries(
      said.flatMap(([key, value]) => (STORED[key].column ? [[STORED[key].column, value]] : [])),
    ) as Omit<FactRow, 'facts'>),
    facts: Object.fromEntries(own.filter(([key, value]) => value !== UNSTATED[key])) as StatedFacts,
  };
}

function saidBy<K extends FactKey>(draft: Draft, key: K): FactValues[K] {
  const { saidBy: said }: StoredFact<K> = STORED[key];
  return said ? said(draft) : ((draft[key]?.value as FactValues[K] | undefined) ?? UNSTATED[key]);
}

export type FactRow = { isOnline: boolean; ages: string | null; isFamilyFriendly: boolean; facts: StatedFacts };

/** The facts of a stored event. */
export function factsOf(row: FactRow): FactValues {
  const values = FACT_KEYS.map((key) => {
    const { column } = STORED[key];
    return [key, column ? row[column] : (row.facts[key] ?? UNSTATED[key])];
  });
  return Object.fromEntries(values) as FactValues;
}

type JudgedRow = FactRow & { priceMinCents: number | null; priceMaxCents: number | null; occurs: Occurs | null };

/** What was last derived before it was known counts as once until it is derived again. */
export const occursOf = ({ occurs }: Pick<JudgedRow, 'occurs'>): Occurs => occurs ?? 'once';

/** What filters look at of a stored event. */
export function judgedOf(row: JudgedRow): Parameters<typeof isUnder>[1] {
  const dollars = (cents: number | null) => cents && cents / 100;
  return {
    ...factsOf(row),
    priceMin: dollars(row.priceMinCents),
    priceMax: dollars(row.priceMaxCents),
    occurs: occursOf(row),
  };
}

/** Whether a stored event is under all filters that are on. */
export function isUnderAll(query: FilterQuery, row: JudgedRow): boolean {
  const judged = judgedOf(row);
  return filtersOn(query).every((filter) => isUnder(filter, judged));
}

/** What the search index has of an event that is under a filter. */
export const markOf = (filter: FactFilter): string => `$${filter}$`;
