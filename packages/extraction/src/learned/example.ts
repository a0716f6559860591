import type { Item } from './items.ts';
import type { Spot } from './spots.ts';

/** An item of the page, and the position of the value to be learned in it or before it. */
export interface Example {
  item: Item;
  spot: Spot | undefined;
}
