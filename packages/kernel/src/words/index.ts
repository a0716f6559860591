export { eachOnce } from './each-once.ts';
export {
  isMessage,
  type Message,
  type MessageCode,
  quoted,
  type Sentence,
  type StoredText,
  say,
  together,
} from './message.ts';
export { withTexts } from './with-texts.ts';
export { CONSOLE_ZONE, inEnglish, wordsAreIn, written } from './written.ts';
