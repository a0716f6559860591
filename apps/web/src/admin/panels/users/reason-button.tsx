import type { EndpointId } from '@marquee/contract';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useReason } from '../../kit/reason-dialog.tsx';
import { type Action, useAction, type Words } from '../../kit/use-action.ts';
import { useKeptFocus } from '../../kit/use-kept-focus.ts';
import { t } from '../../messages.ts';

/** The calls that change one account: each takes a reason and answers with the account. */
export type UserCall = Extract<
  EndpointId,
  | 'grantRole'
  | 'removeRole'
  | 'endUserSessions'
  | 'suspendUser'
  | 'restoreUser'
  | 'sendResetLetter'
  | 'setCampaignLimit'
>;

/** What a call of these takes. */
type Input<I extends UserCall> = Parameters<Action<I>['run']>[0];

interface ReasonButtonProps<I extends UserCall> {
  call: I;
  label: string;
  /** Distinguishes buttons with the same label for screen readers. */
  name?: string;
  title: string;
  text: ReactNode;
  done: Words;
  danger?: boolean;
  disabled?: boolean;
  input: (reason: string) => Input<I>;
}

/** A button that asks why before it changes an account. What was typed stays if the call fails. */
export function ReasonButton<I extends UserCall>(props: ReasonButtonProps<I>) {
  const { call, label, name, title, text, done, danger = false, disabled = false, input } = props;
  const [typed, setTyped] = useState('');
  const { askReason, question } = useReason();
  const action = useAction<I>({
    call,
    success: done,
    failure: { title: t('users.notDone'), fallback: t('users.notDoneText') },
    reloads: ['getUser', 'listUsers', 'listAuditLog'],
  });
  const { ref, keep } = useKeptFocus(action.isPending);

  async function press(): Promise<void> {
    const reason = await askReason({
      title,
      description: text,
      label: t('users.reason'),
      hint: t('users.reasonHint'),
      confirmLabel: label,
      danger,
      most: 300,
      initial: typed,
    });
    if (reason === null) return;
    setTyped(reason);
    keep();
    if (await action.run(input(reason))) setTyped('');
  }

  return (
    <>
      <Button
        ref={ref}
        size="sm"
        variant={danger ? 'danger' : 'secondary'}
        aria-label={name}
        disabled={disabled}
        pending={action.isPending}
        onClick={() => void press()}
      >
        {label}
      </Button>
      {question}
    </>
  );
}
