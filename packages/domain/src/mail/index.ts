export type { CompleteLetter, Completion, Letter, LetterData } from './letters.ts';
export { sendLetter } from './send-letter.ts';
export { writeLetter } from './write-letter.ts';
