import { type Sentence, written } from '@marquee/kernel';
import { z } from 'zod';

/**
 * A sentence of ours: the domain gives a message, the response has its words in the language of the request. A string is one that was
 * written before: by an earlier version into the database, or into a copy of a response.
 */
export const sentence = z.preprocess(
  (said) => (typeof said === 'object' && said !== null ? written(said as Sentence) : said),
  z.string(),
) as unknown as z.ZodType<string, Sentence>;
