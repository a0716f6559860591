import { anyWord } from './compile.ts';

const BODIES = ['committee', 'board', 'commission', 'council'];
const GATHERINGS = ['meeting', 'session', 'hearing'];

/** Names of bodies that meet, and of what they hold. */
export const MEETING_WORD = anyWord(BODIES, GATHERINGS, ['workshop', 'retreat']);
/** What the lines of a list name if they are events without hours. */
export const HELD_WORD = anyWord(BODIES, GATHERINGS, ['show', 'concert']);
