import type { Method, Unkeyed } from '../../base/types.ts';
import { formOf, prominence } from '../../candidates/names/title-slots.ts';
import type { Layout } from '../../candidates/pieces/layout.ts';
import { dateOf, daysBetween } from '../../candidates/times/local.ts';
import { comparableOf } from '../../candidates/values/compared.ts';
import { within } from '../../document/html/within.ts';
import { comparable } from '../../document/text.ts';
import { EVENT_WORDS } from '../../rules/event-words.ts';
import { headTitle } from '../choice/page-venue.ts';
import { DOUBT } from '../weights/doubt.ts';
import { agreementFeatures } from './agreement-features.ts';
import { branchFeatures } from './branch-features.ts';
import { factFeatures } from './fact-features.ts';
import type { FeatureParts, Features } from './feature-parts.ts';
import { formFeatures, lineFeatures } from './line-features.ts';
import { type Offsets, type PageOffsets, pageOffsetsOf } from './page-offsets.ts';
import { proseFeatures } from './prose-features.ts';
import { timeFeatures } from './time-features.ts';
import { venueFeatures } from './venue-features.ts';
import { titleWordings, togetherness } from './wording.ts';

const WEEKDAY = /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b/i;

/** Drafts read from the layout of a page: where their values stand, and how alike that is from draft to draft. */
export function shownFeatures(layout: Layout, method: Method, drafts: readonly Unkeyed[]): FeatureParts[] {
  const pageOffsets = pageOffsetsOf(drafts, layout.visible.text.length);
  const page = pageFeatures(layout, method, drafts, pageOffsets);
  const together = togetherness(drafts);
  const wordings = titleWordings(drafts);
  const form = formFeatures(layout, drafts, pageOffsets.each);
  const facts = factFeatures(drafts, pageOffsets);
  const agreed = agreementFeatures(layout, drafts, pageOffsets.each);
  return drafts.map((draft, index) => {
    const at = pageOffsets.each[index];
    if (!at) return [];
    return [
      page,
      together[index] ?? {},
      wordings[index] ?? {},
      recordFeatures(layout, draft, at),
      branchFeatures(layout, draft, at),
      proseFeatures(layout, draft, at),
      timeFeatures(layout, draft, at, pageOffsets),
      venueFeatures(layout, draft, at, pageOffsets),
      lineFeatures(layout, draft, at),
      form,
      agreed[index] ?? {},
      facts[index] ?? {},
      {
        shared_day: Math.log1p(pageOffsets.days.get(at.day) ?? 0),
        shared_title: Math.log1p(pageOffsets.titles.get(at.title) ?? 0),
      },
    ];
  });
}

function pageFeatures(layout: Layout, method: Method, drafts: readonly Unkeyed[], { each }: PageOffsets): Features {
  const count = drafts.length;
  const ordered = each.map(({ from }, index) => ({ from, date: drafts[index]?.start.value ?? '' }));
  ordered.sort((a, b) => a.from - b.from);
  const days = new Set(drafts.map(({ start }) => dateOf(start.value)));
  const named = new Set(layout.marks.map(({ date }) => date));
  const before = each.filter(({ title, day }) => title >= 0 && title < day).length / count;
  const slots = new Map<string, number>();
  for (const { title } of each) {
    const piece = title < 0 ? undefined : layout.pieceAt(title);
    const slot = piece ? formOf(piece) : '';
    slots.set(slot, (slots.get(slot) ?? 0) + 1);
  }
  return {
    by_detail: Number(method === 'detail'),
    in_order: ordered.filter(({ date }, index) => date >= (ordered[index - 1]?.date ?? '')).length / count,
    newest_first: Number(
      count >= DOUBT.shownFeatures.fewestInOrder &&
        ordered.filter(({ date }, index) => date <= (ordered[index - 1]?.date ?? '9')).length >=
          count * DOUBT.shownFeatures.nearly,
    ),
    days_unread: [...named].filter((date) => !days.has(date)).length / Math.max(1, named.size),
    marks_each: Math.log(Math.max(1, layout.marks.length) / count),
    mixed_order: Math.min(before, 1 - before),
    same_slot: Math.max(...slots.values()) / count,
    event_words: Number(EVENT_WORDS.test(headTitle(layout.page))),
    certain_days: layout.marks.filter(({ certain }) => certain).length / Math.max(1, layout.marks.length),
  };
}

function recordFeatures(layout: Layout, draft: Unkeyed, at: Offsets): Features {
  const piece = at.title < 0 ? undefined : layout.pieceAt(at.title);
  const looks = piece ? prominence(piece, layout) : 0;
  const [first, last] = [Math.min(at.title, at.day), Math.max(at.title, at.day)];
  let rivals = 0;
  let rival = -5;
  for (const other of layout.piecesIn({ start: at.from, end: at.to })) {
    if (other === piece || layout.titleOf(other) === null) continue;
    rivals += 1;
    rival = Math.max(rival, prominence(other, layout));
  }
  const date = dateOf(draft.start.value);
  const between = at.title < 0 || at.day < 0 ? [] : within(layout.marks, first, last);
  const ahead = daysBetween(layout.page.hints.today, date);
  const [mark] = at.day < 0 ? [] : within(layout.marks, at.day, at.day + 1);
  const line = at.day < 0 ? '' : layout.visible.text.slice(Math.max(0, at.day - 12), at.day + 30);
  return {
    looks,
    margin: looks - rival,
    rivals: Math.log1p(rivals),
    is_whole_piece: Number(piece !== undefined && comparable(piece.text) === comparableOf(draft.title)),
    unlocated: Number(at.title < 0 || at.day < 0),
    gap: Math.log1p(last - first),
    days_between: Number(between.some((other) => other.date !== date)),
    days_near: Math.log1p(new Set(within(layout.marks, at.from, at.to).map((other) => other.date)).size),
    certain: Number(mark?.certain ?? false),
    weekday: Number(WEEKDAY.test(line)),
    past: Number(ahead < -1),
    far: Number(ahead > 300),
  };
}
