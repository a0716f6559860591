import { holdsAny } from '../../document/html/within.ts';
import type { Layout } from '../pieces/layout.ts';
import type { ListedRecord } from '../pieces/listed-record.ts';
import type { Anchor } from './heads.ts';

/** Bare days, line by line: text after the last of them does not belong to them. Null if words or times follow the days. */
export function aloneOnLines(anchors: readonly Anchor[], layout: Layout): ListedRecord[] | null {
  const followed = anchors.filter(({ start, end }, index) => {
    const until = anchors[index + 1]?.start ?? end;
    return layout.isTitled({ start, end: until }) || holdsAny(layout.times, end, until);
  }).length;
  if (anchors.length < FEWEST_ALONE || followed > anchors.length * MOST_FOLLOWED) return null;
  return anchors.map(({ start, end, mark }) => ({ start, end, marks: [mark] }));
}

const FEWEST_ALONE = 4;
const MOST_FOLLOWED = 0.4;
