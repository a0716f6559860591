import { createHash } from 'node:crypto';
import { type Answered, type Field, fitField, fitForest, forestOdds, regressionOdds } from './fit-field.ts';

export interface Judged extends Answered {
  probability: number;
}

/** Sites are held out in this many groups: one at a time would take an hour and says the same. */
const GROUPS = 6;

/** Each site's group. */
export function groupsOf(hosts: readonly string[]): Map<string, number> {
  return new Map(hosts.toSorted().map((host, index) => [host, index % GROUPS]));
}

/**
 * Each sample judged by weights that were fitted without its site.
 * @param share of the other sites that are learned from
 */
export function heldOut(rows: readonly Answered[], field: Field, share = 1): Judged[] {
  const hosts = [...new Set(rows.map(({ sample }) => sample.document.host))];
  const groupOf = groupsOf(hosts);
  const learned = new Set(inMixedOrder(hosts).slice(0, Math.round(share * hosts.length)));
  return Array.from({ length: GROUPS }, (_, group) => group).flatMap((group) => {
    const isHeld = ({ sample }: Answered) => groupOf.get(sample.document.host) === group;
    const others = rows.filter((row) => !isHeld(row) && learned.has(row.sample.document.host));
    const judge = judgeOf(others, field);
    return rows.filter(isHeld).map((row) => ({ ...row, probability: judge(row) }));
  });
}

function judgeOf(rows: readonly Answered[], field: Field): (row: Answered) => number {
  const fitted = fitField(rows, field);
  const forest = field.hasForest ? fitForest(rows, field) : null;
  return ({ sample }) => {
    const odds = regressionOdds(fitted, sample);
    return 1 / (1 + Math.exp(-(forest ? (odds + forestOdds(forest, sample)) / 2 : odds)));
  };
}

/** The same order in each run, without regard to names. */
function inMixedOrder(hosts: readonly string[]): string[] {
  const key = (host: string) => createHash('sha1').update(host).digest('hex');
  return hosts.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** The mean gap between what is said and what is right, in ten bins by probability. */
export function calibrationError(judged: readonly Judged[]): number {
  let gap = 0;
  for (let bin = 0; bin < 10; bin += 1) {
    const inBin = judged.filter(({ probability }) => Math.min(9, Math.floor(probability * 10)) === bin);
    const said = inBin.reduce((sum, { probability }) => sum + probability, 0);
    gap += Math.abs(said - inBin.filter(({ isRight }) => isRight).length);
  }
  return judged.length === 0 ? 0 : gap / judged.length;
}

/** How much of what is above a bar is right, and how much of what is right is above it. */
export function atBar(judged: readonly Judged[], bar: number): { right: number; kept: number } {
  const passed = judged.filter(({ probability }) => probability >= bar);
  const right = passed.filter(({ isRight }) => isRight).length;
  const all = judged.filter(({ isRight }) => isRight).length;
  return { right: passed.length === 0 ? 1 : right / passed.length, kept: all === 0 ? 1 : right / all };
}
