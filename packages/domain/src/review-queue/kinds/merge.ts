import type { Draft } from '@marquee/extraction';
import { type Instant, notFound, say } from '@marquee/kernel';
import {
  groupOf,
  keepGroupApart,
  mergeGroup,
  pendingGroups,
  proposeAgain,
  type UndecidedEvent,
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
      return { decided: say('review.alreadyMergedOrApart') };
    const [question] = await questions(deps, group === null ? [] : [group], now);
    if (!question) throw notFound('groupEvents');
    return question;
  },

  async preview(deps, id) {
    const group = await readGroup(deps, id);
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
        dates === 1
          ? wallTime(firstLocal)
          : say('review.dates', { n: dates, first: firstLocal.slice(0, 10), last: lastLocal.slice(0, 10) });
      return [...(claim ? draftSide(claim.draft as Draft) : []), cell(span)];
    });
    return {
      because: [say('review.theyHaveSameSourceTitle')],
      effects: {
        approve: [
          say('review.eventsBecomeOneAllTheir', { n: group.length, title: kept?.title ?? '' }),
          say('review.addressesOthersLead'),
        ],
        reject: [say('review.theyStayTheyNeverProposed')],
      },
      events: group.map(({ title, firstLocal, slug }, index) => ({
        change: index === 0 ? 'changes' : 'merges',
        title,
        start: firstLocal,
        slug,
      })),
      columns: shown.map(({ slug }, index) => ({
        title: index === 0 ? say('review.kept') : say('review.mergedInto', { n: index }),
        url: `/events/${slug}`,
      })),
      rows: rowsOfSides([...DRAFT_LABELS, say('review.label.dates')], sides),
      final: [],
    };
  },

  async undoFacts(deps, id): Promise<Facts> {
    return { ids: (await readGroup(deps, id)).map((event) => event.id) };
  },

  async decide(deps, caller, id, { decision }, along) {
    const group = { ids: (await readGroup(deps, id)).map((event) => event.id) };
    if (decision === 'reject') {
      await keepGroupApart(deps, caller, group, along);
      return say('review.theyStayApart');
    }
    await mergeGroup(deps, caller, group, along);
    return say('review.eventsOneNow', { n: group.ids.length });
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
  groups: ReadonlyArray<readonly UndecidedEvent[]>,
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
      question: group.length === 2 ? say('review.twoOneShow') : say('review.oneShow', { n: group.length }),
      place: kept.city,
      since: new Date(Math.max(...group.map(({ createdAt }) => createdAt))).toISOString(),
      isAnswered: false,
      needsNote: false,
      opens: '/admin/recurring-events',
      topic: { id: 'group', name: say('review.eventsOneSourceOneTitle') },
      stake: {
        events: group.length,
        people: [{ many: saves, words: say('review.peopleSavedOne', { n: saves }) }],
        daysAway: sooner(Math.min(...next), now),
      },
      prior: { sure: 0.85, because: say('review.sameSourceTitleVenueOne') },
      cost: { minutes: 0.5, because: say('review.theirDatesStandSideSide') },
      seen: group.map(({ id, dates }) => [id, dates]),
    };
  });
}

async function readGroup(deps: QueueDeps, id: string): Promise<UndecidedEvent[]> {
  const group = await groupOf(deps, id);
  if (!group) throw notFound('groupEvents');
  return group;
}
