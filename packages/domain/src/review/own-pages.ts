import type { Draft } from '@marquee/extraction';
import { titleKey } from '../identity/index.ts';
import { dateOf } from '../places/index.ts';
import type { Listed } from './sort-drafts.ts';

/** So many events of a list whose own pages say the same prove how the list is read, if none says otherwise. */
const ENOUGH = 2;
/** Of a list that is proved, a draft with a doubt that decides alone still waits. */
const LEAST = 0.6;

/**
 * The doubtful drafts that the events' own pages prove: a list and an event's page are two readings that err apart from each other. An
 * event with the same title and day on its own page is proved with that page's draft; a list of which enough events are, and none is
 * contradicted, is proved as a whole.
 * @param listed what one read of a source found, those above the bar included
 */
export function provedByOwnPages(listed: readonly Listed[], doubtful: readonly Listed[]): Set<Listed> {
  const proved = new Set<Listed>();
  if (doubtful.length === 0) return proved;
  const pages = Map.groupBy(listed, ({ pageUrl }) => addressOf(pageUrl));
  for (const [address, list] of pages) {
    let [agreeing, others] = [0, 0];
    for (const one of list) {
      const own = ownPageOf(one.draft, address, pages);
      if (!own) continue;
      const same = own.find(({ draft }) => isSame(draft, one.draft));
      if (same) {
        agreeing += 1;
        proved.add(one).add(same);
      } else others += 1;
    }
    if (agreeing < ENOUGH || others > 0) continue;
    for (const one of list) if ((one.draft.confidence?.titleAndDay ?? 0) >= LEAST) proved.add(one);
  }
  return new Set(doubtful.filter((one) => proved.has(one)));
}

function ownPageOf(
  { url }: Draft,
  list: string,
  pages: ReadonlyMap<string, readonly Listed[]>,
): readonly Listed[] | undefined {
  const address = url && addressOf(url.value);
  return address === undefined || address === list ? undefined : pages.get(address);
}

/** The same page with another fragment or a slash at its end. */
const addressOf = (url: string) => url.replace(/#.*$/s, '').replace(/\/$/, '');

function isSame(a: Draft, b: Draft): boolean {
  return dateOf(a.start.value) === dateOf(b.start.value) && titleKey(a.title.value) === titleKey(b.title.value);
}
