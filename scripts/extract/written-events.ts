import { type Draft, isBelowBar, withoutDoubtfulValues } from '@marquee/extraction';

/** The drafts of a document as a result holds them: all, or only what is published without a person or a model. */
export function writtenEvents(drafts: readonly Draft[], onlyPublished: boolean) {
  const kept = onlyPublished ? drafts.filter((draft) => !isBelowBar(draft)).map(withoutDoubtfulValues) : drafts;
  return kept.map(eventOf);
}

function eventOf(draft: Draft) {
  const { minCents, maxCents } = draft.price?.value ?? {};
  return {
    title: draft.title.value,
    start: draft.start.value,
    end: draft.end?.value,
    venue: draft.venue?.value,
    address: draft.address?.value,
    url: draft.url?.value,
    status: draft.status?.value,
    priceMin: minCents === undefined ? undefined : minCents / 100,
    priceMax: maxCents === undefined ? undefined : maxCents / 100,
    allDay: draft.allDay?.value,
    /** How likely each is right, 0 to 1; absent where the document states its events as data. */
    confidence: draft.confidence,
  };
}
