/** Numbers that durations are written with. */
export const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  twenty: 20,
  thirty: 30,
  'forty-five': 45,
  sixty: 60,
  ninety: 90,
};

/** Before a duration, at its end: it is how long the event is. */
export const DURATION_LABEL =
  /\b(?:durations?|run(?:ning)?[ -]?times?|length|(?:runs|lasts)(?: for)?|(?:show|program|class|event|tour|walk|session|performance|workshop|concert|film|lecture|talk) is)\s?[:–-]?\s*$/i;
/** Behind a duration, at its beginning: it is a part of the event, or not exact. */
export const GOES_ON =
  /^\s?(?:or (?:so|more|less)|(?:-|–|to|or)\s?\d|\+|before|after|early|late|each|per|intermission|break)/i;
