import { attribute } from '../html/dom.ts';
import type { Layout } from '../layout/layout.ts';
import { within } from '../layout/within.ts';
import { comparableOf } from '../normalize/compared.ts';
import { comparable } from '../normalize/text.ts';
import { headTitle } from '../places/page-venue.ts';
import { dateOf, weekdayOf } from '../time/local.ts';
import type { Unkeyed } from '../types.ts';
import { WEEKDAY_NAME, weekdayNumber } from '../vocabulary/weekdays.ts';
import type { Features } from './feature-parts.ts';
import type { Offsets, PageOffsets } from './page-offsets.ts';

/** What else on the page says the title and day of a draft: its head, addresses, and the weekday beside the day. */
export function agreementFeatures(layout: Layout, drafts: readonly Unkeyed[], { each }: PageOffsets): Features[] {
  const head = wordsOf(headOf(layout));
  const address = wordsOf(pathWords(layout.page.url));
  const known = new Map<string, Features>();
  return drafts.map((draft, index): Features => {
    const at = each[index];
    const name = `${draft.title.value}\n${draft.url?.value ?? ''}`;
    const ofTitle = known.get(name) ?? titleFeatures(draft, head, address);
    known.set(name, ofTitle);
    return at ? { ...ofTitle, ...dayFeatures(layout, draft, at) } : ofTitle;
  });
}

function titleFeatures(draft: Unkeyed, head: ReadonlySet<string>, address: ReadonlySet<string>): Features {
  const words = wordsOf(comparableOf(draft.title));
  const { url } = draft;
  return {
    title_in_head: shareIn(words, head),
    title_in_address: shareIn(words, address),
    title_linked: url === undefined ? UNLINKED : shareIn(words, wordsOf(pathWords(url.value))),
    has_link: Number(url !== undefined),
  };
}

/** What a draft without a link has: a usual share of its title's words in the link's address. */
const UNLINKED = 0.5;

const NO_WORDS: ReadonlySet<string> = new Set('a an the of and or at in on for to with by from'.split(' '));

function wordsOf(text: string): Set<string> {
  const words = comparable(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => word.length > 1 && !NO_WORDS.has(word)));
}

function shareIn(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  if (words.size === 0) return 0;
  let count = 0;
  for (const word of words) if (others.has(word)) count += 1;
  return count / words.size;
}

const MOST_HEADINGS = 3;
const MOST_CHARS = 200;

/** The page's own title, its highest headings, and the title for those who share it. */
function headOf({ page, visible }: Layout): string {
  const headings = page
    .elements('h1')
    .slice(0, MOST_HEADINGS)
    .flatMap((element) => {
      const range = visible.rangeOf(element);
      return range ? [visible.text.slice(range[0], Math.min(range[1], range[0] + MOST_CHARS))] : [];
    });
  const shared = page.elements('meta').find((one) => attribute(one, 'property') === 'og:title');
  const told = shared ? (attribute(shared, 'content') ?? '').slice(0, MOST_CHARS) : '';
  return [headTitle(page), ...headings, told].join(' ');
}

const MOST_PATH = 300;

function pathWords(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname.slice(0, MOST_PATH).replaceAll(/[^a-z0-9]+/gi, ' ') : '';
}

const WEEKDAY = new RegExp(String.raw`\b${WEEKDAY_NAME}\b`, 'i');
/** A day stands within so many characters of its evidence, and its weekday within so many of it. */
const REACH = 60;
const BESIDE = 14;

function dayFeatures({ marks, visible: { text } }: Layout, { start }: Unkeyed, { day }: Offsets): Features {
  if (day < 0) return {};
  const date = dateOf(start.value);
  const mark = within(marks, day, day + REACH).find((one) => one.date === date);
  const [printed] = WEEKDAY.exec(text.slice(Math.max(0, day - BESIDE), (mark?.end ?? day) + BESIDE)) ?? [];
  const isRight = printed !== undefined && weekdayNumber(printed) === weekdayOf(date);
  return {
    weekday_agrees: printed === undefined ? 0 : isRight ? 1 : -1,
    year_written: Number(mark !== undefined && text.slice(mark.start, mark.end).includes(date.slice(0, 4))),
    day_doubted: Number(mark?.doubt !== undefined),
    day_unmarked: Number(mark === undefined),
  };
}
