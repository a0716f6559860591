import type { VenueClaimRecord } from '@marquee/contract';
import { notFound } from '@marquee/kernel';
import { decideVenueClaim, getVenueClaim, listVenueClaims, reopenVenueClaim } from '../../venue-claims/index.ts';
import { cell, cut, rowsOfSides } from '../cells.ts';
import { viewsADay } from '../facts.sql.ts';
import type { Kind, Question, QueueDeps } from '../kind.ts';
import { letterWords } from '../letters.ts';

const MOST = 50;
const LABELS = ['Person', 'Account', 'Mailbox', 'Website of the venue'] as const;

interface Facts {
  gaveRole: boolean;
}

/** Who says that they run a venue. Approving makes them its manager. */
export const claimKind: Kind = {
  async list(deps) {
    const { items } = await listVenueClaims(deps, { status: 'open', limit: MOST });
    return questions(deps, items);
  },

  async find(deps, id) {
    const claim = await known(deps, id);
    if (claim.status !== 'open')
      return { decided: `${claim.decidedBy ?? 'A letter to its domain'} has already ${claim.status} this claim.` };
    const [question] = await questions(deps, [claim]);
    if (!question) throw new RangeError('a claim without a question');
    return question;
  },

  async preview(deps, id, { hasMail }) {
    const claim = await known(deps, id);
    const { claimant, claimantEmail, email, host, owner, words, venue, venueSlug } = claim;
    const letter = letterWords(claimantEmail, hasMail);
    return {
      because: words === null ? [] : [`“${cut(words)}”`],
      effects: {
        approve: [
          owner === null
            ? `${claimantEmail} manages ${venue}: profile, corrections of its events, figures.`
            : `It cannot be approved while ${owner} manages ${venue}.`,
          ...(claim.role === 'user' ? [`${claimantEmail} becomes a venue owner.`] : []),
          ...letter.effect,
        ],
        reject: ['Nothing changes at the venue.', ...letter.effect],
      },
      events: [],
      columns: [
        { title: 'Who claims it', url: null },
        { title: 'Who manages it now', url: `/venue/${venueSlug}` },
      ],
      rows: rowsOfSides(LABELS, [
        [cell(claimant), cell(claimantEmail), cell(email), cell(null)],
        [cell(owner === null ? 'Nobody' : null), cell(owner), cell(null), cell(host)],
      ]).map((row) => ({ ...row, differs: false })),
      final: [...letter.final, 'What they change of the venue before that stays.'],
    };
  },

  async undoFacts(deps, id): Promise<Facts> {
    return { gaveRole: (await known(deps, id)).role === 'user' };
  },

  async decide(deps, caller, id, { decision, note, isNoteShared }, along) {
    const status = decision === 'approve' ? 'granted' : 'refused';
    const { claimantEmail, venue } = await decideVenueClaim(deps, caller, id, { status, note, isNoteShared }, along);
    return decision === 'approve' ? `${claimantEmail} manages ${venue} now.` : 'The claim is refused.';
  },

  async undo(deps, caller, { itemId, decision, facts }, along) {
    const granted = decision === 'approve';
    const gaveRole = granted && (facts as Facts).gaveRole;
    await reopenVenueClaim(deps, caller, { id: itemId, status: granted ? 'granted' : 'refused', gaveRole }, along);
    return granted ? ['Whatever they changed of the venue meanwhile stays.'] : [];
  },
};

async function questions(deps: QueueDeps, claims: readonly VenueClaimRecord[]): Promise<Question[]> {
  const views = await viewsADay(
    deps.db,
    claims.map(({ venueSlug }) => venueSlug),
  );
  return claims.map(({ id, venue, venueSlug, city, state, timestamp, claimantEmail, email, words, owner }) => {
    const read = views.get(venueSlug) ?? 0;
    const isProven = email !== null;
    return {
      id,
      title: venue,
      question: `Does ${claimantEmail} run ${venue}?`,
      place: `${city}, ${state}`,
      since: timestamp,
      isAnswered: true,
      needsNote: true,
      opens: `/venue/${venueSlug}`,
      topic: { id: isProven ? 'mailbox' : 'words', name: isProven ? 'Claims with a mailbox' : 'Claims by words alone' },
      stake: {
        events: 0,
        people: [
          { many: 1, words: 'the page of a venue' },
          { many: read, words: read === 1 ? 'read once a day' : `read ${read} times a day` },
        ],
        daysAway: null,
      },
      prior: isProven
        ? { sure: 0.75, because: 'They showed a mailbox of its domain.' }
        : { sure: 0.5, because: 'There is only what they say.' },
      cost: { minutes: 3, because: 'Somebody has to be asked.' },
      seen: [id, owner, email, words],
    };
  });
}

async function known(deps: QueueDeps, id: string) {
  const claim = await getVenueClaim(deps, id);
  if (!claim) throw notFound('This claim');
  return claim;
}
