import { isMessage, type Sentence, type StoredText } from '@marquee/kernel';
import { customType } from 'drizzle-orm/sqlite-core';

/** A column of a sentence: a message as JSON, or the English text of an earlier version. */
export const sentenceText = customType<{ data: Sentence; driverData: string }>({
  dataType: () => 'text',
  toDriver: storedSentence,
  fromDriver: readSentence,
});

function storedSentence(sentence: Sentence): string {
  return typeof sentence === 'string' ? sentence : JSON.stringify(sentence);
}

/** What `storedSentence` stored; any other text is one that an earlier version wrote. */
function readSentence(text: string): Sentence {
  if (!text.startsWith('{"code":')) return text as StoredText;
  try {
    const stored: unknown = JSON.parse(text);
    return isMessage(stored) ? stored : (text as StoredText);
  } catch {
    return text as StoredText;
  }
}
