import { documentUrl } from '../../api/document-url.ts';

const complete = (path: string) => new URL(path, window.location.origin).href;

/** The page that everybody with the link sees. */
export const sharedAddress = (key: string) => complete(`/itineraries/shared/${key}`);

/** Where calendars subscribe to a shared plan. */
export function sharedCalendar(key: string) {
  const ics = complete(documentUrl('getSharedItineraryCalendar', { params: { key } }));
  const webcal = ics.replace(/^https?:/, 'webcal:');
  return {
    webcal,
    google: `https://calendar.google.com/calendar/render?${new URLSearchParams({ cid: webcal })}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?${new URLSearchParams({ url: ics })}`,
  };
}
