/** Subtypes of Event whose names do not end in `Event` (schema.org 29). */
const OTHER_NAMES = new Set(['Festival', 'Hackathon', 'EventSeries', 'CourseInstance']);
/** Broadcasts, releases and parcel deliveries are schema.org events, but not public events to attend. */
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

/** The type in words if it is specific: `MusicEvent` is, `Event` is not and gives null. */
export function labelOf(type: string): string | null {
  if (type === 'Event' || type === 'EventSeries' || !isEventType(type)) return null;
  return type.replace(/Event$/, '').replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
}
