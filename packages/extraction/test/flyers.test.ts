import type { FlyerLine } from '@marquee/kernel';
import { describe, expect, it } from 'vitest';
import { readFlyer } from '../src/formats/flyers/index.ts';

const HINTS = { today: '2026-11-29', timezone: 'America/New_York' } as const;

/** Lines of a flyer from top to bottom, each with the height of its type. */
function flyerOf(lines: ReadonlyArray<readonly [text: string, height: number, confidence?: number]>, angle = 0) {
  let y = 0;
  const placed = lines.map(([text, height, confidence = 0.99]): FlyerLine => {
    y += height;
    const line = { text, confidence, x: 500, y, width: text.length * height * 0.5, height, angle };
    y += height * 0.4;
    return line;
  });
  return { width: 1_000, height: Math.ceil(y) + 50, lines: placed };
}

const read = (...args: Parameters<typeof flyerOf>) => readFlyer(flyerOf(...args), 'flyer:1', HINTS);

describe('a flyer [BEY-49]', () => {
  it('has the title in its largest type, over two lines, and a day, hour, place and price wherever they stand', () => {
    const reading = read([
      ['One night only', 30],
      ['RIVERBANK', 90],
      ['BLUES FESTIVAL', 88],
      ['hosted by DJ Marlow', 34],
      ['Saturday, March 13 · Doors 7 PM / Show 8 PM', 56],
      ['The Senate', 50],
      ['1607 Main Street, Columbia, SC', 30],
      ['$15 adv / $20 door', 40],
      ['Call 803-555-0142 for information', 24],
    ]);
    expect(reading).toMatchObject({
      title: { value: 'RIVERBANK BLUES FESTIVAL', isSure: true },
      day: { value: '2027-03-13', isSure: true },
      time: { value: '20:00' },
      venue: { value: 'The Senate' },
      address: { value: '1607 Main Street' },
      city: { value: 'Columbia' },
      state: { value: 'SC' },
      price: { value: { minCents: 1_500, maxCents: 2_000 } },
    });
  });

  it('is read in Spanish', () => {
    expect(
      read([
        ['La Casa de la Cultura presenta', 34],
        ['Noche de Salsa y Son', 96],
        ['SÁBADO 13 DE MARZO', 56],
        ['a las 8:30 p.m.', 50],
        ['Nickelodeon Theatre', 48],
        ['1607 Main Street, Columbia, SC', 30],
        ['Entrada libre', 40],
      ]),
    ).toMatchObject({
      title: { value: 'Noche de Salsa y Son' },
      day: { value: '2027-03-13', isSure: true },
      time: { value: '20:30' },
      venue: { value: 'Nickelodeon Theatre' },
      price: { value: { minCents: 0, maxCents: 0 } },
    });
  });

  it('gives each value the boxes that it comes from, with the words there', () => {
    const { title, day } = read([
      ['Plant', 90],
      ['Swap', 90],
      ['March 13, 2027', 50],
    ]);
    expect(title?.evidence).toEqual([
      { document: 'flyer:1', locator: 'box@500,90,225,90,0', snippet: 'Plant', method: 'flyer' },
      { document: 'flyer:1', locator: 'box@500,216,180,90,0', snippet: 'Swap', method: 'flyer' },
    ]);
    expect(day?.evidence).toMatchObject([{ snippet: 'March 13, 2027' }]);
  });

  it('has its usual misreadings undone where only one reading makes sense', () => {
    expect(
      read([
        ['Open Mic', 90],
        ['WEDNESDAYFEBRUARY 10', 50],
        ['D00RS 6:15 PM / SH0W 7:15 PM', 44],
        ['Boletos S12', 40],
      ]),
    ).toMatchObject({
      day: { value: '2027-02-10', isSure: true },
      time: { value: '19:15' },
      price: { value: { minCents: 1_200 } },
    });
    expect(
      read([
        ['Feria', 90],
        ['21 DE JUNI0 DE2027 - 22:15 H', 50],
      ]),
    ).toMatchObject({
      day: { value: '2027-06-21' },
      time: { value: '22:15' },
    });
  });

  it('may set a day on two lines, with strokes between its parts', () => {
    expect(
      read([
        ['Open Mic', 90],
        ['SATURDAY THE 13TH OF', 50],
        ['MARCH · STARTS AT 6:OOPM', 50],
      ]),
    ).toMatchObject({
      day: { value: '2027-03-13', isSure: true },
      time: { value: '18:00' },
    });
    expect(
      read([
        ['Open Mic', 90],
        ['WEDNESDAY THE 10TH', 50],
        ['OF MARCH', 50],
        ['1O:3OAM', 50],
      ]),
    ).toMatchObject({
      day: { value: '2027-03-10', isSure: true },
      time: { value: '10:30' },
    });
    expect(
      read([
        ['Open Mic', 90],
        ['SATURDAY I MARCH 13 ·', 50],
        ['STARTS AT 8:3OPM', 50],
      ]),
    ).toMatchObject({
      day: { value: '2027-03-13', isSure: true },
      time: { value: '20:30' },
    });
  });

  it('is not believed about a day whose weekday does not agree, or whose figures are doubtful', () => {
    const day = (text: string, confidence?: number) =>
      read([
        ['Open Mic', 90],
        [text, 50, confidence],
      ]).day;
    expect(day('Saturday, March 13')).toMatchObject({ value: '2027-03-13', isSure: true });
    // Misread: March 18 is a Thursday.
    expect(day('Saturday, March 18')?.isSure).toBe(false);
    expect(day('Saturday, March 18, 2027')?.isSure).toBe(false);
    expect(day('March 13')?.isSure).toBe(false);
    expect(day('March 13, 2027')?.isSure).toBe(true);
    expect(day('March 13, 2027', 0.8)?.isSure).toBe(false);
    expect(day('3/4/2027')?.isSure).toBe(false);
  });

  it('keeps the hours of a range that begins behind a day, and no word of a title', () => {
    expect(
      read([
        ['Midnight Horror Marathon', 90],
        ['MARCH 27TH - 8-9 PM', 50],
      ]),
    ).toMatchObject({
      title: { value: 'Midnight Horror Marathon' },
      day: { value: '2027-03-27' },
      time: { value: '20:00' },
      endTime: { value: '21:00' },
    });
  });

  it('is read although it hangs askew', () => {
    const tilted = flyerOf(
      [
        ['Chili', 90],
        ['Cook-Off', 88],
        ['Friday, March 12 at 6 PM', 50],
      ],
      8,
    );
    expect(readFlyer(tilted, 'x', HINTS)).toMatchObject({
      title: { value: 'Chili Cook-Off' },
      time: { value: '18:00' },
    });
  });

  it('says nothing that it does not say', () => {
    expect(read([])).toEqual({});
    expect(
      Object.keys(
        read([
          ['Lost Cat', 90],
          ['Answers to Biscuit', 40],
        ]),
      ),
    ).toEqual(['title']);
    expect(read([['$10', 90]]).title).toBeUndefined();
  });
});
