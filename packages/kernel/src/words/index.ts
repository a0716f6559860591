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
export { inEnglish, wordsAreIn, written } from './written.ts';
