import type { LetterLanguage, NewsletterIssue } from '@marquee/contract';
import type { Seller } from '../deps.ts';
import { addressLine } from './address-line.ts';
import { drawLetter } from './draw-letter.ts';
import type { Issue } from './letters.ts';
import { issueWords } from './words.ts';

/** An issue of a newsletter as its readers see it, for its editor: the link that ends it leads to its page without a secret. */
export async function drawIssue(
  issue: Issue,
  { publicOrigin: origin, seller, language }: { publicOrigin: string; seller: Seller; language: LetterLanguage },
): Promise<NewsletterIssue['preview']> {
  const words = issueWords(issue, language, `/unsubscribe?lang=${language}`);
  const { text } = await drawLetter(words, { origin, language, seller: addressLine(seller) });
  const { subject, paragraphs, quote, lists = [], footnote } = words;
  return {
    subject,
    paragraphs: [...paragraphs],
    note: quote ?? null,
    lists: lists.map(({ heading, items }) => ({
      heading,
      items: items.map(({ title, text: line, why = '' }) => ({ title, text: line, why })),
    })),
    footnote,
    text,
  };
}
