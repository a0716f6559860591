import type { Draft } from '@marquee/extraction';
import { titleKey } from '../identity/index.ts';
import { dateOf } from '../places/index.ts';
import { mustBeHeld } from './sort-drafts.ts';

/** More than half of a page's drafts are below the publishing bar: the language model is asked about it. */
export function isMostlyDoubtful(drafts: readonly Draft[]): boolean {
  return drafts.filter(mustBeHeld).length > drafts.length / 2;
}

/**
 * The drafts of a page after the language model has read it, too. Sure ones stay. A doubtful one is replaced by the model's draft with
 * its title and day, under its own key, or by the one with its key and day: the same event under another title. The others stay doubtful. What
 * only the model found is added.
 */
export function withModelsWord(own: readonly Draft[], model: readonly Draft[]): Draft[] {
  const sure = own.filter((draft) => !mustBeHeld(draft));
  const left = new Set(model.filter((one) => !sure.some((draft) => isSameDay(draft, one))));
  const drafts = own.map((draft) => {
    if (!mustBeHeld(draft)) return draft;
    const alike = [...left].filter((one) => isSameDay(draft, one));
    const word =
      alike.find(({ start }) => start.value === draft.start.value) ??
      alike[0] ??
      [...left].find((one) => one.key === draft.key && dayOf(one) === dayOf(draft));
    if (!word) return draft;
    left.delete(word);
    return { ...linksOf(draft), ...word, key: draft.key };
  });
  const keys = new Set(drafts.map(({ key }) => key));
  return [...drafts, ...[...left].filter(({ key }) => !keys.has(key))];
}

function isSameDay(a: Draft, b: Draft): boolean {
  return dayOf(a) === dayOf(b) && titleKey(a.title.value) === titleKey(b.title.value);
}

const dayOf = ({ start }: Draft) => dateOf(start.value);

/** The model is not asked for addresses. */
function linksOf({ url, ticketUrl, imageUrl }: Draft): Pick<Draft, 'url' | 'ticketUrl' | 'imageUrl'> {
  return { ...(url ? { url } : {}), ...(ticketUrl ? { ticketUrl } : {}), ...(imageUrl ? { imageUrl } : {}) };
}
