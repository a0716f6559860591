import type { SubmissionRecord } from '@marquee/contract';
import { DAY_MS, type Instant, notFound, quoted, say } from '@marquee/kernel';
import { findCity } from '../../cities/index.ts';
import { titleKey } from '../../identity/index.ts';
import {
  decideSubmission,
  draftOf,
  getSubmission,
  listSubmissions,
  reopenSubmission,
} from '../../submissions/index.ts';
import { cell, cut, DRAFT_LABELS, draftSide, EMPTY, rowsOfSides, wallTime } from '../cells.ts';
import { daysUntilLocal } from '../days-away.ts';
import { eventsOfDay, eventsPerSource } from '../facts.sql.ts';
import type { Kind, Question, QueueDeps } from '../kind.ts';
import { letterWords } from '../letters.ts';
import { cityOpens, staysOpen } from '../opens-city.ts';
import { picturePreview, pictureQuestion } from './picture.ts';

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
    const sent = await readSubmission(deps, id);
    if (sent.status !== 'open')
      return { decided: say(`decided.submission.${sent.status}`, { who: sent.decidedBy ?? say('somebody') }) };
    const [question] = await questions(deps, [sent], now);
    if (!question) throw new RangeError('a submission without a question');
    return question;
  },

  async preview(deps, id, { hasMail }) {
    const sent = await readSubmission(deps, id);
    if (sent.picture) return picturePreview(sent, sent.picture);
    const letter = letterWords(sent.email ?? '', hasMail);
    const place = `${sent.city}, ${sent.state}`;
    const reject = [say('review.nothingPublished'), ...letter.effect];
    const because = [say('review.sent', { who: sent.email ?? '' })];
    if (sent.event === null) {
      const opening = await opensCity(deps, sent);
      return {
        because,
        effects: {
          approve: [
            say('review.becomesSourceReadSoon', { place }),
            ...(opening ? [say('review.opensVisitors', { place })] : []),
            ...letter.effect,
          ],
          reject,
        },
        events: [],
        columns: [{ title: say('review.asSent'), url: sent.url }],
        rows: rowsOfSides(
          [say('review.label.name'), say('review.label.website'), say('review.label.city')],
          [[cell(sent.title), cell(sent.url), cell(place)]],
        ),
        final: [...letter.final, ...(opening ? [staysOpen(place)] : [])],
      };
    }
    const alike = await alikeEvents(deps, sent);
    return {
      because: sent.event.description === null ? because : [...because, quoted(`“${cut(sent.event.description)}”`)],
      ...(sent.event.flyer ? { flyer: sent.event.flyer } : {}),
      effects: {
        approve: [
          alike.length === 0 ? say('review.listedOnce') : say('review.listedOnceIfOneEvents'),
          ...letter.effect,
        ],
        reject,
      },
      events: [
        { change: 'appears', title: sent.title, start: startOf(sent.event), slug: null },
        ...alike.map(({ title, startLocal, slug }) => ({ change: 'stays' as const, title, start: startLocal, slug })),
      ],
      columns: [
        { title: say('review.asSent'), url: sent.url },
        ...alike.map(({ slug }) => ({ title: say('review.listedAlready'), url: `/events/${slug}` })),
      ],
      rows: rowsOfSides(DRAFT_LABELS, [
        draftSide(draftOf(id, sent.event)),
        ...alike.map(({ title, startLocal, venue }) => [cell(title), cell(wallTime(startLocal)), EMPTY, cell(venue)]),
      ]),
      final: letter.final,
    };
  },

  async undoFacts(deps, id) {
    const sent = await readSubmission(deps, id);
    return { opened: sent.kind === 'source' && (await opensCity(deps, sent)) ? `${sent.city}, ${sent.state}` : null };
  },

  async decide(deps, caller, id, { decision, note, isNoteShared, event }, along) {
    const status = decision === 'approve' ? 'approved' : 'rejected';
    const { kind } = await decideSubmission(deps, caller, id, { status, note, isNoteShared, event }, along);
    if (decision === 'reject') return say('review.nothingPublishedOfIt');
    return kind === 'source' ? say('review.sourceNow') : say('review.listedNow');
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
    if (one.picture) return pictureQuestion(one, one.picture, now);
    const isEvent = kind === 'event';
    return {
      id,
      title,
      question: isEvent ? say('review.eventRealRight') : say('review.doesWebsiteListEvents'),
      place: `${city}, ${state}`,
      since: timestamp,
      isAnswered: true,
      needsNote: true,
      opens: url ?? '/admin/data-quality?tab=submissions',
      topic: { id: kind, name: isEvent ? say('review.eventsPeopleSent') : say('review.websitesPeopleSent') },
      stake: {
        events: isEvent ? 1 : perSource,
        isAverage: !isEvent,
        people: [],
        daysAway: event === null ? null : daysUntilLocal(event.day, now),
      },
      prior: { sure: 0.6, because: say('review.nobodyHasCheckedWhatSender') },
      cost: {
        minutes: isEvent ? 1 : 1.5,
        because: isEvent ? say('review.checkWriteReason') : say('review.lookCalendarWriteReason'),
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

async function readSubmission(deps: QueueDeps, id: string): Promise<SubmissionRecord> {
  const sent = await getSubmission(deps, id);
  if (!sent) throw notFound('submission');
  return sent;
}
