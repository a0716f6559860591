import type { EndpointId } from '@marquee/contract';
import { type CallInput, call } from '../../api/call.ts';
import type { Answer } from './calls.ts';

/** A single read on demand, for data needed before a change. Throws as the call does. */
export function lookUp<I extends EndpointId>(id: I, input: CallInput<I>): Promise<Answer<I>> {
  return call(id, input);
}
