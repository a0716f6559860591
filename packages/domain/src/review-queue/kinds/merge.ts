import type { Draft } from '@marquee/extraction';
import { type Instant, notFound } from '@marquee/kernel';
import {
  groupOf,
  keepGroupApart,
  mergeGroup,
  type PendingEvent,
  pendingGroups,
  proposeAgain,
  undoGroupMerge,
} from '../../series/index.ts';
import { cell, DRAFT_LABELS, draftSide, rowsOfSides, wallTime } from '../cells.ts';
import { sooner } from '../days-away.ts';
import { claimsOf, eventFacts } from '../facts.sql.ts';
import type { Kind, Question, QueueDeps } from '../kind.ts';

const MOST = 50;
/** Events that are compared side by side. */
const SIDES = 4;
/** Of each source of an event one showing. */
const CLAIMS = 40;

interface Facts {
  ids: string[];
}

/** Events that may be one show. Approving merges them into the first, rejecting keeps them apart. */
export const mergeKind: Kind = {
  async list(deps, now) {
    const groups = (await pendingGroups(deps)).slice(0, MOST);
    return questions(deps, groups, now);
  },

  async find(deps, id, now) {
    const group = await groupOf(deps, id);
    if (group === null && (await eventFacts(deps.db, [id])).size > 0)
      return { decided: 'Somebody has already merged these events or kept them apart.' };
    const [question] = await questions(deps, group === null ? [] : [group], now);
    if (!question) throw notFound('This group of events');
    return question;
  },

  async preview(deps, id) {
    const group = await known(deps, id);
    const [kept] = group;
    const shown = group.slice(0, SIDES);
    const claims = await claimsOf(
      deps.db,
      shown.map((event) => event.id),
      deps.clock.now(),
      CLAIMS,
    );
    const sides = shown.map((event) => {
      const claim = claims.find(({ eventId }) => eventId === event.id);
      const { dates, firstLocal, lastLocal } = event;
      const span =
        dates === 1 ? wallTime(firstLocal) : `${dates} dates, ${firstLocal.slice(0, 10)} to ${lastLocal.slice(0, 10)}`;
      return [...(claim ? draftSide(claim.draft as Draft) : []), cell(span)];
    });
    return {
      because: ['They have the same source, title and venue, and their dates lie at most 45 days apart.'],
      effects: {
        approve: [
          `${group.length} events become one, with all their dates: “${kept?.title}”.`,
          'The addresses of the others lead to it.',
        ],
        reject: ['They stay as they are, and are never proposed as one again.'],
      },
      events: group.map(({ title, firstLocal, slug }, index) => ({
        change: index === 0 ? 'changes' : 'merges',
        title,
        start: firstLocal,
        slug,
      })),
      columns: shown.map(({ slug }, index) => ({
        title: index === 0 ? 'Kept' : `Merged into it (${index})`,
        url: `/events/${slug}`,
      })),
      rows: rowsOfSides([...DRAFT_LABELS, 'Dates'], sides),
      final: [],
    };
  },

  async undoFacts(deps, id): Promise<Facts> {
    return { ids: (await known(deps, id)).map((event) => event.id) };
  },

  async decide(deps, caller, id, { decision }, along) {
    const group = { ids: (await known(deps, id)).map((event) => event.id) };
    if (decision === 'reject') {
      await keepGroupApart(deps, caller, group, along);
      return 'They stay apart.';
    }
    await mergeGroup(deps, caller, group, along);
    return `${group.ids.length} events are one now.`;
  },

  async undo(deps, caller, { decision, facts }, along) {
    const group = facts as Facts;
    if (decision === 'reject') await proposeAgain(deps, caller, group, along);
    else await undoGroupMerge(deps, caller, group, along);
    return [];
  },
};

async function questions(
  deps: QueueDeps,
  groups: ReadonlyArray<readonly PendingEvent[]>,
  now: Instant,
): Promise<Question[]> {
  const facts = await eventFacts(
    deps.db,
    groups.flat().map(({ id }) => id),
  );
  return groups.flatMap((group) => {
    const [kept] = group;
    if (!kept) return [];
    const saves = group.reduce((sum, { id }) => sum + (facts.get(id)?.saves ?? 0), 0);
    const next = group.map(({ id, firstAt }) => facts.get(id)?.nextStartsAt ?? firstAt);
    return {
      id: kept.id,
      title: kept.title,
      question: group.length === 2 ? 'Are these two one show?' : `Are these ${group.length} one show?`,
      place: kept.city,
      since: new Date(Math.max(...group.map(({ createdAt }) => createdAt))).toISOString(),
      isAnswered: false,
      needsNote: false,
      opens: '/admin/recurring-events',
      topic: { id: 'group', name: 'Events of one source with one title' },
      stake: {
        events: group.length,
        people: [{ many: saves, words: saves === 1 ? '1 person saved one' : `${saves} people saved one` }],
        daysAway: sooner(Math.min(...next), now),
      },
      prior: { sure: 0.85, because: 'Same source, title and venue are one show more often than not.' },
      cost: { minutes: 0.5, because: 'Their dates stand side by side.' },
      seen: group.map(({ id, dates }) => [id, dates]),
    };
  });
}

async function known(deps: QueueDeps, id: string): Promise<PendingEvent[]> {
  const group = await groupOf(deps, id);
  if (!group) throw notFound('This group of events');
  return group;
}
