import { ACCEPT_BAR, type ToldSourceCandidate } from '@marquee/contract';
import { type Message, say } from '@marquee/kernel';
import { candidateById, candidateOf, decideCandidate, listCandidates, reopenCandidate } from '../../discovery/index.ts';
import { cell, rowsOfSides } from '../cells.ts';
import { eventsPerSource } from '../facts.sql.ts';
import type { Kind, Question, QueueDeps } from '../kind.ts';
import { cityOpens, staysOpen } from '../opens-city.ts';

const MOST = 50;

const FOUND: Record<ToldSourceCandidate['method'], Message> = {
  map: say('review.sitesOpenMapNames'),
  link: say('review.sitesOurSourcesLink'),
  platform: say('review.sitesPlatformsCalendars'),
  aggregate: say('review.sitesAggregateNames'),
  recovery: say('review.sitesMayReplaceLostSource'),
  model: say('review.sitesModelNamed'),
};

const LABELS = [
  say('review.label.website'),
  say('review.label.eventsPage'),
  say('review.label.platform'),
  say('review.label.points'),
  say('review.label.foundBecause'),
] as const;

/** Sites below the bar of discovery. Approving makes one a source. */
export const candidateKind: Kind = {
  async list(deps) {
    const { items } = await listCandidates(deps, { status: 'review', limit: MOST });
    return questions(deps, items);
  },

  async find(deps, id) {
    const candidate = candidateOf(await candidateById(deps, id));
    if (candidate.status !== 'waiting')
      return { decided: say(`decided.site.${candidate.status}`, { who: candidate.decidedBy ?? say('engine') }) };
    const [question] = await questions(deps, [candidate]);
    if (!question) throw new RangeError('a candidate without a question');
    return question;
  },

  async preview(deps, id) {
    const found = await candidateById(deps, id);
    const { url, sourceUrl, platform, score, foundBecause, reasons, city, state } = candidateOf(found);
    const opening = await cityOpens(deps, found.row.citySlug);
    const side = [
      cell(url),
      cell(sourceUrl),
      cell(platform),
      cell(say('review.bar', { n: score ?? 0, n2: ACCEPT_BAR })),
      cell(foundBecause),
    ];
    return {
      because: [...reasons],
      effects: {
        approve: [
          say('review.becomesSourceReadSoon', { place: `${city}, ${state}` }),
          ...(opening ? [say('review.opensVisitors', { place: `${city}, ${state}` })] : []),
        ],
        reject: [say('review.neverSuggestedAgain')],
      },
      events: [],
      columns: [{ title: say('review.checked'), url: sourceUrl ?? url }],
      rows: rowsOfSides(LABELS, [side]),
      final: opening ? [staysOpen(`${city}, ${state}`)] : [],
    };
  },

  async undoFacts(deps, id) {
    const { row, city, state } = await candidateById(deps, id);
    return { opened: (await cityOpens(deps, row.citySlug)) ? `${city}, ${state}` : null };
  },

  async decide(deps, caller, id, { decision, note }, along) {
    const { city, state } = await decideCandidate(deps, caller, { id, decision, reason: note }, along);
    return decision === 'approve'
      ? say('review.sourceOfNow', { place: `${city}, ${state}` })
      : say('review.notSuggestedAgain');
  },

  async undo(deps, caller, { itemId, decision, facts }, along) {
    await reopenCandidate(deps, caller, { id: itemId, state: decision === 'approve' ? 'accepted' : 'rejected' }, along);
    const { opened } = facts as { opened: string | null };
    return decision === 'approve' && opened !== null ? [staysOpen(opened)] : [];
  },
};

async function questions(deps: QueueDeps, candidates: readonly ToldSourceCandidate[]): Promise<Question[]> {
  const events = candidates.length === 0 ? 1 : await eventsPerSource(deps.db);
  return candidates.map((candidate) => {
    const { id, name, domain, city, state, method, score, url, sourceUrl, reasons, checkedAt, foundAt } = candidate;
    return {
      id,
      title: name ?? domain,
      question: say('review.doesSiteListEvents', { city }),
      place: `${city}, ${state}`,
      since: checkedAt ?? foundAt,
      isAnswered: false,
      needsNote: false,
      opens: sourceUrl ?? url,
      topic: { id: method, name: FOUND[method] },
      stake: { events, isAverage: true, people: [], daysAway: null },
      prior: { sure: (score ?? 0) / 100, because: say('review.checkGavePoints', { n: score ?? 0 }) },
      cost: { minutes: 1.5, because: say('review.calendarHasLooked') },
      seen: [id, score, sourceUrl, reasons],
    };
  });
}
