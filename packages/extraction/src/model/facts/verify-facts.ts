import { MODEL } from '../../decide/weights/model.ts';
import { locate } from '../locate.ts';
import type { PageLine } from './event-part.ts';
import { tiersIn } from './tiers.ts';
import { FACT_TOPICS, type Fact, type FactTopic } from './types.ts';

const MOST_ANSWERED = 80;

/**
 * The part of a model's answer that the page contains: each quote is looked up line by line and published in the page's own words. A quote
 * that is on no line, or a kind of ticket without a name and a price, is dropped and counted.
 */
export function verifiedFacts(answer: unknown, lines: readonly PageLine[]): { facts: Fact[]; invented: number } {
  const facts: Fact[] = [];
  let invented = 0;
  for (const one of answeredIn(answer)) {
    const found = one && quoted(one, lines);
    if (found && found.length > 0) facts.push(...found);
    else invented += 1;
  }
  return { facts, invented };
}

interface Answered {
  topic: FactTopic;
  quote: string;
}

/** Null stands for an item that does not have the requested form. */
function answeredIn(answer: unknown): Array<Answered | null> {
  const { facts } = (typeof answer === 'object' && answer !== null ? answer : {}) as { facts?: unknown };
  if (!Array.isArray(facts)) return [];
  return facts.slice(0, MOST_ANSWERED).map((one: unknown) => {
    const { topic, quote } = (typeof one === 'object' && one !== null ? one : {}) as Record<string, unknown>;
    const known = FACT_TOPICS.find((name) => name === topic);
    return known && typeof quote === 'string' && quote.length <= MODEL.verifyFacts.quoteChars
      ? { topic: known, quote }
      : null;
  });
}

function quoted({ topic, quote }: Answered, lines: readonly PageLine[]): Fact[] {
  for (const { text, locator } of lines) {
    const at = locate(text, quote, { start: 0, end: text.length });
    if (!at) continue;
    const words = text.slice(at.start, at.end);
    if (topic !== 'ticketTiers') return [{ topic, text: words, locator }];
    return tiersIn(words).map((tier) => ({ topic, text: words, locator, tier }));
  }
  return [];
}
