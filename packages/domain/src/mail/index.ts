export type { CompleteLetter, Completion, Letter } from './letters.ts';
export { sendLetter } from './send-letter.ts';
export { writeLetter } from './write-letter.ts';
