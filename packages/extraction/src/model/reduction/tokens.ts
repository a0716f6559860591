import { MODEL } from '../../decide/weights/model.ts';

/**
 * An estimate of a text's tokens, rather too high than too low, without a tokenizer, which would add a megabyte to the Worker: words of up
 * to six letters are usually one token, digits come in threes, every other character is one.
 */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (const [run] of text.matchAll(/[a-z]+|\p{L}+|\d+|[^\s\p{L}\d]|\n+/giu)) {
    if (/^[a-z]/i.test(run)) tokens += Math.ceil(run.length / 6);
    else if (/^\d/.test(run)) tokens += Math.ceil(run.length / 3);
    else tokens += /^\p{L}/u.test(run) ? run.length : 1;
  }
  return Math.ceil(tokens * MODEL.tokens.safety);
}
