import type { HeldDraft } from '@marquee/contract';
import type { Draft } from '@marquee/extraction';
import { type Instant, notFound } from '@marquee/kernel';
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
    const row = await known(deps, id);
    if (row.held.decision !== null)
      return { decided: `${row.held.decidedBy ?? 'Somebody'} has already ${row.held.decision} this event.` };
    const [question] = await questions(deps, [heldDraftOf(row)], now);
    if (!question) throw notFound('This held event');
    return question;
  },

  async preview(deps, id) {
    const row = await known(deps, id);
    const { held, source } = row;
    const former = await formerShowing(deps, row);
    const event = former && (await eventFacts(deps.db, [former.eventId])).get(former.eventId);
    const { leftOut } = heldDraftOf(row);
    return {
      because: held.doubts,
      effects: {
        approve: [
          former === null ? 'It is published at once, as it was read.' : 'It replaces what is published of it now.',
          ...leftOut.map((value) => `Its ${value} is left out: it is too doubtful.`),
          'Later reads publish it, too, until its title or start changes.',
        ],
        reject: [
          'It stays out, until its title or start changes.',
          ...(former === null ? [] : ['What is published of it now stays.']),
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
        { title: former === null ? `As ${source.name} was read` : 'As it will be published', url: held.pageUrl },
        ...(former === null ? [] : [{ title: 'As it is published now', url: former.pageUrl }]),
      ],
      rows: rowsOfSides(DRAFT_LABELS, [
        draftSide(held.draft as Draft),
        ...(former === null ? [] : [draftSide(former.draft)]),
      ]),
      final: [],
    };
  },

  async undoFacts(deps, id): Promise<Facts> {
    const former = await formerShowing(deps, await known(deps, id));
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

async function questions(deps: QueueDeps, items: readonly HeldDraft[], now: Instant): Promise<Question[]> {
  const places = await placesOfSources(deps.db, [...new Set(items.map(({ sourceId }) => sourceId))]);
  return items.map(({ id, title, start, source, sourceId, pageUrl, confidence, heldSince }) => ({
    id,
    title,
    question: `Is this an event, and is it right as ${source} was read?`,
    place: places.get(sourceId) ?? null,
    since: heldSince,
    isAnswered: false,
    needsNote: false,
    opens: pageUrl,
    topic: { id: sourceId, name: source },
    stake: { events: 1, people: [], daysAway: daysUntilLocal(start, now) },
    prior: {
      sure: confidence.titleAndDay,
      because: `It was read with ${Math.round(confidence.titleAndDay * 100)}% certainty of title and day.`,
    },
    cost: { minutes: 0.5, because: 'One glance at the words of its page.' },
    seen: [id],
  }));
}

async function known(deps: QueueDeps, id: string): Promise<HeldRow> {
  const row = await heldRow(deps, id);
  if (!row) throw notFound('This held event');
  return row;
}
