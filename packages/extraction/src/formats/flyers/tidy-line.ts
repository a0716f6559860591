const CONFUSED: ReadonlyArray<readonly [RegExp, string]> = [
  // `JUNI0`, `D00RS`, `2O27`
  [/(?<=\p{Lu})00(?=\p{Lu})/gu, 'OO'],
  [/(?<=\p{Lu}{2})0(?![\d:])/gu, 'O'],
  [/(?<=\p{Ll}{2})0(?![\d:])/gu, 'o'],
  [/(?<=\d)[lI](?=\d)/g, '1'],
  // `S12`, `S15 adv / S20 door`
  [/(?<![\p{L}\d])S(?=\d{1,3}(?!\d))/gu, '$'],
  // `lnformes`, `FEBRUARY 1O`, `8:3O PM`, `8 P.M .`
  [/(?<!\p{L})l(?=n[a-z]{3})/gu, 'I'],
  [/(?<=\d)[oO](?![\p{L}'’])/gu, '0'],
  [/(?<=\d)\s?([AP])\s?\.?\s?M\s?\.?(?![\p{L}])/giu, ' $1M'],
  // `AUGUST22ND`, `MAR14`, `22DE MARZO`, `DE2027`
  [/(?<=\p{L}{3}\.?)(?=\d{1,2}(?:st|nd|rd|th)?\b)/giu, ' '],
  [/(?<=\b(?:de|del|las|el))(?=\d)/gi, ' '],
  [/(?<=\d)(?=(?:de|DE)\s?\p{L}{4})/gu, ' '],
  [/(?<=\d(?:de|DE))(?=\p{L}{4})/gu, ' '],
  // `6:OO PM`, `1O:3OAM`
  [/(?<=\d[Oo]?:)[Oo](?=[\dOo])/g, '0'],
  [/(?<=:\d)[Oo](?=\s?[ap]\.?m|\s?h|$)/gi, '0'],
  [/(?<=\d)[Oo](?=:\d)/g, '0'],
  // `MONDAY I MAY 3`: a stroke.
  [/(?<=(?:day|es|do|go))\s?[Il|]\s(?=\p{L}{3,10}\s\d)/giu, ' · '],
  // `THURSDAYAPRIL 15`, `MARTES,23 DE FEBRERO`, `22ND.11 AM`, `2027 .5:15`
  [/(?<=(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?=\p{L}{3})/giu, ' '],
  [/,(?=[\p{L}\d])(?<!\d,(?=\d{3}\b))/gu, ', '],
  [/(?<=\d(?:st|nd|rd|th)|\d{4}|\p{L}{3})\s?\.\s?(?=\d{1,2}(?::\d\d|\s?[ap]\.?m|$))/giu, ' · '],
  // What separates in a line of a poster
  [/\s*[·•●|｜]\s*/g, ' · '],
  [/[：]/g, ':'],
  [/[，]/g, ','],
];

/**
 * A line as an OCR engine reads it, with its usual confusions undone where only one reading makes sense: `JUNI0`, `S12`, `AUGUST22ND`.
 */
export function tidyLine(text: string): string {
  let line = text.normalize('NFC');
  for (const [confused, meant] of CONFUSED) line = line.replace(confused, meant);
  return line.replace(/\s+/g, ' ').trim();
}
