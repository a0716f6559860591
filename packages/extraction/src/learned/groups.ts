import type { Draft, Evidence, Field } from '../base/types.ts';
import type { Mark } from '../candidates/days/mark.ts';
import type { ElementNode } from '../document/html/dom.ts';
import { within } from '../document/html/within.ts';
import type { Ground } from './ground.ts';
import { ATTRIBUTE_FIELDS, TEXT_FIELDS } from './schema.ts';
import { commonAncestor, type Spot, spotOf } from './spots.ts';

/** Fields with learned rules, besides title and start. */
export const FIELDS = [...TEXT_FIELDS, ...ATTRIBUTE_FIELDS] as const;
export type FieldName = (typeof FIELDS)[number];

/** One title with its showings, as they stand together on the page. */
export interface Group {
  drafts: Draft[];
  /** The anchor of its item: its title, or its day if one title covers many days. */
  anchor: Spot;
  title: Spot;
  days: Spot[];
  /** Where the clock times are, separate from the days. */
  clocks: Spot[];
  fields: Partial<Record<FieldName, Spot>>;
}

/** Drafts grouped by the positions of their titles; null if the position of a title or a start cannot be found. */
export function groupsOf(drafts: readonly Draft[], ground: Ground): Group[] | null {
  const groups = new Map<string, Group>();
  for (const draft of drafts) {
    const title = firstSpot(draft.title, ground);
    const starts = draft.start.evidence.flatMap((evidence) => spotOf(evidence, ground) ?? []);
    const day = dayOf(draft, starts, ground);
    if (!title || !day) return null;
    const key = `${ground.numberOf(title.element)} ${title.range?.start ?? ''}`;
    const group = groups.get(key) ?? { drafts: [], anchor: title, title, days: [], clocks: [], fields: {} };
    group.drafts.push(draft);
    if (!group.days.some((one) => one.element === day.element && one.range?.start === day.range?.start))
      group.days.push(day);
    const clock = starts.find((spot) => spot.range && day.range && spot.range.start >= day.range.end);
    if (clock) group.clocks.push(clock);
    for (const name of FIELDS) {
      const spot = draft[name] && firstSpot(draft[name], ground);
      if (spot) group.fields[name] ??= spot;
    }
    groups.set(key, group);
  }
  const place = ({ title }: Group) => title.range?.start ?? 0;
  return [...groups.values()].sort((a, b) => place(a) - place(b));
}

/** Each showing separately, anchored at its day. */
export function byDay(groups: readonly Group[]): Group[] {
  const place = ({ anchor }: Group) => anchor.range?.start ?? 0;
  return groups
    .flatMap((group) =>
      group.drafts.length === group.days.length
        ? group.drafts.map((draft, index) => {
            const day = group.days[index] ?? group.title;
            return {
              ...group,
              drafts: [draft],
              anchor: day,
              days: [day],
              clocks: group.clocks.slice(index, index + 1),
            };
          })
        : [],
    )
    .sort((a, b) => place(a) - place(b));
}

function firstSpot({ evidence }: Field<unknown> | { evidence: Evidence[] }, ground: Ground): Spot | null {
  for (const one of evidence) {
    const spot = spotOf(one, ground);
    if (spot) return spot;
  }
  return null;
}

/** The day within the text from which a start was read, or the attribute that gives it. */
function dayOf(draft: Draft, starts: readonly Spot[], ground: Ground): Spot | null {
  const date = draft.start.value.slice(0, 10);
  for (const { range } of starts) {
    if (!range) continue;
    const isMeant = (one: Mark) => one.date === date && one.start < range.end && one.end > range.start;
    const near = (marks: readonly Mark[]) => within(marks, range.start - 40, range.end + 40).find(isMeant);
    const mark = near(ground.marks) ?? near(ground.allMarks());
    if (!mark) continue;
    const [first, last] = [ground.visible.elementAt(mark.start), ground.visible.elementAt(mark.end - 1)];
    const element: ElementNode | null = first && last && commonAncestor(first, last);
    if (element) return { element, range: { start: mark.start, end: mark.end } };
  }
  return starts.find(({ attribute }) => attribute !== undefined) ?? null;
}
