import type { EndpointId } from '@marquee/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { type CallInput, call } from '../../api/call.ts';
import { referenceOf } from '../../api/call-error.ts';
import { toast } from '../../ui/toast-store.ts';
import { t } from '../messages.ts';
import { type Answer, CONSOLE_META } from './calls.ts';
import { failureText, lostSession } from './failure.ts';
import { traceAddress } from './trace-link.tsx';

export interface Words {
  title: string;
  description?: string;
  /** The call was answered, and the answer says that it did not work. */
  tone?: 'danger';
  /** A follow-up page. */
  opens?: { label: string; path: string };
  /** What takes the change back. */
  undo?: { label: string; onSelect: () => void };
}

/** One changing call: its messages for success and failure, and the reads to refresh. */
export interface ActionSpec<I extends EndpointId> {
  call: I;
  /** Null where the panel itself shows the answer. */
  success: Words | ((answer: Answer<I>, input: CallInput<I>) => Words) | null;
  failure: { title: string; fallback: string };
  reloads: readonly EndpointId[];
  /** A read without input that has the same response as this call: the result is shown at once, even if that read fails. */
  answers?: EndpointId;
}

export interface Action<I extends EndpointId> {
  /** Runs once even if pressed repeatedly; true on success. */
  run: (input: CallInput<I>) => Promise<boolean>;
  /** The same for a form, which needs the error: rejects with it. */
  send: (input: CallInput<I>) => Promise<Answer<I>>;
  isPending: boolean;
  /** The input of the last success. */
  answer: Answer<I> | undefined;
  /** The input in progress. */
  input: CallInput<I> | undefined;
}

/**
 * Nothing is shown as done before the server confirms it. Affected reads are refreshed in any case: after a
 * failure, too, the panel shows the current state.
 */
export function useAction<I extends EndpointId>(spec: ActionSpec<I>): Action<I> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isBusy = useRef(false);
  const mutation = useMutation({
    mutationFn: (input: CallInput<I>) => call(spec.call, input),
    meta: CONSOLE_META,
    onSuccess: (answer, input) => {
      if (spec.answers) queries.setQueryData([spec.answers, {}], answer);
      if (spec.success === null) return;
      const { opens, undo, ...words } = typeof spec.success === 'function' ? spec.success(answer, input) : spec.success;
      const action = undo ?? (opens && { label: opens.label, onSelect: () => void navigate(opens.path) });
      toast({
        tone: 'success',
        ...words,
        ...(action ? { action } : {}),
      });
    },
    onError: (error) => {
      // The shell shows that the session has ended; a toast would only repeat it.
      if (lostSession(error)) return;
      const reference = referenceOf(error);
      const opens = reference && {
        action: { label: t('trace.openShort'), onSelect: () => void navigate(traceAddress(reference)) },
      };
      const description = failureText(error, spec.failure.fallback);
      toast({ title: spec.failure.title, description, tone: 'danger', ...opens });
    },
    onSettled: (_answer, error) => {
      const reads = Promise.all(spec.reloads.map((id) => queries.invalidateQueries({ queryKey: [id] })));
      // A failed call can be retried at once, even if the reads hang; a successful one waits for the refreshed state.
      return error ? undefined : reads;
    },
  });

  async function send(input: CallInput<I>): Promise<Answer<I>> {
    isBusy.current = true;
    try {
      return await mutation.mutateAsync(input);
    } finally {
      isBusy.current = false;
    }
  }

  async function run(input: CallInput<I>): Promise<boolean> {
    // A second press can arrive before the button is disabled.
    if (isBusy.current) return false;
    return send(input).then(
      () => true,
      () => false,
    );
  }

  const { isPending, data: answer, variables } = mutation;
  return { run, send, isPending, answer, input: isPending ? variables : undefined };
}
