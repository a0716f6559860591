import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';

/** From 0, very easy to guess, to 4, very strong. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** Longer ones are strong, and the estimate would take long. */
const LONGEST = 100;

const estimator = new ZxcvbnFactory({ dictionary: common, graphs: adjacencyGraphs });

/** How hard a password is to guess for somebody who knows the person's name and address; nothing leaves the browser. */
export function strengthOf(password: string, known: readonly string[]): Strength {
  const words = known.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length > 2);
  return estimator.check(password.slice(0, LONGEST), words).score;
}
