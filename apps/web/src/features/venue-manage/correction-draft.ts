import type { CorrectableEvent } from '@marquee/contract';

/** What the form holds: texts as they are typed. */
export interface CorrectionDraft {
  title: string;
  description: string;
  price: string;
  ticketUrl: string;
  /** By the start that sources list. */
  dates: Record<string, DateDraft>;
}

export interface DateDraft {
  status: string;
  startDay: string;
  startTime: string;
  endDay: string;
  endTime: string;
}

export type FactName = Exclude<keyof CorrectionDraft, 'dates'>;
export const FACTS: readonly FactName[] = ['title', 'description', 'price', 'ticketUrl'];

type Shown = CorrectableEvent['dates'][number]['shown'];

export function draftOf({ shown, dates }: CorrectableEvent): CorrectionDraft {
  return {
    title: shown.title,
    description: shown.description ?? '',
    price: shown.price,
    ticketUrl: shown.ticketUrl ?? '',
    dates: Object.fromEntries(dates.map((one) => [one.date, dateDraft(one.shown)])),
  };
}

export function dateDraft({ startDate, endDate, status }: Shown): DateDraft {
  const [startDay = '', startTime = ''] = startDate.split('T');
  const [endDay = '', endTime = ''] = (endDate ?? '').split('T');
  return { status, startDay, startTime, endDay, endTime };
}

const startOf = ({ startDay, startTime }: DateDraft) => (startTime ? `${startDay}T${startTime}` : startDay);

/** An end time without a day is on the day of the start. */
function endOf({ startDay, endDay, endTime }: DateDraft): string | null {
  const day = endDay || (endTime ? startDay : '');
  if (day === '') return null;
  return endTime ? `${day}T${endTime}` : day;
}

/** What differs from what is shown, as the call takes it. */
export function wishOf(event: CorrectableEvent, draft: CorrectionDraft) {
  const before = draftOf(event);
  const facts = FACTS.filter((name) => draft[name].trim() !== before[name].trim());
  const dates = event.dates.flatMap(({ date, shown }) => {
    const one = draft.dates[date];
    if (!one) return [];
    const [startDate, endDate] = [startOf(one), endOf(one)];
    const isMoved = startDate !== shown.startDate || endDate !== shown.endDate;
    const status = one.status !== shown.status && one.status !== 'postponed' ? { status: statusOf(one.status) } : {};
    if (!isMoved && !('status' in status)) return [];
    return [{ date, ...status, ...(isMoved ? { time: { startDate, endDate } } : {}) }];
  });
  return {
    ...Object.fromEntries(facts.map((name) => [name, draft[name]])),
    ...(dates.length > 0 ? { dates } : {}),
  };
}

const statusOf = (status: string) => (status === 'cancelled' ? ('cancelled' as const) : ('active' as const));

/** Dates whose day of start was emptied. */
export function daysMissing(draft: CorrectionDraft): string[] {
  return Object.entries(draft.dates).flatMap(([date, { startDay }]) => (startDay === '' ? [date] : []));
}
