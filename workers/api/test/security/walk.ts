import { type Endpoint, endpoints } from '@marquee/contract';

/** Every endpoint there is, by its id: what is added to the contract is walked too. */
export const EVERY: Array<[string, Endpoint]> = Object.entries<Endpoint>(endpoints);

export const CHANGING = EVERY.filter(([, { method }]) => method !== 'GET');

/** A path of the endpoint, with something in the place of its parameters. */
export function pathOf({ path }: Endpoint): string {
  return path.replaceAll(/:\w+/g, 'something');
}
