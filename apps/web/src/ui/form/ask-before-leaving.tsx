import { formText } from '../../messages/form.ts';
import { LeaveQuestion } from './leave-question.tsx';

/** For what is shown only once: links, Back and closing the page ask first. */
export function AskBeforeLeaving() {
  return <LeaveQuestion isUnsaved title={formText('form.onlyNow')} text={formText('form.onlyNowText')} />;
}
