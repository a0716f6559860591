import type { EndpointId } from '@marquee/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { type CallInput, call } from '../../api/call.ts';
import { toast } from '../../ui/toast-store.ts';
import { type Answer, CONSOLE_META } from './calls.ts';
import { failureText, lostSession } from './failure.ts';

export interface Words {
  title: string;
  description?: string;
  /** A page of ours to go on with. */
  opens?: { label: string; path: string };
}

/** One changing call: what it says when it went well, when it did not, and what is read again after it. */
export interface ActionSpec<I extends EndpointId> {
  call: I;
  success: Words | ((answer: Answer<I>, input: CallInput<I>) => Words);
  failure: { title: string; fallback: string };
  reloads: readonly EndpointId[];
  /** A read without input whose answer is the same as this call's: it is shown at once, even where that read fails. */
  answers?: EndpointId;
}

export interface Action<I extends EndpointId> {
  /** Does it once however often it is pressed; true when it went well. */
  run: (input: CallInput<I>) => Promise<boolean>;
  /** The same for a form, which wants to know what failed: rejects with it. */
  send: (input: CallInput<I>) => Promise<Answer<I>>;
  isPending: boolean;
  /** The last one that went well. */
  answer: Answer<I> | undefined;
  /** What is under way. */
  input: CallInput<I> | undefined;
}

/**
 * Nothing is shown as done before the server says so. Whatever the outcome, the reads it touches are asked again: after a
 * failure, too, the panel shows what is in force.
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
      const { opens, ...words } = typeof spec.success === 'function' ? spec.success(answer, input) : spec.success;
      const action = opens && { label: opens.label, onSelect: () => void navigate(opens.path) };
      toast({ ...words, tone: 'success', ...(action ? { action } : {}) });
    },
    onError: (error) => {
      // The shell says that the session is over; a toast beside it would only repeat that.
      if (lostSession(error)) return;
      toast({ title: spec.failure.title, description: failureText(error, spec.failure.fallback), tone: 'danger' });
    },
    onSettled: (_answer, error) => {
      const reads = Promise.all(spec.reloads.map((id) => queries.invalidateQueries({ queryKey: [id] })));
      // What failed can be tried again at once, also where the reads hang; what went well waits for what is in force now.
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
    // A second press can come before the first has drawn its disabled button.
    if (isBusy.current) return false;
    return send(input).then(
      () => true,
      () => false,
    );
  }

  const { isPending, data: answer, variables } = mutation;
  return { run, send, isPending, answer, input: isPending ? variables : undefined };
}
