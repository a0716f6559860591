import type { SubmissionRecord } from '@marquee/contract';
import { DAY_MS, type Instant, notFound } from '@marquee/kernel';
import { findCity } from '../../cities/index.ts';
import { titleKey } from '../../identity/index.ts';
import {
  decideSubmission,
  draftOf,
  getSubmission,
  listSubmissions,
  reopenSubmission,
} from '../../submissions/index.ts';
import { cell, DRAFT_LABELS, draftSide, EMPTY, rowsOfSides, wallTime } from '../cells.ts';
import { daysUntilLocal } from '../days-away.ts';
import { eventsOfDay, eventsPerSource } from '../facts.sql.ts';
import type { Kind, Question, QueueDeps } from '../kind.ts';
import { letterWords } from '../letters.ts';
import { cityOpens, staysOpen } from '../opens-city.ts';

const MOST = 50;
/** Events of the day that are compared by their titles. */
const DAY_MOST = 300;
const ALIKE = 2;

/** What people send in. Approving publishes an event, or adds a website as a source. */
export const submissionKind: Kind = {
  async list(deps, now) {
    const { items } = await listSubmissions(deps, { status: 'open', limit: MOST });
    return questions(deps, items, now);
  },

  async find(deps, id, now) {
    const sent = await known(deps, id);
    if (sent.status !== 'open') return { decided: `${sent.decidedBy ?? 'Somebody'} has already ${sent.status} it.` };
    const [question] = await questions(deps, [sent], now);
    if (!question) throw new RangeError('a submission without a question');
    return question;
  },

  async preview(deps, id, { hasMail }) {
    const sent = await known(deps, id);
    const letter = letterWords(sent.email, hasMail);
    const place = `${sent.city}, ${sent.state}`;
    const reject = ['Nothing is published.', ...letter.effect];
    const because = [`${sent.email} sent it in.`];
    if (sent.event === null) {
      const opening = await opensCity(deps, sent);
      return {
        because,
        effects: {
          approve: [
            `It becomes a source of ${place}, and is read soon.`,
            ...(opening ? [`${place} opens to visitors by this.`] : []),
            ...letter.effect,
          ],
          reject,
        },
        events: [],
        columns: [{ title: 'As it was sent in', url: sent.url }],
        rows: rowsOfSides(['Name', 'Website', 'City'], [[cell(sent.title), cell(sent.url), cell(place)]]),
        final: [...letter.final, ...(opening ? [staysOpen(place)] : [])],
      };
    }
    const alike = await alikeEvents(deps, sent);
    return {
      because: sent.event.description === null ? because : [...because, `“${cell(sent.event.description).text}”`],
      effects: {
        approve: [
          alike.length === 0
            ? 'It is listed at once.'
            : 'It is listed at once; if it is one of the events beside it, it joins that one instead of standing twice.',
          ...letter.effect,
        ],
        reject,
      },
      events: [
        { change: 'appears', title: sent.title, start: startOf(sent.event), slug: null },
        ...alike.map(({ title, startLocal, slug }) => ({ change: 'stays' as const, title, start: startLocal, slug })),
      ],
      columns: [
        { title: 'As it was sent in', url: sent.url },
        ...alike.map(({ slug }) => ({ title: 'Listed already', url: `/events/${slug}` })),
      ],
      rows: rowsOfSides(DRAFT_LABELS, [
        draftSide(draftOf(id, sent.event)),
        ...alike.map(({ title, startLocal, venue }) => [cell(title), cell(wallTime(startLocal)), EMPTY, cell(venue)]),
      ]),
      final: letter.final,
    };
  },

  async undoFacts(deps, id) {
    const sent = await known(deps, id);
    return { opened: sent.kind === 'source' && (await opensCity(deps, sent)) ? `${sent.city}, ${sent.state}` : null };
  },

  async decide(deps, caller, id, { decision, note, isNoteShared }, along) {
    const status = decision === 'approve' ? 'approved' : 'rejected';
    const { kind } = await decideSubmission(deps, caller, id, { status, note, isNoteShared }, along);
    if (decision === 'reject') return 'Nothing is published of it.';
    return kind === 'event' ? 'It is listed now.' : 'It is a source now.';
  },

  async undo(deps, caller, { itemId, decision, facts }, along) {
    await reopenSubmission(
      deps,
      caller,
      { id: itemId, status: decision === 'approve' ? 'approved' : 'rejected' },
      along,
    );
    const { opened } = facts as { opened: string | null };
    return decision === 'approve' && opened !== null ? [staysOpen(opened)] : [];
  },
};

type SentEvent = NonNullable<SubmissionRecord['event']>;

const startOf = ({ day, time }: SentEvent) => (time === null ? day : `${day}T${time}`);

async function questions(deps: QueueDeps, sent: readonly SubmissionRecord[], now: Instant): Promise<Question[]> {
  const perSource = sent.some(({ kind }) => kind === 'source') ? await eventsPerSource(deps.db) : 1;
  return sent.map((one) => {
    const { id, kind, title, city, state, timestamp, event, url } = one;
    const isEvent = kind === 'event';
    return {
      id,
      title,
      question: isEvent ? 'Is this event real, and right?' : 'Does this website list events?',
      place: `${city}, ${state}`,
      since: timestamp,
      isAnswered: true,
      needsNote: true,
      opens: url ?? '/admin/data-quality?tab=submissions',
      topic: { id: kind, name: isEvent ? 'Events that people sent in' : 'Websites that people sent in' },
      stake: {
        events: isEvent ? 1 : perSource,
        isAverage: !isEvent,
        people: [],
        daysAway: event === null ? null : daysUntilLocal(event.day, now),
      },
      prior: { sure: 0.6, because: 'Nobody has checked what its sender says.' },
      cost: {
        minutes: isEvent ? 1 : 1.5,
        because: isEvent ? 'Check it and write a reason.' : 'Look at its calendar and write a reason.',
      },
      seen: [id, event, url],
    };
  });
}

/** Events of its city and day with the same words in their titles. */
async function alikeEvents(deps: QueueDeps, { title, city, state, event }: SubmissionRecord) {
  const place = event && (await findCity(deps, city, state));
  if (!place || !event) return [];
  const noon = Date.parse(`${event.day}T12:00:00Z`);
  // Two days of instants hold the local day of every zone.
  const rows = await eventsOfDay(deps.db, place.slug, { from: noon - DAY_MS, to: noon + DAY_MS }, DAY_MOST);
  const key = titleKey(title);
  return rows.filter((row) => row.startLocal.slice(0, 10) === event.day && titleKey(row.title) === key).slice(0, ALIKE);
}

async function opensCity(deps: QueueDeps, { city, state }: SubmissionRecord): Promise<boolean> {
  const place = await findCity(deps, city, state);
  return place !== null && place !== undefined && cityOpens(deps, place.slug);
}

async function known(deps: QueueDeps, id: string): Promise<SubmissionRecord> {
  const sent = await getSubmission(deps, id);
  if (!sent) throw notFound('This submission');
  return sent;
}
