import type { Finding } from '@marquee/extraction';
import type { Refusal } from './ask-questions.ts';

/** The finding for a page that the model read: the result and its cost. */
export function modelReadFinding(events: number, tokens: number): Finding {
  const read = `The language model read ${events} ${events === 1 ? 'event' : 'events'}`;
  const paid = tokens === 0 ? 'from answers paid before' : `for ${tokens} tokens`;
  return { code: 'model-read', severity: 'info', message: `${read}, ${paid}.` };
}

/** Why a page was not read by the model: `model-off`, `model-budget`, `model-quota` … `isDoubtful`: other rungs read it, but with doubt. */
export function modelRefusalFinding({ reason, because }: Refusal, isDoubtful = false): Finding {
  return {
    code: `model-${reason}`,
    severity: reason === 'off' ? 'info' : 'warning',
    message: isDoubtful
      ? `Most events of the page were read with doubt; a language model could read them again. ${because}`
      : `The page names days to come that only a language model could read. ${because}`,
  };
}

/** The model's answers brought nothing, so the rest of the page was not asked about (`earlyExit`). */
export function earlyExitFinding(questions: number): Finding {
  const rest = questions === 1 ? 'One more part' : `${questions} more parts`;
  const message = `${rest} of the page went to no model: the parts before named no event, and early exit is on.`;
  return { code: 'model-early-exit', severity: 'info', message };
}
