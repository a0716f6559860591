export type { CompleteLetter, Completion, Letter, LetterData, MailedEvent, NewLetter, WeeklyData } from './letters.ts';
export { sendLetter } from './send-letter.ts';
export { writeLetter, writeLetters } from './write-letter.ts';
