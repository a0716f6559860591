import type { FlyerText, LocalDate } from '@marquee/kernel';
import { citerOf } from '../../base/evidence.ts';
import type { Evidence, Field, Hints, Price } from '../../base/types.ts';
import { readPrice } from '../../candidates/values/price.ts';
import { FLYERS } from '../../decide/weights/flyers.ts';
import { findDay } from './flyer-day.ts';
import { type FlyerRow, layOut } from './flyer-layout.ts';
import { findPlace } from './flyer-place.ts';
import { findTime } from './flyer-time.ts';
import { findTitle } from './flyer-title.ts';

/** A value of a flyer. */
interface FlyerField<T> extends Field<T> {
  /** How likely it is right, 0 to 1. */
  confidence: number;
  /** Whether that is above the publishing bar. */
  isSure: boolean;
}

/** What a flyer says about its event; a value that it does not say is absent. Evidence is a box in the picture (`boxOf`). */
export interface FlyerReading {
  title?: FlyerField<string>;
  day?: FlyerField<LocalDate>;
  /** `19:30` */
  time?: FlyerField<string>;
  endTime?: FlyerField<string>;
  venue?: FlyerField<string>;
  address?: FlyerField<string>;
  city?: FlyerField<string>;
  /** Two-letter code. */
  state?: FlyerField<string>;
  price?: FlyerField<Price>;
}

/** Reads the text of a flyer. @param document how its evidence names the picture */
export function readFlyer(flyer: FlyerText, document: string, hints: Hints): FlyerReading {
  const layout = layOut(flyer);
  const day = findDay(layout, hints.today);
  const time = findTime(layout, day);
  const price = layout.rows.find((row) => isPrice(row.text));
  const place = findPlace(layout, [...(day?.rows ?? []), ...(time?.rows ?? [])], hints);
  const taken = [...(day?.rows ?? []), ...(time?.rows ?? []), ...place.rows, ...(price ? [price] : [])];
  const title = findTitle(layout, taken);
  const cite = (rows: readonly FlyerRow[]) => evidenceOf(rows, document);
  const field = <T>(value: T, rows: readonly FlyerRow[], confidence: number): FlyerField<T> => ({
    value,
    evidence: cite(rows),
    confidence,
    isSure: confidence >= FLYERS.readFlyer.sure,
  });
  const amount = price ? readPrice(price.text) : null;
  const { venue, address, city, state } = place;
  return {
    ...(title ? { title: field(title.value, title.rows, title.confidence) } : {}),
    ...(day ? { day: field(day.value, day.rows, day.confidence) } : {}),
    ...(time ? { time: field(time.value, time.rows, time.confidence) } : {}),
    ...(time?.until ? { endTime: field(time.until, time.rows, time.confidence) } : {}),
    ...(venue ? { venue: field(venue.value, venue.rows, venue.confidence) } : {}),
    ...(address ? { address: field(address.value, address.rows, address.confidence) } : {}),
    ...(city ? { city: field(city.value, city.rows, city.confidence) } : {}),
    ...(state ? { state: field(state.value, state.rows, state.confidence) } : {}),
    ...(price && amount ? { price: field(amount, [price], price.confidence) } : {}),
  };
}

function isPrice(text: string): boolean {
  const price = readPrice(text);
  return price !== null && (price.minCents !== undefined || price.maxCents !== undefined);
}

/** A box in the picture, `box@120,80,400,60,-3.5`: its middle, width and height in pixels, its angle in degrees. */
function evidenceOf(rows: readonly FlyerRow[], document: string): Evidence[] {
  const citer = citerOf(document, 'flyer');
  return rows.flatMap(({ pieces }) =>
    pieces.map(({ x, y, width, height, angle, text }) =>
      citer.evidence(`box@${x},${y},${width},${height},${angle}`, text),
    ),
  );
}
