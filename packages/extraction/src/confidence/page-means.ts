import type { FeatureParts, Features } from './feature-parts.ts';

/** What one draft of a list shows, the others show too: a draft is as doubtful as its list. */
const AVERAGED = [
  'looks',
  'margin',
  'is_whole_piece',
  'certain',
  'title_label',
  'branch_rival_title',
  'branch_foreign_day',
] as const;

/** The averages of some features over all drafts of a page. */
export function pageMeans(drafts: readonly FeatureParts[]): Features {
  const means: Features = {};
  for (const name of AVERAGED) {
    let sum = 0;
    for (const parts of drafts) sum += parts.findLast((part) => name in part)?.[name] ?? 0;
    means[`all_${name}`] = sum / Math.max(1, drafts.length);
  }
  return means;
}
