import type { DateParts, DateWords } from '../dates.ts';

const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
const WEEKDAYS = 'domingo lunes martes miércoles jueves viernes sábado'.split(' ');
/** Intl's own short form of September has four letters. */
const month = (parts: DateParts) => (MONTHS[parts.month] ?? '').slice(0, parts.month === 8 ? 4 : 3);

/** Dates in the Spanish of the US, equal to what Intl writes (tests/web/dates.test.ts). */
export const esDates: DateWords = {
  short: (parts) => `${parts.day} ${month(parts)} ${parts.year}`,
  long: (parts) => `${WEEKDAYS[parts.weekday] ?? ''}, ${parts.day} de ${MONTHS[parts.month] ?? ''} de ${parts.year}`,
  card: (parts) => `${parts.day} ${month(parts)}`,
  weekday: (parts) => (WEEKDAYS[parts.weekday] ?? '').slice(0, 3),
  month,
  time: ({ hour, minute }) => `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'a.m.' : 'p.m.'}`,
};
