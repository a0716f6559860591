import type { Enhancement, EventDetail } from '@marquee/contract';

const DONE_LEVELS = new Set<string>(['comprehensive', 'stage2_complete', 'unified_complete']);

/** Whether an event counts as enhanced already (spec: DETAIL-09). */
export function isDone({ source, enhancementLevel }: Pick<EventDetail, 'source' | 'enhancementLevel'>): boolean {
  return /unified/i.test(source) || (enhancementLevel !== null && DONE_LEVELS.has(enhancementLevel));
}

/** Whether it has anything to show. */
export function isEmpty({ localRecommendations: near, ...details }: Enhancement): boolean {
  const { fullDescription, specialInstructions, dressCode, parkingInfo, accessibilityInfo } = details;
  const texts = [fullDescription, specialInstructions, dressCode, parkingInfo, accessibilityInfo];
  const lists = [
    details.venueAmenities,
    details.detailedSchedule,
    details.ticketTiers,
    details.whatToBring,
    ...Object.values(near),
  ];
  return texts.every((text) => text === null) && lists.every((list) => list.length === 0);
}
