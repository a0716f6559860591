import type { EndpointId } from '@marquee/contract';
import { type CallInput, call } from '../../api/call.ts';
import type { Answer } from './calls.ts';

/** One read at a press, for what is asked before a change. Throws as the call does. */
export function lookUp<I extends EndpointId>(id: I, input: CallInput<I>): Promise<Answer<I>> {
  return call(id, input);
}
