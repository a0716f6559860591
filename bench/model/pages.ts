import { isMostlyDoubtful } from '@marquee/domain/review';
import {
  type Draft,
  extract,
  isBelowBar,
  type ModelQuestion,
  modelReader,
  reductionForm,
} from '@marquee/extraction';
import { withoutBlanks } from '../../scripts/fit/dressings.ts';
import { type LabelledDocument, labelledDocuments } from '../../scripts/fit/labelled-documents.ts';
import { writtenDocuments } from '../../scripts/fit/written-documents.ts';

/** Why a page would go to the model: no rung reads an event of it, or most of its events are read with doubt. */
export type Reason = 'nothing read' | 'mostly doubtful';

export interface AskedPage {
  labelled: LabelledDocument;
  reason: Reason;
  /** What is read without a model. */
  own: readonly Draft[];
  questions: readonly ModelQuestion[];
}

export interface Found {
  asked: AskedPage[];
  /** Of all pages: how many there are, how many have a draft below the bar, and how many the product would ask about. */
  counts: Record<string, Counts>;
}

interface Counts {
  pages: number;
  drafts: number;
  draftsBelowBar: number;
  pagesWithDoubt: number;
  mostlyDoubtful: number;
  nothingRead: number;
}

/** The usual form of a question: reduced and batched. */
export const FORM = { isReduced: true, isBatched: true };

/** The labelled pages that the product would put to a model, if each were a source of its own, and counts of all. */
export async function pagesToAsk(): Promise<Found> {
  const counts: Record<string, Counts> = {};
  const asked: AskedPage[] = [];
  for (const labelled of documents()) {
    const { document, hints } = labelled;
    const own = extract(document, hints).drafts;
    const reason: Reason | null =
      own.length === 0 ? 'nothing read' : isMostlyDoubtful(own) ? 'mostly doubtful' : null;
    const count = (counts[nameOf(labelled)] ??= {
      pages: 0,
      drafts: 0,
      draftsBelowBar: 0,
      pagesWithDoubt: 0,
      mostlyDoubtful: 0,
      nothingRead: 0,
    });
    const below = own.filter(isBelowBar).length;
    count.pages += 1;
    count.drafts += own.length;
    count.draftsBelowBar += below;
    count.pagesWithDoubt += below > 0 ? 1 : 0;
    if (reason === null) continue;
    // Only a page that names a day to come has a question.
    const questions = modelReader(document, hints, reductionForm(FORM))?.questions ?? [];
    if (questions.length === 0) continue;
    count[reason === 'nothing read' ? 'nothingRead' : 'mostlyDoubtful'] += 1;
    asked.push({ labelled, reason, own, questions });
  }
  return { asked, counts };
}

function documents(): LabelledDocument[] {
  const recorded = labelledDocuments();
  if (!recorded) throw Object.assign(new Error('There is no ../shared/corpus.'), { code: 'ENOENT' });
  return [...recorded, ...writtenDocuments()].filter(
    ({ document, dressing }) => /html/.test(document.contentType) && dressing !== withoutBlanks.name,
  );
}

function nameOf({ isWritten, dressing }: LabelledDocument): string {
  return `${isWritten ? 'written' : 'recorded'}, ${dressing}`;
}
