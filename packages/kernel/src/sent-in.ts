/** The form of a city stands as the source of what readers send in: `https://…/submit?from=columbia-sc`. It is no page about an event. */
const FORM = /^https?:\/\/[^/]+\/submit\?from=/;

/** Whether it is a reader who lists the event. */
export const isSentIn = ({ sourceUrl }: { sourceUrl: string }): boolean => FORM.test(sourceUrl);

/** The page of its source; of an event that a reader sent in its own page, and null where it has none. */
export function sourcePageOf(event: { sourceUrl: string; url: string | null }): string | null {
  return isSentIn(event) ? event.url : event.sourceUrl;
}
