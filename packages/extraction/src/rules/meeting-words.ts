import { anyWord } from './compile.ts';

const BODIES = ['committee', 'board', 'commission', 'council'];
const GATHERINGS = ['meeting', 'session', 'hearing'];

const SOCIETIES = ['authority', 'district', 'association', 'society', 'club'];

/** For expressions: bodies that meet. */
export const MEETING_BODY = `(?:${[...BODIES, ...SOCIETIES, 'trustees'].join('|')})`;
/** The same, and what else a page about one body is headed. */
export const BODY_WORD = anyWord(
  BODIES,
  SOCIETIES,
  ['guild', 'league', 'forum', 'agency', 'trustees', 'coalition', 'partnership', 'alliance'],
  ['selectmen', 'aldermen', 'supervisors', 'commissioners'],
);
/** Names of bodies that meet, and of what they hold. */
export const MEETING_WORD = anyWord(BODIES, GATHERINGS, ['workshop', 'retreat']);
/** What the lines of a list name if they are events without hours. */
export const HELD_WORD = anyWord(BODIES, GATHERINGS, ['show', 'concert']);
/** A name that is a body's, or a gathering's: `City Art Board`, `Board of Commissioners`, `Special Called Meeting`. */
export const NAMED_AS_BODY = new RegExp(
  `^(?:the )?(?:${BODIES.join('|')}) (?:of|for|on)\\b|\\b(?:${[...BODIES, ...GATHERINGS, 'commissioners', 'trustees', 'supervisors', 'selectmen'].join('|')})\\W*$`,
  'i',
);
