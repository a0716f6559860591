import type { EndpointId } from '@marquee/contract';
import { addressOf, type InputFor } from './address.ts';
import { PLACES } from './places.generated.ts';

/** The URL of a document. */
export function documentUrl<I extends EndpointId<'document'>>(id: I, input: InputFor<I>): string {
  return addressOf(PLACES[id], input);
}
