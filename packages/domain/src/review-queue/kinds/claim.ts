import type { VenueClaimRecord } from '@marquee/contract';
import { notFound, quoted, say } from '@marquee/kernel';
import { decideVenueClaim, getVenueClaim, listVenueClaims, reopenVenueClaim } from '../../venue-claims/index.ts';
import { cell, cut, rowsOfSides } from '../cells.ts';
import { viewsADay } from '../facts.sql.ts';
import type { Kind, Question, QueueDeps } from '../kind.ts';
import { letterWords } from '../letters.ts';

const MOST = 50;
const LABELS = [
  say('review.label.person'),
  say('review.label.account'),
  say('review.label.mailbox'),
  say('review.label.venueWebsite'),
] as const;

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
    const claim = await readClaim(deps, id);
    if (claim.status !== 'open')
      return { decided: say(`decided.claim.${claim.status}`, { who: claim.decidedBy ?? say('domainLetter') }) };
    const [question] = await questions(deps, [claim]);
    if (!question) throw new RangeError('a claim without a question');
    return question;
  },

  async preview(deps, id, { hasMail }) {
    const claim = await readClaim(deps, id);
    const { claimant, claimantEmail, email, host, owner, words, venue, venueSlug } = claim;
    const letter = letterWords(claimantEmail, hasMail);
    return {
      because: words === null ? [] : [quoted(`“${cut(words)}”`)],
      effects: {
        approve: [
          owner === null
            ? say('review.managesProfileCorrectionsEventsFigures', { who: claimantEmail, venue })
            : say('review.cannotApprovedWhileManages', { owner, venue }),
          ...(claim.role === 'user' ? [say('review.becomesVenueOwner', { who: claimantEmail })] : []),
          ...letter.effect,
        ],
        reject: [say('review.nothingChangesVenue'), ...letter.effect],
      },
      events: [],
      columns: [
        { title: say('review.whoClaims'), url: null },
        { title: say('review.whoManagesNow'), url: `/venue/${venueSlug}` },
      ],
      rows: rowsOfSides(LABELS, [
        [cell(claimant), cell(claimantEmail), cell(email), cell(null)],
        [cell(owner === null ? say('review.nobody') : null), cell(owner), cell(null), cell(host)],
      ]).map((row) => ({ ...row, differs: false })),
      final: [...letter.final, say('review.whatTheyChangeVenueBefore')],
    };
  },

  async undoFacts(deps, id): Promise<Facts> {
    return { gaveRole: (await readClaim(deps, id)).role === 'user' };
  },

  async decide(deps, caller, id, { decision, note, isNoteShared }, along) {
    const status = decision === 'approve' ? 'granted' : 'refused';
    const { claimantEmail, venue } = await decideVenueClaim(deps, caller, id, { status, note, isNoteShared }, along);
    return decision === 'approve'
      ? say('review.managesNow', { who: claimantEmail, venue })
      : say('review.claimRefused');
  },

  async undo(deps, caller, { itemId, decision, facts }, along) {
    const granted = decision === 'approve';
    const gaveRole = granted && (facts as Facts).gaveRole;
    await reopenVenueClaim(deps, caller, { id: itemId, status: granted ? 'granted' : 'refused', gaveRole }, along);
    return granted ? [say('review.whateverTheyChangedVenueMeanwhile')] : [];
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
      question: say('review.doesRun', { who: claimantEmail, venue }),
      place: `${city}, ${state}`,
      since: timestamp,
      isAnswered: true,
      needsNote: true,
      opens: `/venue/${venueSlug}`,
      topic: {
        id: isProven ? 'mailbox' : 'words',
        name: isProven ? say('review.claimsMailbox') : say('review.claimsWordsAlone'),
      },
      stake: {
        events: 0,
        people: [
          { many: 1, words: say('review.pageVenue') },
          { many: read, words: say('review.readTimesDay', { n: read }) },
        ],
        daysAway: null,
      },
      prior: isProven
        ? { sure: 0.75, because: say('review.theyShowedMailboxDomain') }
        : { sure: 0.5, because: say('review.thereOnlyWhatTheySay') },
      cost: { minutes: 3, because: say('review.somebodyHasAsked') },
      seen: [id, owner, email, words],
    };
  });
}

async function readClaim(deps: QueueDeps, id: string) {
  const claim = await getVenueClaim(deps, id);
  if (!claim) throw notFound('claim');
  return claim;
}
