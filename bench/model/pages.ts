import { isMostlyDoubtful, mustBeHeld } from '@marquee/domain/review';
import { type Draft, extract, type ModelQuestion, modelReader, reductionForm } from '@marquee/extraction';
import { withoutBlanks } from '../../scripts/fit/dressings.ts';
import { type LabelledDocument, labelledDocuments } from '../../scripts/fit/labelled-documents.ts';
import { writtenDocuments } from '../../scripts/fit/written-documents.ts';

/** The product asks about the first two; `a few doubtful` has drafts below the bar, but not more than half. */
type Reason = 'nothing read' | 'mostly doubtful' | 'a few doubtful';

export interface DoubtfulPage {
  labelled: LabelledDocument;
  group: string;
  reason: Reason;
  /** What is read without a model. */
  own: readonly Draft[];
  /** At least one. */
  questions: readonly ModelQuestion[];
}

export interface Counts {
  pages: number;
  drafts: number;
  draftsBelowBar: number;
  nothingRead: number;
  mostlyDoubtful: number;
  aFewDoubtful: number;
}

/** The usual form of a question: reduced and batched. */
export const FORM = { isReduced: true, isBatched: true };

/** The labelled pages with doubt, each as if it were a source of its own, and counts of all pages by group. */
export function doubtfulPages(): { pages: DoubtfulPage[]; counts: Record<string, Counts> } {
  const counts: Record<string, Counts> = {};
  const pages: DoubtfulPage[] = [];
  for (const labelled of documents()) {
    const group = groupOf(labelled);
    const count = (counts[group] ??= { ...NONE });
    const page = doubtful(labelled, group, count);
    if (page) pages.push(page);
  }
  return { pages, counts };
}

const NONE: Counts = { pages: 0, drafts: 0, draftsBelowBar: 0, nothingRead: 0, mostlyDoubtful: 0, aFewDoubtful: 0 };

function doubtful(labelled: LabelledDocument, group: string, count: Counts): DoubtfulPage | null {
  const { document, hints } = labelled;
  const own = extract(document, hints).drafts;
  const below = own.filter(mustBeHeld).length;
  count.pages += 1;
  count.drafts += own.length;
  count.draftsBelowBar += below;
  if (own.length > 0 && below === 0) return null;
  const questions = questionsOf(labelled);
  // A page that names no day to come has none.
  if (questions.length === 0) return null;
  const reason = own.length === 0 ? 'nothing read' : isMostlyDoubtful(own) ? 'mostly doubtful' : 'a few doubtful';
  count[COUNTED[reason]] += 1;
  return { labelled, group, reason, own, questions };
}

const COUNTED = {
  'nothing read': 'nothingRead',
  'mostly doubtful': 'mostlyDoubtful',
  'a few doubtful': 'aFewDoubtful',
} as const;

export function questionsOf({ document, hints }: LabelledDocument): readonly ModelQuestion[] {
  return modelReader(document, hints, reductionForm(FORM))?.questions ?? [];
}

function documents(): LabelledDocument[] {
  const recorded = labelledDocuments(new Set());
  if (!recorded) throw Object.assign(new Error('There is no ../shared/corpus.'), { code: 'ENOENT' });
  // Without blanks a page has the same lines as with them.
  return [...recorded, ...writtenDocuments()].filter(
    ({ document, dressing }) => /html/.test(document.contentType) && dressing !== withoutBlanks.name,
  );
}

function groupOf({ isWritten, dressing }: LabelledDocument): string {
  return `${isWritten ? 'written' : 'recorded'}, ${dressing === 'plain' ? 'as they are' : 'in other markup'}`;
}
