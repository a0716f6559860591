import type { FlyerReading } from '@marquee/extraction/flyers';

/** Fields of the form that a flyer fills; all are texts. */
export const FLYER_FIELDS = [
  'title',
  'day',
  'time',
  'endTime',
  'venue',
  'address',
  'city',
  'state',
  'price',
] as const satisfies ReadonlyArray<keyof FlyerReading>;
export type FlyerFieldName = (typeof FLYER_FIELDS)[number];

/** A box in the picture; `x` and `y` are its middle, `angle` is in degrees. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  angle: number;
}

/** What the flyer says in a field, as the form takes it, and where. */
export interface FlyerValue {
  value: string;
  /** As it stands on the flyer. */
  words: string;
  isSure: boolean;
  boxes: Box[];
}

/** The values of a reading by the field that they fill. */
export function valuesOf(reading: FlyerReading): Partial<Record<FlyerFieldName, FlyerValue>> {
  const found: Partial<Record<FlyerFieldName, FlyerValue>> = {};
  for (const name of FLYER_FIELDS) {
    const field = reading[name];
    if (!field) continue;
    const { value, evidence, isSure } = field;
    found[name] = {
      value: typeof value === 'string' ? value : priceText(value),
      words: evidence.map(({ snippet }) => snippet).join(' '),
      isSure,
      boxes: evidence.flatMap(({ locator }) => boxOf(locator) ?? []),
    };
  }
  return found;
}

/** `Free`, `$12`, `$15-$20`, as the form's hint asks for; else the flyer's words. */
function priceText({ minCents, maxCents, text = '' }: NonNullable<FlyerReading['price']>['value']): string {
  if (minCents === undefined || maxCents === undefined) return text;
  if (maxCents === 0) return 'Free';
  return minCents === maxCents ? dollars(minCents) : `${dollars(minCents)}-${dollars(maxCents)}`;
}

const dollars = (cents: number) => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;

/** `box@120,80,400,60,-3.5`; null for any other place. */
function boxOf(locator: string): Box | null {
  if (!locator.startsWith('box@')) return null;
  const [x = 0, y = 0, width = 0, height = 0, angle = 0] = locator.slice(4).split(',').map(Number);
  return { x, y, width, height, angle };
}
