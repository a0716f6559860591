import type { MessageCode } from '@marquee/kernel';
import { CONFIDENCE_FIELDS, type Weights } from '../weights/confidence.ts';
import { DOUBT } from '../weights/doubt.ts';
import type { Features } from './feature-parts.ts';

export type Doubt = Extract<MessageCode, `doubt.${string}`>;

/** What a figure above or below its average says to a person. */
const REASONS: Readonly<Record<string, { above?: Doubt; below?: Doubt }>> = {
  branch_foreign_day: { above: 'doubt.partPageTitleAlsoHas' },
  branch_rival_title: { above: 'doubt.partPageDayAlsoHas' },
  days_between: { above: 'doubt.anotherDayStandsBetweenTitle' },
  gap: { above: 'doubt.titleDayFarApart' },
  distinct_titles: { below: 'doubt.manyEventsPageHaveSame' },
  same_slot: { below: 'doubt.titlesPageDoNotLook' },
  looks: { below: 'doubt.titleDoesNotLookLike' },
  margin: { below: 'doubt.otherTextNearbyLooksMore' },
  rivals: { above: 'doubt.manyOtherTextsNearbyCould' },
  repeated_title: { above: 'doubt.titleAppearsSeveralTimes' },
  title_lower: { above: 'doubt.titleBeginsSmallLetter' },
  title_label: { above: 'doubt.titleHasWordsLabelMenu' },
  title_date_like: { above: 'doubt.titleLooksLikeDateTime' },
  title_sentence: { above: 'doubt.titleSentence' },
  title_place: { above: 'doubt.titleMayNamePlace' },
  title_unended: { above: 'doubt.titleSeemsCutOff' },
  title_long: { above: 'doubt.titleVeryLong' },
  title_one_word: { above: 'doubt.titleSingleWord' },
  title_odd_edge: { above: 'doubt.titleBeginsEndsSign' },
  only: { above: 'doubt.onlyEventPage' },
  many: { below: 'doubt.pageHasFewEventsCompare' },
  past: { above: 'doubt.dayOver' },
  far: { above: 'doubt.dayFarAhead' },
  days_unread: { above: 'doubt.pageNamesManyDaysBelong' },
  marks_each: { above: 'doubt.pageNamesManyDaysFew' },
  mixed_order: { above: 'doubt.orderTitlesDaysChangesPage' },
  in_order: { below: 'doubt.eventsPageNotOrderTheir' },
  certain: { below: 'doubt.yearDayNotCertain' },
  certain_days: { below: 'doubt.yearsPageNotCertain' },
  weekday: { below: 'doubt.dayHasNoWeekdayCould' },
  timed: { below: 'doubt.hasNoTime' },
  share_timed: { below: 'doubt.fewEventsPageHaveTime' },
  share_linked: { below: 'doubt.fewEventsPageHaveLink' },
  times_several: { above: 'doubt.severalTimesStandNear' },
  times_near: { above: 'doubt.severalTimesStandNear' },
  shared_day: { above: 'doubt.severalEventsShareDaysText' },
  shared_title: { above: 'doubt.severalEventsShareTitlesText' },
  event_words: { below: 'doubt.pageDoesNotCallItself' },
  unlocated: { above: 'doubt.titleDayNotVisibleText' },
};

const TITLE_AND_DAY = CONFIDENCE_FIELDS.indexOf('titleAndDay');

/** Why a draft is doubtful, the strongest reason first. */
export function doubtsOf(weights: Weights, features: Features): Doubt[] {
  const against = Object.entries(REASONS)
    .map(([name, { above, below }]) => {
      const row = weights[name] ?? [];
      const apart = (features[name] ?? 0) - (row[CONFIDENCE_FIELDS.length] ?? 0);
      return { worth: (row[TITLE_AND_DAY] ?? 0) * apart, reason: apart > 0 ? above : below };
    })
    .filter(({ worth }) => worth < -DOUBT.doubts.least)
    .sort((a, b) => a.worth - b.worth);
  const reasons = [...new Set(against.flatMap(({ reason }) => reason ?? []))].slice(0, DOUBT.doubts.mostReasons);
  return reasons.length > 0 ? reasons : ['doubt.pageReadLessSurelyThan'];
}
