import type { Method, Unkeyed } from '../../base/types.ts';
import { layoutOf } from '../../candidates/pieces/layout.ts';
import type { Page } from '../../document/page.ts';
import type { FeatureParts, Features } from './feature-parts.ts';
import { shownFeatures } from './shown-features.ts';
import { statedFeatures } from './stated-features.ts';

/** `shown` was read from the layout of a page, `stated` from fields of a format. */
export type Kind = 'shown' | 'stated';

const SHOWN: ReadonlySet<Method> = new Set(['listing', 'detail', 'learned', 'language-model']);

export function kindOf(method: Method): Kind {
  return SHOWN.has(method) ? 'shown' : 'stated';
}

/** The features of each draft of one document. They come from the drafts' evidence, not from the code that read them. */
export function featuresOf(page: Page, method: Method, drafts: readonly Unkeyed[]): Features[] {
  return partsOf(page, method, drafts).map(joined);
}

export function partsOf(page: Page, method: Method, drafts: readonly Unkeyed[]): FeatureParts[] {
  // Rungs for HTML also read pages inside JSON, whose text has no layout of its own.
  return kindOf(method) === 'shown' && page.format === 'html'
    ? shownFeatures(layoutOf(page), method, drafts)
    : statedFeatures(page, method, drafts);
}

/** All in one: of a page of hundreds of drafts this takes longer than all the rest, so only those who ask for names do it. */
export function joined(parts: FeatureParts): Features {
  return Object.assign({}, ...parts) as Features;
}
