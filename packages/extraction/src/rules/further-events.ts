/** How a heading above other events begins. */
const BEGINNING =
  '(?:more|related|other|similar|upcoming|(?:up )?next|recommended|you (?:may|might)|also|see (?:also|more))';

/** `More at the Tavern`, below an event. */
export const FURTHER_EVENTS = new RegExp(`^${BEGINNING}\\b`, 'i');
/** A short line of its own, at which an event's own text ends. */
export const END_OF_EVENT = new RegExp(
  `^${BEGINNING}\\b.{0,30}$|^(?:footer|share this|leave a (?:comment|reply))\\b`,
  'i',
);

/** A heading above several events, not above the days of one. */
export const SEVERAL_EVENTS =
  /^(?:(?:just|newly|recently) announced|(?:upcoming|coming|next|all|more|this (?:week|month)[’'s]*) (?:events|shows|concerts|gigs))\W*$/i;
