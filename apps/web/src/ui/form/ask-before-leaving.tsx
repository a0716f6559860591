import { formText } from '../../messages/form.ts';
import { AlertDialog } from '../confirm.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

/** For what is shown only once: links, Back and closing the page ask first. */
export function AskBeforeLeaving() {
  const leaving = useLeaveGuard(true);
  return (
    <AlertDialog
      open={leaving.isAsking}
      title={formText('form.onlyNow')}
      description={formText('form.onlyNowText')}
      confirmLabel={formText('form.leave')}
      cancelLabel={formText('form.stay')}
      danger
      onConfirm={leaving.leave}
      onCancel={leaving.stay}
    />
  );
}
