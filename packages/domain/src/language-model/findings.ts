import type { Finding } from '@marquee/extraction';
import { say } from '@marquee/kernel';
import type { Refusal } from './ask-questions.ts';

/** The finding for a page that the model read: the result and its cost. */
export function modelReadFinding(events: number, tokens: number): Finding {
  const message =
    tokens === 0 ? say('model.readFromPaid', { n: events }) : say('model.read', { n: events, n2: tokens });
  return { code: 'model-read', severity: 'info', message };
}

/** Why a page was not read by the model: `model-off`, `model-budget`, `model-quota` … `isDoubtful`: other rungs read it, but with doubt. */
export function modelRefusalFinding({ reason, because }: Refusal, isDoubtful = false): Finding {
  return {
    code: `model-${reason}`,
    severity: reason === 'off' ? 'info' : 'warning',
    message: say(isDoubtful ? 'model.couldReadAgain' : 'model.onlyItCouldRead', { why: because }),
  };
}

/** The model's answers brought nothing, so the rest of the page was not asked about (`earlyExit`). */
export function earlyExitFinding(questions: number): Finding {
  return { code: 'model-early-exit', severity: 'info', message: say('model.leftOut', { n: questions }) };
}
