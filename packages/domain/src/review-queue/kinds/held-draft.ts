import type { ToldHeldDraft } from '@marquee/contract';
import type { Draft } from '@marquee/extraction';
import { type Instant, notFound, quoted, say } from '@marquee/kernel';
import {
  decideHeldDraft,
  type FormerShowing,
  formerShowing,
  type HeldRow,
  heldDraftOf,
  heldRow,
  listHeldDrafts,
  reopenHeldDraft,
} from '../../review/index.ts';
import { DRAFT_LABELS, draftSide, rowsOfSides } from '../cells.ts';
import { daysUntilLocal } from '../days-away.ts';
import { eventFacts, placesOfSources } from '../facts.sql.ts';
import type { Kind, Question, QueueDeps } from '../kind.ts';

/** They come the most certain first, and the doubtful ones of them lead: so more of them are read than of other kinds. */
const MOST = 100;

interface Facts {
  former: Pick<FormerShowing, 'draft' | 'pageUrl'> | null;
}

/** Events that were read with too much doubt about what they are, or when. Approving publishes. */
export const heldDraftKind: Kind = {
  async list(deps, now) {
    const { items } = await listHeldDrafts(deps, { limit: MOST });
    return questions(deps, items, now);
  },

  async find(deps, id, now) {
    const row = await readHeldDraft(deps, id);
    if (row.held.decision !== null)
      return { decided: say(`decided.event.${row.held.decision}`, { who: row.held.decidedBy ?? say('somebody') }) };
    const [question] = await questions(deps, [heldDraftOf(row)], now);
    if (!question) throw notFound('heldEvent');
    return question;
  },

  async preview(deps, id) {
    const row = await readHeldDraft(deps, id);
    const { held, source } = row;
    const former = await formerShowing(deps, row);
    const event = former && (await eventFacts(deps.db, [former.eventId])).get(former.eventId);
    const { leftOut } = heldDraftOf(row);
    return {
      because: held.doubts,
      effects: {
        approve: [
          former === null ? say('review.publishedOnceRead') : say('review.replacesWhatPublishedNow'),
          ...leftOut.map((value) => say(value === 'time' ? 'review.timeLeftOut' : 'review.venueLeftOut')),
          say('review.laterReadsPublishTooUntil'),
        ],
        reject: [
          say('review.staysOutUntilTitleStart'),
          ...(former === null ? [] : [say('review.whatPublishedNowStays')]),
        ],
      },
      events: [
        {
          change: former === null ? 'appears' : 'changes',
          title: held.title,
          start: held.start,
          slug: event?.slug ?? null,
        },
      ],
      columns: [
        {
          title: former === null ? say('review.read', { source: source.name }) : say('review.willPublished'),
          url: held.pageUrl,
        },
        ...(former === null ? [] : [{ title: say('review.publishedNow'), url: former.pageUrl }]),
      ],
      rows: rowsOfSides(DRAFT_LABELS, [
        draftSide(held.draft as Draft),
        ...(former === null ? [] : [draftSide(former.draft)]),
      ]),
      final: [],
    };
  },

  async undoFacts(deps, id): Promise<Facts> {
    const former = await formerShowing(deps, await readHeldDraft(deps, id));
    return { former: former && { draft: former.draft, pageUrl: former.pageUrl } };
  },

  async decide(deps, caller, id, { decision, note }, along) {
    const { outcome } = await decideHeldDraft(deps, caller, id, { decision, reason: note }, along);
    return outcome;
  },

  async undo(deps, caller, { itemId, decision, facts }, along) {
    const { former } = facts as Facts;
    const decided = decision === 'approve' ? 'approved' : 'rejected';
    await reopenHeldDraft(deps, caller, { id: itemId, decision: decided, former }, along);
    return [];
  },
};

async function questions(deps: QueueDeps, items: readonly ToldHeldDraft[], now: Instant): Promise<Question[]> {
  const places = await placesOfSources(deps.db, [...new Set(items.map(({ sourceId }) => sourceId))]);
  return items.map(({ id, title, start, source, sourceId, pageUrl, confidence, heldSince }) => ({
    id,
    title,
    question: say('review.eventRightRead', { source }),
    place: places.get(sourceId) ?? null,
    since: heldSince,
    isAnswered: false,
    needsNote: false,
    opens: pageUrl,
    topic: { id: sourceId, name: quoted(source) },
    stake: { events: 1, people: [], daysAway: daysUntilLocal(start, now) },
    prior: {
      sure: confidence.titleAndDay,
      because: say('review.readCertaintyTitleDay', { n: Math.round(confidence.titleAndDay * 100) }),
    },
    cost: { minutes: 0.5, because: say('review.oneGlanceWordsPage') },
    seen: [id],
  }));
}

async function readHeldDraft(deps: QueueDeps, id: string): Promise<HeldRow> {
  const row = await heldRow(deps, id);
  if (!row) throw notFound('heldEvent');
  return row;
}
