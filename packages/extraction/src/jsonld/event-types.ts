/** Subtypes of Event whose names do not end in `Event` (schema.org 29). */
const OTHER_NAMES = new Set(['Festival', 'Hackathon', 'EventSeries', 'CourseInstance']);
/** Broadcasts, releases and parcels are events to schema.org but nowhere to go to. */
const NOTHING_TO_ATTEND = new Set([
  'BroadcastEvent',
  'OnDemandEvent',
  'PublicationEvent',
  'DeliveryEvent',
  'ParcelDeliveryEvent',
]);

export function isEventType(type: string): boolean {
  return OTHER_NAMES.has(type) || (type.endsWith('Event') && !NOTHING_TO_ATTEND.has(type));
}

/** `MusicEvent` says something of an event, `Event` does not: in words, or null. */
export function labelOf(type: string): string | null {
  if (type === 'Event' || type === 'EventSeries' || !isEventType(type)) return null;
  return type.replace(/Event$/, '').replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
}
