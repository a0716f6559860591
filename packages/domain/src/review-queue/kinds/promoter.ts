import { type Message, notFound, quoted, say } from '@marquee/kernel';
import { isoOf } from '../../list-page.ts';
import {
  decidePromoterRequest,
  getPromoterRequest,
  listOpenPromoterRequests,
  needsRole,
  type PromoterRequest,
  reopenPromoterRequest,
} from '../../promoter-requests/index.ts';
import { cell, cut, rowsOfSides } from '../cells.ts';
import type { Kind, Question, QueueDeps } from '../kind.ts';
import { letterWords } from '../letters.ts';

const MOST = 50;
const LABELS = [
  say('review.label.organization'),
  say('review.label.website'),
  say('review.label.cities'),
  say('review.label.person'),
  say('review.label.account'),
] as const;

interface Facts {
  gaveRole: boolean;
}

/** Who asks for the promoter's role. Approving gives it. */
export const promoterKind: Kind = {
  async list(deps) {
    return (await listOpenPromoterRequests(deps, MOST)).map(questionOf);
  },

  async find(deps, id) {
    const request = await readRequest(deps, id);
    if (request.status === 'open') return questionOf(request);
    if (request.status === 'withdrawn') return { decided: say('decided.request.withdrawn', { who: request.email }) };
    return { decided: say(`decided.request.${request.status}`, { who: request.decidedBy ?? say('somebody') }) };
  },

  async preview(deps, id, { hasMail }) {
    const request = await readRequest(deps, id);
    const { organization, website, about, cities, firstName, lastName, email } = request;
    const letter = letterWords(email, hasMail);
    return {
      because: [quoted(`“${cut(about)}”`)],
      effects: {
        approve: [grantWords(request), ...letter.effect],
        reject: [say('review.noRoleChanges'), say('review.readsYourNoteReasonMay', { who: email }), ...letter.effect],
      },
      events: [],
      columns: [{ title: say('review.whoAsks'), url: website }],
      rows: rowsOfSides(LABELS, [
        [cell(organization), cell(website), cell(cities), cell(`${firstName} ${lastName}`.trim()), cell(email)],
      ]),
      final: [...letter.final, say('review.campaignsTheyBeginBeforeStay')],
    };
  },

  async undoFacts(deps, id): Promise<Facts> {
    return { gaveRole: needsRole(await readRequest(deps, id)) };
  },

  async decide(deps, caller, id, { decision, note, isNoteShared }, along) {
    const { email } = await readRequest(deps, id);
    const status = decision === 'approve' ? 'granted' : 'declined';
    await decidePromoterRequest(deps, caller, id, { status, note, isNoteShared }, along);
    return decision === 'approve' ? say('review.canRunCampaignsNow', { who: email }) : say('review.requestDeclined');
  },

  async undo(deps, caller, { itemId, decision, facts }, along) {
    const granted = decision === 'approve';
    const gaveRole = granted && (facts as Facts).gaveRole;
    await reopenPromoterRequest(
      deps,
      caller,
      { id: itemId, status: granted ? 'granted' : 'declined', gaveRole },
      along,
    );
    return granted ? [say('review.campaignsTheyBeganMeanwhileStay')] : [];
  },
};

function grantWords(request: PromoterRequest): Message {
  const { email, role } = request;
  if (needsRole(request)) return say('review.becomesPromoterCanPayCampaigns', { who: email });
  if (role === 'venue_owner') return say('review.cannotApprovedWhileVenueOwner', { who: email });
  return say('review.canRunCampaignsAlreadyOnly', { who: email });
}

function questionOf(request: PromoterRequest): Question {
  const { id, organization, website, about, cities, email, createdAt } = request;
  return {
    id,
    title: organization,
    question: say('review.shouldAbleRunCampaigns', { who: email }),
    place: null,
    since: isoOf(createdAt),
    isAnswered: true,
    needsNote: true,
    opens: website,
    topic: { id: 'request', name: say('review.requestsAdvertise') },
    stake: { events: 0, people: [{ many: 1, words: say('review.onePersonWhoWaitsAdvertise') }], daysAway: null },
    prior: { sure: 0.6, because: say('review.nobodyHasCheckedWhatThey') },
    cost: { minutes: 2, because: say('review.lookWebsiteWriteReason') },
    seen: [id, organization, website, about, cities, request.role, request.isAdmin],
  };
}

async function readRequest(deps: QueueDeps, id: string): Promise<PromoterRequest> {
  const request = await getPromoterRequest(deps, id);
  if (!request) throw notFound('request');
  return request;
}
