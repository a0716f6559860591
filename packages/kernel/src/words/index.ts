export {
  isMessage,
  type Message,
  type MessageCode,
  type MessageTime,
  type MessageValue,
  quoted,
  type Sentence,
  type StoredText,
  say,
  together,
} from './message.ts';
export { inEnglish, type WordLanguage, wordsAreIn, written } from './written.ts';
