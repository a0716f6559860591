import type { PatternAnalysis, SelectorTrial } from '@marquee/contract';
import type { Extraction, Hints, SourceDocument } from '@marquee/extraction';
import { ReadingFailed } from '@marquee/kernel';
import type { EngineDeps } from '../deps.ts';
import { orFailure } from '../reading-failure.ts';
import { describeRules } from './describe-rules.ts';
import { documentOf, type GivenPage, hintsFor, lessonsAt } from './given-page.ts';

const NOTHING: PatternAnalysis = {
  success: false,
  method: null,
  eventsFound: 0,
  confidence: null,
  learnable: false,
  summary: 'The page could not be fetched.',
  venueType: null,
  strategy: null,
  lists: [],
  known: null,
  details: [],
  error: null,
};

const UNREADABLE = 'The page could not be read completely.';

/** Shows which rung reads a page and what would be learned from it. Calls no model and stores nothing. */
export async function tryPattern(deps: EngineDeps, page: GivenPage): Promise<PatternAnalysis> {
  const hints = await hintsFor(deps, page.citySlug);
  const document = await documentOf(deps, page);
  if ('error' in document) return { ...NOTHING, error: document.error };
  const read = await orFailure(analyze(deps, page, document, hints));
  return read instanceof ReadingFailed ? { ...NOTHING, summary: UNREADABLE, error: read.message } : read;
}

async function analyze(
  deps: EngineDeps,
  page: GivenPage,
  document: SourceDocument,
  hints: Hints,
): Promise<PatternAnalysis> {
  const lessons = await lessonsAt(deps, page.url);
  const { drafts, method, findings } = await deps.reader.extract({ document, hints });
  const rules = isByLooks(method) ? await deps.reader.learn({ document, hints, drafts }) : null;
  const questions = method === null ? await deps.reader.questions({ document, hints }) : [];
  const [first] = drafts;
  return {
    success: drafts.length > 0,
    method,
    eventsFound: drafts.length,
    confidence: first?.confidence?.titleAndDay ?? null,
    learnable: rules !== null,
    summary: summaryOf({ drafts, method }, rules !== null, questions.length > 0),
    venueType: rules?.venueType ?? null,
    strategy: rules?.strategy ?? null,
    lists: (rules?.lists ?? []).map(describeRules),
    known: lessons.active(document, 'root'),
    details: findings.map(({ code, severity, message }) => ({ code, severity, message })),
    error: null,
  };
}

function isByLooks(method: Extraction['method']): boolean {
  return method === 'listing' || method === 'detail';
}

function summaryOf(
  { drafts, method }: Pick<Extraction, 'drafts' | 'method'>,
  isLearnable: boolean,
  mayAskModel: boolean,
): string {
  const events = drafts.length === 1 ? 'one event' : `${drafts.length} events`;
  if (isLearnable)
    return `Rules for ${events} can be learned: they gave the same events when they were tested on the page.`;
  if (isByLooks(method)) return `It lists ${events}, but rules cannot separate them from the rest of the page.`;
  if (method !== null) return `Its data is structured (${method}), so nothing has to be learned.`;
  return mayAskModel
    ? 'No rung finds an event, although the page names future dates. A language model would be called, and rules would be learned from its answer.'
    : 'No rung finds an event, and the page names no future date.';
}

/** What a selector finds on a page. The selector is already validated. */
export async function trySelectorOn(deps: EngineDeps, page: GivenPage & { selector: string }): Promise<SelectorTrial> {
  const hints = await hintsFor(deps, page.citySlug);
  const document = await documentOf(deps, page);
  if ('error' in document) return { success: false, matches: 0, samples: [], error: document.error };
  const found = await orFailure(deps.reader.selector({ document, hints, selector: page.selector }));
  if (found instanceof ReadingFailed) return { success: false, matches: 0, samples: [], error: found.message };
  if (!found) return { success: false, matches: 0, samples: [], error: 'This selector cannot be read.' };
  return { success: found.matches > 0, ...found, error: null };
}
