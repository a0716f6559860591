import { notFound } from '@marquee/kernel';
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
const LABELS = ['Organization', 'Website', 'Cities', 'Person', 'Account'] as const;

interface Facts {
  gaveRole: boolean;
}

/** Who asks for the promoter's role. Approving gives it. */
export const promoterKind: Kind = {
  async list(deps) {
    return (await listOpenPromoterRequests(deps, MOST)).map(questionOf);
  },

  async find(deps, id) {
    const request = await known(deps, id);
    if (request.status === 'open') return questionOf(request);
    if (request.status === 'withdrawn') return { decided: `${request.email} has withdrawn this request.` };
    return { decided: `${request.decidedBy} has already ${request.status} this request.` };
  },

  async preview(deps, id, { hasMail }) {
    const request = await known(deps, id);
    const { organization, website, about, cities, firstName, lastName, email } = request;
    const letter = letterWords(email, hasMail);
    return {
      because: [`“${cut(about)}”`],
      effects: {
        approve: [grantWords(request), ...letter.effect],
        reject: [
          'No role changes.',
          `${email} reads your note as the reason, and may ask again after 30 days.`,
          ...letter.effect,
        ],
      },
      events: [],
      columns: [{ title: 'Who asks', url: website }],
      rows: rowsOfSides(LABELS, [
        [cell(organization), cell(website), cell(cities), cell(`${firstName} ${lastName}`.trim()), cell(email)],
      ]),
      final: [...letter.final, 'Campaigns that they begin before that stay.'],
    };
  },

  async undoFacts(deps, id): Promise<Facts> {
    return { gaveRole: needsRole(await known(deps, id)) };
  },

  async decide(deps, caller, id, { decision, note, isNoteShared }, along) {
    const { email } = await known(deps, id);
    const status = decision === 'approve' ? 'granted' : 'declined';
    await decidePromoterRequest(deps, caller, id, { status, note, isNoteShared }, along);
    return decision === 'approve' ? `${email} can run campaigns now.` : 'The request is declined.';
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
    return granted ? ['Campaigns that they began meanwhile stay.'] : [];
  },
};

function grantWords(request: PromoterRequest): string {
  const { email, role } = request;
  if (needsRole(request)) return `${email} becomes a promoter and can pay for campaigns. Each is still reviewed.`;
  if (role === 'venue_owner') return `It cannot be approved while ${email} is a venue owner.`;
  return `${email} can run campaigns already. Only the request is closed.`;
}

function questionOf(request: PromoterRequest): Question {
  const { id, organization, website, about, cities, email, createdAt } = request;
  return {
    id,
    title: organization,
    question: `Should ${email} be able to run campaigns?`,
    place: null,
    since: isoOf(createdAt),
    isAnswered: true,
    needsNote: true,
    opens: website,
    topic: { id: 'request', name: 'Requests to advertise' },
    stake: { events: 0, people: [{ many: 1, words: 'one person who waits to advertise' }], daysAway: null },
    prior: { sure: 0.6, because: 'Nobody has checked what they say of their organization.' },
    cost: { minutes: 2, because: 'Look at the website and write a reason.' },
    seen: [id, organization, website, about, cities, request.role, request.isAdmin],
  };
}

async function known(deps: QueueDeps, id: string): Promise<PromoterRequest> {
  const request = await getPromoterRequest(deps, id);
  if (!request) throw notFound('This request');
  return request;
}
