import { type Endpoint, endpoints } from '@marquee/contract';

/** Every endpoint there is, by its id: what is added to the contract is walked too. */
export const EVERY: Array<[string, Endpoint]> = Object.entries<Endpoint>(endpoints);

/** What a browser could be made to do to the harm of who uses it; a webhook has no session to harm. */
export const CHANGING = EVERY.filter(([, { method, kind }]) => method !== 'GET' && kind !== 'webhook');

/** A path of the endpoint, with something in the place of its parameters. */
export function pathOf({ path }: Pick<Endpoint, 'path'>, something = 'something'): string {
  return path.replaceAll(/:\w+/g, something);
}
