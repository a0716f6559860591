import type { EventReport, ReportKind, ReviewCell } from '@marquee/contract';
import type { Draft } from '@marquee/extraction';
import { type Instant, notFound } from '@marquee/kernel';
import { decideReport, getEventReport, listEventReports, reopenReport } from '../../reports/index.ts';
import { cell, cut, DRAFT_LABELS, draftSide, rowsOfSides, wallTime } from '../cells.ts';
import { sooner } from '../days-away.ts';
import { claimsOf, type EventFacts, eventFacts } from '../facts.sql.ts';
import type { Kind, Question, QueueDeps } from '../kind.ts';
import { letterWords } from '../letters.ts';

const MOST = 50;
const SOURCES = 3;

const SAYS: Record<ReportKind, string> = {
  'wrong-time': 'the date or time is wrong',
  'wrong-place': 'the place is wrong',
  cancelled: 'it is cancelled',
  duplicate: 'it is listed twice',
  'not-an-event': 'it is not an event',
  other: 'something is wrong',
};

/** What visitors say is wrong. Approving says that it was. */
export const reportKind: Kind = {
  async list(deps, now) {
    const { items } = await listEventReports(deps, { status: 'open', limit: MOST });
    return questions(deps, items, now);
  },

  async find(deps, id, now) {
    const report = await known(deps, id);
    if (report.status !== 'open')
      return { decided: `${report.decidedBy ?? 'Somebody'} has already ${report.status} this report.` };
    const [question] = await questions(deps, [report], now);
    if (!question) throw notFound('The event of this report');
    return question;
  },

  async preview(deps, id, { hasMail }) {
    const report = await known(deps, id);
    const event = (await eventFacts(deps.db, [report.slug])).get(report.slug);
    const claims = event ? await claimsOf(deps.db, [event.id], deps.clock.now(), SOURCES) : [];
    const letter = letterWords(report.email, hasMail);
    return {
      because: [
        `A visitor says that ${SAYS[report.kind]}.`,
        ...(report.words === null ? [] : [`“${cut(report.words)}”`]),
      ],
      effects: {
        approve: [
          'The report is resolved: it was wrong.',
          'The event itself stays as its sources publish it; open it to correct it.',
          ...letter.effect,
        ],
        reject: ['The report is dismissed: the event is right.', ...letter.effect],
      },
      events: event ? [{ change: 'stays', title: event.title, start: event.nextStartLocal, slug: event.slug }] : [],
      columns: [
        { title: 'Shown now', url: `/events/${report.slug}` },
        ...claims.map(({ source, pageUrl }) => ({ title: source, url: pageUrl })),
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
    return decision === 'approve' ? 'The report is resolved.' : 'The report is dismissed.';
  },

  async undo(deps, caller, { itemId, decision }, along) {
    await reopenReport(deps, caller, { id: itemId, status: decision === 'approve' ? 'resolved' : 'dismissed' }, along);
    return [];
  },
};

/** An event as visitors see it, in the order of the labels. */
function shownSide({ title, nextStartLocal, nextEndLocal, venue, address, priceText, url }: EventFacts): ReviewCell[] {
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
      question: `Is it true that ${SAYS[kind]}?`,
      place: `${event.city}, ${event.state}`,
      since: timestamp,
      isAnswered: email !== null,
      needsNote: true,
      opens: `/events/${slug}`,
      topic: { id: kind, name: `Reports that ${SAYS[kind]}` },
      stake: {
        events: 1,
        people: [
          { many: openReports, words: openReports === 1 ? '1 report' : `${openReports} reports` },
          { many: event.saves, words: event.saves === 1 ? '1 person saved it' : `${event.saves} people saved it` },
        ],
        daysAway: event.status === 'ended' ? -1 : sooner(event.nextStartsAt, now),
      },
      prior: { sure: 0.5, because: 'A report alone does not say who is right.' },
      cost: { minutes: 2, because: 'Compare it with its source and write a note.' },
      seen: [id, kind, words, event.revision, event.title, event.nextStartLocal],
    };
  });
}

async function known(deps: QueueDeps, id: string): Promise<EventReport> {
  const report = await getEventReport(deps, id);
  if (!report) throw notFound('This report');
  return report;
}
