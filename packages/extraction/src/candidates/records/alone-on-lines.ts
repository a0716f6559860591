import { RECORDS } from '../../decide/weights/records.ts';
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
  if (
    anchors.length < RECORDS.aloneOnLines.fewestAlone ||
    followed > anchors.length * RECORDS.aloneOnLines.mostFollowed
  )
    return null;
  return anchors.map(({ start, end, mark }) => ({ start, end, marks: [mark] }));
}
