import type { ToldPatternAnalysis, ToldSelectorTrial } from '@marquee/contract';
import type { Extraction, Hints, SourceDocument } from '@marquee/extraction';
import { type Message, ReadingFailed, say } from '@marquee/kernel';
import type { EngineDeps } from '../deps.ts';
import { orFailure } from '../reading-failure.ts';
import { describeRules } from './describe-rules.ts';
import { documentOf, type GivenPage, hintsFor, lessonsAt } from './given-page.ts';

const NOTHING: ToldPatternAnalysis = {
  success: false,
  method: null,
  eventsFound: 0,
  confidence: null,
  learnable: false,
  summary: say('trial.notFetched'),
  venueType: null,
  strategy: null,
  lists: [],
  known: null,
  details: [],
  error: null,
};

const UNREADABLE = say('trial.notComplete');

/** Shows which rung reads a page and what would be learned from it. Calls no model and stores nothing. */
export async function tryPattern(deps: EngineDeps, page: GivenPage): Promise<ToldPatternAnalysis> {
  const hints = await hintsFor(deps, page.citySlug);
  const document = await documentOf(deps, page);
  if ('error' in document) return { ...NOTHING, error: document.error };
  const read = await orFailure(analyze(deps, page, document, hints));
  return read instanceof ReadingFailed ? { ...NOTHING, summary: UNREADABLE, error: read.detail } : read;
}

async function analyze(
  deps: EngineDeps,
  page: GivenPage,
  document: SourceDocument,
  hints: Hints,
): Promise<ToldPatternAnalysis> {
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
    details: findings.map((one) => ({ code: one.code, severity: one.severity, message: one.message })),
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
): Message {
  const n = drafts.length;
  if (isLearnable) return say('trial.rules', { n });
  if (isByLooks(method)) return say('trial.noRules', { n });
  if (method !== null) return say('trial.structured', { method });
  return say(mayAskModel ? 'trial.forModel' : 'trial.noDate');
}

/** What a selector finds on a page. The selector is already validated. */
export async function trySelectorOn(
  deps: EngineDeps,
  page: GivenPage & { selector: string },
): Promise<ToldSelectorTrial> {
  const hints = await hintsFor(deps, page.citySlug);
  const document = await documentOf(deps, page);
  if ('error' in document) return { success: false, matches: 0, samples: [], error: document.error };
  const found = await orFailure(deps.reader.selector({ document, hints, selector: page.selector }));
  if (found instanceof ReadingFailed) return { success: false, matches: 0, samples: [], error: found.detail };
  if (!found) return { success: false, matches: 0, samples: [], error: say('trial.selectorUnreadable') };
  return { success: found.matches > 0, ...found, error: null };
}
