import { writeFileSync } from 'node:fs';
import type { Weights } from './ranking.ts';

const FILE = new URL('../../../packages/extraction/src/titles/weights.ts', import.meta.url);

interface Report {
  hosts: number;
  records: number;
  now: string;
  seen: string;
  unseen: string;
}

export function writeWeights(weights: Weights, { hosts, records, now, seen, unseen }: Report): void {
  const lines = Object.entries(weights).map(([name, weight]) => `  ${name}: ${weight},`);
  writeFileSync(
    FILE,
    `import type { SlotFeatures } from './slot-features.ts';

/**
 * Written by \`npm run fit:titles\`: from ${records} records of ${hosts} hosts, each page as it is and with meaningless classes.
 * The right title scores most in ${seen} of the records (mean of the hosts), in ${unseen} with each host held out; with the weights
 * before, in ${now}.
 */
export const WEIGHTS: Readonly<Record<keyof SlotFeatures, number>> = {
${lines.join('\n')}
};
`,
  );
}
