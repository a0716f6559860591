import { extract } from '@marquee/extraction';
import { recordedDocuments } from '../speed/documents.ts';
import { type ReadAgain, readAgain } from './read-again.ts';

/** After the last event of a page. */
const DAYS_AFTER = 60;
const MS_PER_DAY = 86_400_000;

/**
 * What is read of recorded pages two months after their last event, of what was read when they were recorded. Days without year or weekday are then read
 * as those of the next year.
 */
export function whenOver(): ReadAgain {
  const pages = [...recordedDocuments(), ...recordedDocuments('corpus-2')].filter(({ document }) =>
    /html/.test(document.contentType),
  );
  return readAgain(
    pages.map(({ id, document, hints }) => {
      const before = extract(document, hints).drafts;
      const last = before.reduce((latest, { start }) => (start.value > latest ? start.value : latest), hints.today);
      const today = new Date(Date.parse(last.slice(0, 10)) + DAYS_AFTER * MS_PER_DAY).toISOString().slice(0, 10);
      return { id, before, after: extract(document, { ...hints, today }).drafts };
    }),
  );
}
