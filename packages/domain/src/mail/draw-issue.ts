import type { LetterLanguage } from '@marquee/contract';
import type { Seller } from '../deps.ts';
import { addressLine } from './address-line.ts';
import { drawLetter } from './draw-letter.ts';
import type { Issue } from './letters.ts';
import { issueWords } from './words.ts';

/** An issue of a newsletter as its readers see it, for its editor: the link that ends it leads to its page without a secret. */
export async function drawIssue(
  issue: Issue,
  { publicOrigin: origin, seller, language }: { publicOrigin: string; seller: Seller; language: LetterLanguage },
): Promise<{ subject: string; html: string; text: string }> {
  const words = issueWords(issue, language, `/unsubscribe?lang=${language}`);
  return { subject: words.subject, ...(await drawLetter(words, { origin, language, seller: addressLine(seller) })) };
}
