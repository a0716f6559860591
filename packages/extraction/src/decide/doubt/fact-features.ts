import type { Unkeyed } from '../../base/types.ts';
import { dateOf } from '../../candidates/times/local.ts';
import { NAMED_AS_EVENT } from '../../rules/event-names.ts';
import { HELD_WORD } from '../../rules/meeting-words.ts';
import type { Features } from './feature-parts.ts';
import type { PageOffsets } from './page-offsets.ts';

/** What else a record tells, as only events have it: a place, an end, a price, tickets, the name of a kind of event. Many events have no hour. */
export function factFeatures(drafts: readonly Unkeyed[], { each }: PageOffsets): Features[] {
  const own = drafts.map((draft, index): Features & { fact_place: number; named_event: number } => {
    const at = each[index];
    const { start, end, title } = draft;
    const isTimed = start.value.length > 10;
    const isRun = end !== undefined && dateOf(end.value) > dateOf(start.value);
    const isNamed = NAMED_AS_EVENT.test(title.value);
    return {
      fact_place: Number(at !== undefined && at.venue >= at.from && at.venue < at.to),
      fact_price: Number(draft.price !== undefined),
      fact_url: Number(draft.url !== undefined),
      fact_tickets: Number(draft.ticketUrl !== undefined || draft.soldOut !== undefined || draft.status !== undefined),
      fact_hours: Number(isTimed && end !== undefined && !isRun),
      fact_run: Number(isRun),
      named_event: Number(isNamed),
      named_meeting: Number(HELD_WORD.test(title.value)),
      hourless_run: Number(!isTimed && isRun),
      hourless_event: Number(!isTimed && isNamed),
    };
  });
  const share = (of: 'fact_place' | 'named_event') =>
    own.reduce((sum, one) => sum + one[of], 0) / Math.max(1, own.length);
  const [placed, named] = [share('fact_place'), share('named_event')];
  const timed = drafts.filter(({ start }) => start.value.length > 10).length / Math.max(1, drafts.length);
  return own.map((one, index) => ({
    ...one,
    share_placed: placed,
    share_named: named,
    hourless_all: drafts[index]?.start.value.length === 10 ? 1 - timed : 0,
  }));
}
