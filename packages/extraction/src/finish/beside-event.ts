import type { Draft } from '../base/types.ts';
import { layoutOf } from '../candidates/pieces/layout.ts';
import { siteNames } from '../candidates/places/site-names.ts';
import { dateOf } from '../candidates/times/local.ts';
import { eventLists } from '../decide/choice/event-lists.ts';
import { headTitles } from '../decide/choice/page-venue.ts';
import { FINISH } from '../decide/weights/finish.ts';
import type { Page } from '../document/page.ts';
import { comparable } from '../document/text.ts';
import { listingRung } from '../formats/listing/rung.ts';
import { finish } from './finish.ts';

/**
 * The list of other events below a card about one, on a page that its head does not name after that one. A list that may not be one of
 * events is left out, and so are the parts of the event itself, on its days.
 */
export function listedBelow(page: Page, drafts: readonly Draft[]): Draft[] {
  const [event] = drafts;
  if (!event || isOfPage(event, page) || eventLists(layoutOf(page)).length === 0) return [];
  const own = new Set(drafts.map(nameOf));
  const others = finish(page, listingRung.read(page), 'listing').drafts.filter(
    (draft) => !own.has(nameOf(draft)) && !drafts.some((one) => isDuring(draft, one)),
  );
  const names = new Set(others.map(nameOf));
  const sure = others.filter(({ confidence }) => (confidence?.event ?? 1) >= FINISH.besideEvent.event);
  return names.size >= FINISH.besideEvent.fewest && sure.length >= others.length * FINISH.besideEvent.sure
    ? others
    : [];
}

/** The head names the event, and not only the site: what else the page lists has pages of its own. */
function isOfPage(event: Draft, page: Page): boolean {
  const name = nameOf(event);
  if (!headTitles(page).some((head) => comparable(head).includes(name))) return false;
  return !siteNames(layoutOf(page), 'detail').some((site) => site.own && comparable(site.name) === name);
}

function isDuring({ start }: Draft, event: Draft): boolean {
  const [day, first] = [dateOf(start.value), dateOf(event.start.value)];
  return day >= first && day <= (event.end ? dateOf(event.end.value) : first);
}

function nameOf({ title }: Draft): string {
  return comparable(title.value);
}
