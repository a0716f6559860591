import type { EventReport, ReportKind, ToldReviewCell } from '@marquee/contract';
import type { Draft } from '@marquee/extraction';
import { type Instant, type Message, notFound, quoted, say } from '@marquee/kernel';
import { decideReport, getEventReport, listEventReports, reopenReport } from '../../reports/index.ts';
import { cell, cut, DRAFT_LABELS, draftSide, rowsOfSides, wallTime } from '../cells.ts';
import { sooner } from '../days-away.ts';
import { claimsOf, type EventFacts, eventFacts } from '../facts.sql.ts';
import type { Kind, Question, QueueDeps } from '../kind.ts';
import { letterWords } from '../letters.ts';

const MOST = 50;
const SOURCES = 3;

const SAYS: Record<ReportKind, Message> = {
  'wrong-time': say('review.dateTimeWrong'),
  'wrong-place': say('review.placeWrong'),
  cancelled: say('review.cancelled'),
  duplicate: say('review.listedTwice'),
  'not-an-event': say('review.notEvent'),
  other: say('review.somethingWrong'),
};

/** What visitors say is wrong. Approving says that it was. */
export const reportKind: Kind = {
  async list(deps, now) {
    const { items } = await listEventReports(deps, { status: 'open', limit: MOST });
    return questions(deps, items, now);
  },

  async find(deps, id, now) {
    const report = await readReport(deps, id);
    if (report.status !== 'open')
      return { decided: say(`decided.report.${report.status}`, { who: report.decidedBy ?? say('somebody') }) };
    const [question] = await questions(deps, [report], now);
    if (!question) throw notFound('eventReport');
    return question;
  },

  async preview(deps, id, { hasMail }) {
    const report = await readReport(deps, id);
    const event = (await eventFacts(deps.db, [report.slug])).get(report.slug);
    const claims = event ? await claimsOf(deps.db, [event.id], deps.clock.now(), SOURCES) : [];
    const letter = letterWords(report.email, hasMail);
    return {
      because: [
        say('review.visitorSays', { what: SAYS[report.kind] }),
        ...(report.words === null ? [] : [quoted(`“${cut(report.words)}”`)]),
      ],
      effects: {
        approve: [say('review.reportResolvedWrong'), say('review.eventItselfStaysSourcesPublish'), ...letter.effect],
        reject: [say('review.reportDismissedEventRight'), ...letter.effect],
      },
      events: event ? [{ change: 'stays', title: event.title, start: event.nextStartLocal, slug: event.slug }] : [],
      columns: [
        { title: say('review.shownNow'), url: `/events/${report.slug}` },
        ...claims.map(({ source, pageUrl }) => ({ title: quoted(source), url: pageUrl })),
      ],
      rows: rowsOfSides(DRAFT_LABELS, [
        event ? shownSide(event) : [],
        ...claims.map(({ draft }) => draftSide(draft as Draft)),
      ]),
      final: letter.final,
    };
  },

  undoFacts: async () => null,

  async decide(deps, caller, id, { decision, note, isNoteShared }, along) {
    const status = decision === 'approve' ? 'resolved' : 'dismissed';
    await decideReport(deps, caller, id, { status, note, isNoteShared }, along);
    return decision === 'approve' ? say('review.reportResolved') : say('review.reportDismissed');
  },

  async undo(deps, caller, { itemId, decision }, along) {
    await reopenReport(deps, caller, { id: itemId, status: decision === 'approve' ? 'resolved' : 'dismissed' }, along);
    return [];
  },
};

/** An event as visitors see it, in the order of the labels. */
function shownSide({
  title,
  nextStartLocal,
  nextEndLocal,
  venue,
  address,
  priceText,
  url,
}: EventFacts): ToldReviewCell[] {
  const end = nextEndLocal === null ? null : wallTime(nextEndLocal);
  return [title, wallTime(nextStartLocal), end, venue, address, priceText, url].map((text) => cell(text));
}

async function questions(deps: QueueDeps, reports: readonly EventReport[], now: Instant): Promise<Question[]> {
  const facts = await eventFacts(
    deps.db,
    reports.map(({ slug }) => slug),
  );
  return reports.flatMap((report) => {
    const event = facts.get(report.slug);
    if (!event) return [];
    const { id, kind, words, openReports, timestamp, email, slug } = report;
    return {
      id,
      title: event.title,
      question: say('review.true', { what: SAYS[kind] }),
      place: `${event.city}, ${event.state}`,
      since: timestamp,
      isAnswered: email !== null,
      needsNote: true,
      opens: `/events/${slug}`,
      topic: { id: kind, name: say('review.reports', { what: SAYS[kind] }) },
      stake: {
        events: 1,
        people: [
          { many: openReports, words: say('review.openReports', { n: openReports }) },
          { many: event.saves, words: say('review.peopleSavedIt', { n: event.saves }) },
        ],
        daysAway: event.status === 'ended' ? -1 : sooner(event.nextStartsAt, now),
      },
      prior: { sure: 0.5, because: say('review.reportAloneDoesNotSay') },
      cost: { minutes: 2, because: say('review.compareSourceWriteNote') },
      seen: [id, kind, words, event.revision, event.title, event.nextStartLocal],
    };
  });
}

async function readReport(deps: QueueDeps, id: string): Promise<EventReport> {
  const report = await getEventReport(deps, id);
  if (!report) throw notFound('report');
  return report;
}
