import type { Features } from './feature-parts.ts';
import type { FieldWeights } from './weights.ts';

const MOST_REASONS = 3;
/** Less than this much against a draft is no reason. */
const LEAST = 0.3;

/** What a figure above or below its average says to a person. */
const REASONS: Readonly<Record<string, { above?: string; below?: string }>> = {
  branch_foreign_day: { above: 'The part of the page with this title also has another day.' },
  branch_rival_title: { above: 'The part of the page with this day also has another title.' },
  days_between: { above: 'Another day stands between title and day.' },
  gap: { above: 'Title and day are far apart.' },
  distinct_titles: { below: 'Many events of this page have the same title.' },
  same_slot: { below: 'The titles of this page do not look alike.' },
  looks: { below: 'The title does not look like a title.' },
  margin: { below: 'Other text nearby looks more like a title.' },
  rivals: { above: 'Many other texts nearby could be the title.' },
  repeated_title: { above: 'This title appears several times.' },
  title_lower: { above: 'The title begins with a small letter.' },
  title_label: { above: 'The title has words of a label or menu.' },
  title_date_like: { above: 'The title looks like a date or time.' },
  title_sentence: { above: 'The title is a sentence.' },
  title_place: { above: 'The title may be the name of a place.' },
  title_unended: { above: 'The title seems to be cut off.' },
  title_long: { above: 'The title is very long.' },
  title_one_word: { above: 'The title is a single word.' },
  title_odd_edge: { above: 'The title begins or ends with a sign.' },
  only: { above: 'It is the only event of its page.' },
  many: { below: 'The page has few events to compare it with.' },
  past: { above: 'Its day is over.' },
  far: { above: 'Its day is far ahead.' },
  days_unread: { above: 'The page names many days that belong to no event.' },
  marks_each: { above: 'The page names many days for few events.' },
  mixed_order: { above: 'The order of titles and days changes on this page.' },
  in_order: { below: 'The events of the page are not in the order of their days.' },
  certain: { below: 'The year of its day is not certain.' },
  certain_days: { below: 'The years of this page are not certain.' },
  weekday: { below: 'Its day has no weekday that could confirm it.' },
  timed: { below: 'It has no time.' },
  share_timed: { below: 'Few events of this page have a time.' },
  share_linked: { below: 'Few events of this page have a link.' },
  times_several: { above: 'Several times stand near it.' },
  times_near: { above: 'Several times stand near it.' },
  shared_day: { above: 'Several events share this day’s text.' },
  shared_title: { above: 'Several events share this title’s text.' },
  event_words: { below: 'The page does not call itself a calendar or list of events.' },
  unlocated: { above: 'Its title or day is not in the visible text.' },
};

/** Why a draft is doubtful, the strongest reason first, each a sentence. */
export function doubtsOf({ weights, means }: FieldWeights, features: Features): string[] {
  const against = Object.entries(weights)
    .map(([name, weight]) => {
      const apart = (features[name] ?? 0) - (means[name] ?? 0);
      const reason = apart > 0 ? REASONS[name]?.above : REASONS[name]?.below;
      return { worth: weight * apart, reason };
    })
    .filter(({ worth }) => worth < -LEAST)
    .sort((a, b) => a.worth - b.worth);
  const reasons = [...new Set(against.flatMap(({ reason }) => reason ?? []))].slice(0, MOST_REASONS);
  return reasons.length > 0 ? reasons : ['This page is read less surely than the pages that we know.'];
}
