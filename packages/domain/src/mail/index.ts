export { drawIssue } from './draw-issue.ts';
export { isWaitingLetter, keepBackLetter } from './keep-back.ts';
export type { CompleteLetter, Completion, Letter, LetterData, MailedEvent, NewLetter, WeeklyData } from './letters.ts';
export { linkIsOver } from './link-is-over.ts';
export { sendLetter } from './send-letter.ts';
export { writeLetter, writeLetters } from './write-letter.ts';
