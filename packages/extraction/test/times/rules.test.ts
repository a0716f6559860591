import { describe, expect, it } from 'vitest';
import { FORMS, momentsIn } from './own.ts';

const NAME = 'Tin Whistle Club';
const at = (hour: string, ...days: string[]) => days.map((day) => `2026-${day}T${hour}`);
const TUESDAYS = ['04-07', '04-14', '04-21', '04-28', '05-05'];

describe.each(FORMS)('a rule between two printed days, in %s', (form) => {
  it.each<[string, string[]]>([
    ['Tuesdays, April 7 – May 5, 2026, 7 pm', at('19:00', ...TUESDAYS)],
    ['Every Tuesday, April 7 – May 5, 2026, 7 pm', at('19:00', ...TUESDAYS)],
    ['Tuesdays from April 7 through May 5, 2026 at 7 pm', at('19:00', ...TUESDAYS)],
    ['April 7 – May 5, 2026, every Tuesday, 7 pm', at('19:00', ...TUESDAYS)],
    ['Every Friday and Saturday, April 3–11, 2026 at 8 pm', at('20:00', '04-03', '04-04', '04-10', '04-11')],
    ['Second and fourth Mondays, April 1 – May 31, 2026, 6 pm', at('18:00', '04-13', '04-27', '05-11', '05-25')],
    ['Every first Friday, April 3 through June 5, 2026, 5 pm', at('17:00', '04-03', '05-01', '06-05')],
    ['Tuesdays, April 7 – May 5, 2026, 7 pm (no class April 21)', at('19:00', '04-07', '04-14', '04-28', '05-05')],
    ['Tuesdays, April 7 – May 5, 2026, 7 pm, except April 14 and 21', at('19:00', '04-07', '04-28', '05-05')],
  ])('%s', (text, moments) => expect(momentsIn(form, NAME, text)).toEqual(moments));

  it.each([
    ['Every other Tuesday, April 7 – May 5, 2026, 7 pm', '2026-04-07T19:00 – 2026-05-05'],
    ['Select Tuesdays, April 7 – May 5, 2026, 7 pm', '2026-04-07T19:00 – 2026-05-05'],
    ['Tuesdays, April 7 – May 5, 2026, 7 pm, except school holidays', '2026-04-07T19:00 – 2026-05-05'],
    ['Tuesdays through Sundays, April 7 – May 5, 2026, 7 pm', '2026-04-07T19:00 – 2026-05-05'],
    ['Saturdays, April 4, 2026 – March 6, 2027, 7 pm', '2026-04-04T19:00 – 2027-03-06'],
    ['April 7 – May 5, 2026, 7 pm', '2026-04-07T19:00 – 2026-05-05'],
  ])('stays a range where it is not certain: %s', (text, moment) =>
    expect(momentsIn(form, NAME, text)).toEqual([moment]),
  );

  it.each<[string, string[]]>([
    ['First Friday of each month, next April 3, 2026, 7 pm', at('19:00', '04-03')],
    ['Every Tuesday, next on April 7, 2026, 7 pm', at('19:00', '04-07')],
  ])('gives only the printed day without bounds: %s', (text, moments) =>
    expect(momentsIn(form, NAME, text)).toEqual(moments),
  );
});

const FRIDAYS = ['04-03', '04-10', '04-17', '04-24'];

describe.each(FORMS)('the days of the week of a whole month, in %s', (form) => {
  it.each<[string, string[]]>([
    ['Fridays in April, 7 pm', at('19:00', ...FRIDAYS)],
    ['Every Friday in April 2026 at 7 pm', at('19:00', ...FRIDAYS)],
    ['Fridays at 7 pm in April', at('19:00', ...FRIDAYS)],
    ['Fridays throughout April 2026, 7 pm', at('19:00', ...FRIDAYS)],
    ['Each Friday this April, 7 pm', at('19:00', ...FRIDAYS)],
    ['Second and fourth Fridays in April, 7 pm', at('19:00', '04-10', '04-24')],
    ['First Fridays in April and May 2026, 7 pm', at('19:00', '04-03', '05-01')],
    ['First Fridays, April through June 2026, 7 pm', at('19:00', '04-03', '05-01', '06-05')],
    ['Fridays in April, 7 pm, except April 17', at('19:00', '04-03', '04-10', '04-24')],
    ['Todos los viernes de abril de 2026, 7 pm', at('19:00', ...FRIDAYS)],
    ['Los viernes en abril, 7 pm', at('19:00', ...FRIDAYS)],
  ])('%s', (text, moments) => expect(momentsIn(form, NAME, text)).toEqual(moments));

  it('over New Year, with the year at the end', () => {
    const text = 'First Fridays, December through February 2027, 7 pm';
    expect(momentsIn(form, NAME, text)).toEqual(['2026-12-04T19:00', '2027-01-01T19:00', '2027-02-05T19:00']);
  });

  it.each([
    ['Every other Friday in April, 7 pm'],
    ['Select Fridays in April, 7 pm'],
    ['Fridays in April, except holidays, 7 pm'],
    ['Fridays in April and June, 7 pm'],
    ['A Friday in April, 7 pm'],
    ['Fridays, 7 pm'],
  ])('is no day where it is not certain: %s', (text) => expect(momentsIn(form, NAME, text)).toEqual([]));
});

describe.each(FORMS)('days with a time each, in %s', (form) => {
  const three = ['2026-04-03T19:00', '2026-04-04T14:00', '2026-04-05T15:00'];
  it.each<[string, string[]]>([
    ['Friday, April 3 at 7 pm, Saturday, April 4 at 2 pm and Sunday, April 5 at 3 pm', three],
    ['Friday, April 3, 7 pm<br>Saturday, April 4, 2 pm<br>Sunday, April 5, 3 pm', three],
    ['7 pm Friday, April 3; 2 pm Saturday, April 4; 3 pm Sunday, April 5', three],
    ['7 pm on Friday, April 3 and 2 pm on Saturday, April 4', three.slice(0, 2)],
    [
      'Fri. Apr. 3 &amp; Sat. Apr. 4, 7:30 pm; Sun. Apr. 5, 2 pm',
      ['2026-04-03T19:30', '2026-04-04T19:30', '2026-04-05T14:00'],
    ],
  ])('%s', (text, moments) => expect(momentsIn(form, NAME, text)).toEqual(moments));
});
