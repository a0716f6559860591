import { ACCEPT_BAR, type SourceCandidate } from '@marquee/contract';
import { candidateById, candidateOf, decideCandidate, listCandidates, reopenCandidate } from '../../discovery/index.ts';
import { cell, rowsOfSides } from '../cells.ts';
import { eventsPerSource } from '../facts.sql.ts';
import type { Kind, Question, QueueDeps } from '../kind.ts';
import { cityOpens, staysOpen } from '../opens-city.ts';

const MOST = 50;

const FOUND: Record<SourceCandidate['method'], string> = {
  map: 'Sites that the open map names',
  link: 'Sites that our sources link to',
  platform: 'Sites on platforms of calendars',
  aggregate: 'Sites that an aggregate names',
  recovery: 'Sites that may replace a lost source',
  model: 'Sites that a model named',
};

const LABELS = ['Website', 'Page with events', 'Platform', 'Points', 'Found because'] as const;

/** Sites below the bar of discovery. Approving makes one a source. */
export const candidateKind: Kind = {
  async list(deps) {
    const { items } = await listCandidates(deps, { status: 'review', limit: MOST });
    return questions(deps, items);
  },

  async find(deps, id) {
    const candidate = candidateOf(await candidateById(deps, id));
    if (candidate.status !== 'waiting')
      return { decided: `${candidate.decidedBy ?? 'The engine'} has already ${candidate.status} this site.` };
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
      cell(`${score ?? 0} of 100; ${ACCEPT_BAR} is the bar`),
      cell(foundBecause),
    ];
    return {
      because: reasons,
      effects: {
        approve: [
          `It becomes a source of ${city}, ${state}, and is read soon.`,
          ...(opening ? [`${city}, ${state} opens to visitors by this.`] : []),
        ],
        reject: ['It is never suggested again.'],
      },
      events: [],
      columns: [{ title: 'As it was checked', url: sourceUrl ?? url }],
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
    return decision === 'approve' ? `It is a source of ${city}, ${state} now.` : 'It is not suggested again.';
  },

  async undo(deps, caller, { itemId, decision, facts }, along) {
    await reopenCandidate(deps, caller, { id: itemId, state: decision === 'approve' ? 'accepted' : 'rejected' }, along);
    const { opened } = facts as { opened: string | null };
    return decision === 'approve' && opened !== null ? [staysOpen(opened)] : [];
  },
};

async function questions(deps: QueueDeps, candidates: readonly SourceCandidate[]): Promise<Question[]> {
  const events = candidates.length === 0 ? 1 : await eventsPerSource(deps.db);
  return candidates.map((candidate) => {
    const { id, name, domain, city, state, method, score, url, sourceUrl, reasons, checkedAt, foundAt } = candidate;
    return {
      id,
      title: name ?? domain,
      question: `Does this site list events of ${city}?`,
      place: `${city}, ${state}`,
      since: checkedAt ?? foundAt,
      isAnswered: false,
      needsNote: false,
      opens: sourceUrl ?? url,
      topic: { id: method, name: FOUND[method] },
      stake: { events, isAverage: true, people: [], daysAway: null },
      prior: { sure: (score ?? 0) / 100, because: `Its check gave ${score ?? 0} of 100 points.` },
      cost: { minutes: 1.5, because: 'Its calendar has to be looked at.' },
      seen: [id, score, sourceUrl, reasons],
    };
  });
}
