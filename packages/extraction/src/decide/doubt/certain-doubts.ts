import { shownOffset } from '../../base/evidence.ts';
import type { Method, Unkeyed } from '../../base/types.ts';
import { type Layout, layoutOf } from '../../candidates/pieces/layout.ts';
import { ADDRESS_TITLE } from '../../candidates/places/street-address.ts';
import { dateOf } from '../../candidates/times/local.ts';
import type { Page } from '../../document/page.ts';
import { comparable } from '../../document/text.ts';
import { CREDIT } from '../../rules/credit-words.ts';
import { ASKS_READER, DUTY_TITLE, SENTENCE_WORD, UNENDED } from '../../rules/fragment-words.ts';
import { headTitle } from '../choice/page-venue.ts';
import { DOUBT } from '../weights/doubt.ts';
import type { Doubt } from './doubts.ts';
import { kindOf } from './features.ts';
import { placesAsTitles } from './places-as-titles.ts';

/** What no weight may outvote, per draft: a reason why it must not be published unseen, or null. */
export function certainDoubts(page: Page, method: Method, drafts: readonly Unkeyed[]): Array<Doubt | null> {
  if (kindOf(method) !== 'shown' || page.format !== 'html') return drafts.map(() => null);
  const layout = layoutOf(page);
  const places = placesAsTitles(
    drafts.map((draft) => ({ title: draft.title.value, at: offsetOf(draft) })),
    layout,
  );
  const site = siteOf(page, drafts);
  const own = drafts.map((draft) =>
    site !== null && comparable(draft.title.value) === site ? 'doubt.titlePlace' : doubtOf(draft, layout),
  );
  const share = own.filter((doubt) => doubt !== null).length / drafts.length;
  const isDoubted = share >= DOUBT.certainDoubts.many && drafts.length >= DOUBT.certainDoubts.fewest;
  return own.map(
    (doubt, index) =>
      doubt ??
      (places[index] ? PLACE_DOUBT : null) ??
      (isDoubted && !isMarked(drafts[index], layout) ? PAGE_DOUBT : null),
  );
}

const PLACE_DOUBT = 'doubt.titleStandsBehindHourWhere';
const PAGE_DOUBT = 'doubt.manyTitlesPagePartsSentences';

function doubtOf(draft: Unkeyed, layout: Layout): Doubt | null {
  const title = draft.title.value;
  if (DUTY_TITLE.test(title)) return 'doubt.titleNamesDeadlineClosing';
  if (ASKS_READER.test(title)) return 'doubt.titleQuestionReader';
  if (ADDRESS_TITLE.test(title)) return 'doubt.titleAddress';
  if (CREDIT.test(title)) return 'doubt.titleSaysWhoPresentsEvent';
  if (isItsPlace(draft)) return 'doubt.titlePlace';
  if (isMarked(draft, layout)) return null;
  if (UNENDED.test(title)) return 'doubt.titleSeemsCutOff';
  const at = offsetOf(draft);
  if (at < 0) return null;
  if (isAmidSentence(title, at, layout)) return 'doubt.titleBeginsMiddleSentence';
  return isSentence(title, at, layout) ? 'doubt.titlePartSentence' : null;
}

/** The whole name of a site's first page, where it lists several days: whose page it is, not what is on. */
function siteOf(page: Page, drafts: readonly Unkeyed[]): string | null {
  const days = new Set(drafts.map(({ start }) => dateOf(start.value)));
  return days.size >= DOUBT.certainDoubts.fewest && FIRST_PAGE.test(page.url) ? comparable(headTitle(page)) : null;
}

const FIRST_PAGE = /^[a-z]+:\/\/[^/]+(?:\/(?:index\.\w+)?)?$/i;

/** The same words were read as the title and as the place. */
function isItsPlace({ title, venue }: Unkeyed): boolean {
  return venue !== undefined && comparable(title.value) === comparable(venue.value);
}

function offsetOf({ title }: Unkeyed): number {
  return shownOffset(title.evidence[0]?.locator);
}

/** In a heading, a link or bold: chosen as a name by whoever wrote the page. */
function isMarked(draft: Unkeyed | undefined, layout: Layout): boolean {
  const at = draft ? offsetOf(draft) : -1;
  const name = at < 0 ? undefined : layout.pieceAt(at)?.carrier.name;
  return name !== undefined && MARKED.test(name);
}

const MARKED = /^(?:h[1-6]|a|b|strong|dt|th|summary|caption|button)$/;

/** It begins with a small letter, and words stand right before it on its line. */
function isAmidSentence(title: string, at: number, layout: Layout): boolean {
  const { text } = layout.visible;
  const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  return /^(?:\p{Ll}|[.,;!?])/u.test(title) && /[\p{L}\p{N}),.][ (]{0,2}$/u.test(before);
}

/** Many words, among them some that names seldom have, at the beginning of a long line or a sentence. */
function isSentence(title: string, at: number, layout: Layout): boolean {
  if (title.split(/\s+/).length < DOUBT.certainDoubts.sentenceWords || !SENTENCE_WORD.test(title)) return false;
  return layout.visible.lineAt(at).length >= DOUBT.certainDoubts.longLine;
}
