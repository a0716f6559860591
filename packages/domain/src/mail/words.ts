import type { LetterKind } from '@marquee/contract';
import { shownLine, shownText } from '@marquee/kernel';
import { isAboutMoney } from './about-money.ts';
import { composeLetter } from './compose-letter.ts';
import type { Completion, Issue, Letter, Words } from './letters.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';

/** The words of a letter in its language. A name cannot add lines to a subject: it is shown as one line everywhere. */
export function wordsOf(letter: Letter, completion: Completion | null): Words {
  const say = letter.language === 'es' ? es : en;
  const words = shown(composeLetter<LetterKind>(say, letter, completion));
  if (!isAboutMoney(letter)) return words;
  const { paymentId, cardLast4 } = letter.data;
  const about = [...(paymentId ? [say.payment(paymentId)] : []), ...(cardLast4 ? [say.paidWith(cardLast4)] : [])];
  return { ...words, paragraphs: [...words.paragraphs, ...about] };
}

/** Without what is not seen or turns a text round, whoever wrote it: a note, a page that an alert quotes. Somebody's own words keep their lines. */
function shown(words: Words): Words {
  const { subject, paragraphs, quote } = words;
  return {
    ...words,
    subject: shownLine(subject),
    paragraphs: paragraphs.map(shownText),
    ...(quote !== undefined && { quote: shownText(quote) }),
  };
}

/** The words of an issue of a newsletter; `ending`: where the link leads that ends it. */
export const issueWords = (issue: Issue, language: Letter['language'], ending: string): Words =>
  shown((language === 'es' ? es : en).newsletter(issue, ending));

/** What stands before the seller's name and address. */
export const soldByIn = (language: Letter['language']): string => (language === 'es' ? es : en).soldBy;
