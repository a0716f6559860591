import { formText } from '../../messages/form.ts';
import { AlertDialog } from '../confirm.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

/** While `isUnsaved`, links, Back, Forward and closing the page ask first. */
export function LeaveQuestion({ isUnsaved, title, text }: { isUnsaved: boolean; title: string; text: string }) {
  const leaving = useLeaveGuard(isUnsaved);
  return (
    <AlertDialog
      open={leaving.isAsking}
      title={title}
      description={text}
      confirmLabel={formText('form.leave')}
      cancelLabel={formText('form.stay')}
      danger
      isOfLeaving
      onConfirm={leaving.leave}
      onCancel={leaving.stay}
    />
  );
}
