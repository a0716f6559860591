import type { ElementNode } from '../document/html/dom.ts';
import { placeOf } from './places.ts';

type PlaceTest = (element: ElementNode, place?: string | null) => boolean;

/**
 * Positions among siblings, in constant time: css-select's own count the siblings again for each element, which takes seconds on a page of
 * thirty thousand.
 */
export const PLACES: Readonly<Record<string, PlaceTest>> = {
  'nth-child': (element, place) => before(element, false) === Number(place) - 1,
  'nth-of-type': (element, place) => before(element, true) === Number(place) - 1,
  'first-child': (element) => before(element, false) === 0,
  'first-of-type': (element) => before(element, true) === 0,
  'last-child': (element) => after(element, false) === 0,
  'last-of-type': (element) => after(element, true) === 0,
};

/** Whether `PLACES` knows it: of steps (`2n+1`) it does not. */
export function isPlace(name: string, data: string | null): boolean {
  if (!Object.hasOwn(PLACES, name)) return false;
  return name.startsWith('nth-') ? data !== null && /^\s*\d{1,5}\s*$/.test(data) : data === null;
}

function before(element: ElementNode, ofType: boolean): number {
  return element.parent ? placeOf(element, element.parent, ofType).before : -1;
}

function after(element: ElementNode, ofType: boolean): number {
  return element.parent ? placeOf(element, element.parent, ofType).after : -1;
}
