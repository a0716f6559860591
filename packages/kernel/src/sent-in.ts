const FORM = '/submit?from=';
/** As `formUrl` makes it. Another site's address of that form would do, too: an event does not say whether its source is ours. */
const IS_FORM = /^https?:\/\/[^/]+\/submit\?from=[a-z0-9-]+$/;

/** The form of a city, which stands as the source of what readers send in: `https://…/submit?from=columbia-sc`. It is no page about an event. */
export const formUrl = (citySlug: string, publicOrigin: string): URL => new URL(`${FORM}${citySlug}`, publicOrigin);

/** Whether it is a reader who lists the event. */
export const isSentIn = ({ sourceUrl }: { sourceUrl: string }): boolean => IS_FORM.test(sourceUrl);

/** The page of its source; of an event that a reader sent in its own page, and null where it has none. */
export function sourcePageOf(event: { sourceUrl: string; url: string | null }): string | null {
  return isSentIn(event) ? event.url : event.sourceUrl;
}
