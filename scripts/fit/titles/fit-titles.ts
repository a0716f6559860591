import { readFileSync, writeFileSync } from 'node:fs';
import type { SlotWeights } from '../../../packages/extraction/src/decide/weights/slot-weights.ts';
import { CHOICE_WEIGHTS } from '../../../packages/extraction/src/decide/weights/title-choice.ts';
import { LOOKS } from '../../../packages/extraction/src/decide/weights/title-looks.ts';
import { groupsOf } from '../held-out.ts';
import { labelledDocuments } from '../labelled-documents.ts';
import type { FitOptions } from '../options.ts';
import { examplesOf } from './examples.ts';
import { accuracy, fitRanking } from './ranking.ts';
import { useWeights, wholePages } from './whole-pages.ts';

const FILE = new URL('../../../packages/extraction/src/decide/weights/title-choice.ts', import.meta.url);
/** How strongly the fit is drawn to the weights set by hand. Of 0.01 to 0.1, the one with the best reading of sites held out. */
const PULL = 0.06;

/**
 * Fits the weights that choose the title of similar records, uses them for the rest of the run, and returns the report. Without the
 * recorded documents they stay as they are.
 */
export function fitTitles({ write, without }: FitOptions): string[] {
  const documents = labelledDocuments(without)?.filter(({ document }) => document.contentType.includes('html'));
  if (!documents) return ['titles: the recorded documents are missing, so the weights stay'];
  const examples = examplesOf(documents);
  const fitted = fitRanking(examples, LOOKS, PULL);
  const groups = groupsOf([...examples.keys()]);
  const hostsOf = Map.groupBy(groups.keys(), (host) => groups.get(host));
  const held = new Map(
    [...hostsOf].map(([group, hosts]) => {
      const others = new Map([...examples].filter(([host]) => !hosts.includes(host)));
      return [group, fitRanking(others, LOOKS, PULL)];
    }),
  );
  const ways: Array<[string, (host: string) => SlotWeights]> = [
    ['set by hand', () => LOOKS],
    ['the present ones', () => ({ ...CHOICE_WEIGHTS })],
    ['fitted to all sites', () => fitted],
    ['fitted, sites held out', (host) => held.get(groups.get(host)) ?? fitted],
  ];
  const records = [...examples.values()].reduce((sum, choices) => sum + choices.length, 0);
  const report = [
    `titles: ${records} records of ${examples.size} sites`,
    ...ways.map(([name, weightsFor]) => {
      const pages = [...wholePages(documents, weightsFor)].map(([dressing, f1]) => `${dressing} ${f1.toFixed(4)}`);
      return `  ${name}: right title first ${accuracy(examples, weightsFor).toFixed(4)}; mean F1 of a page: ${pages.join(', ')}`;
    }),
  ];
  useWeights(fitted);
  if (write) writeFileSync(FILE, fileOf(fitted, report));
  return report;
}

function fileOf(weights: SlotWeights, report: readonly string[]): string {
  const head = readFileSync(FILE, 'utf8').split('/* Fitted:')[0] ?? '';
  const own = report.filter((line) => !line.includes('the present ones'));
  const lines = Object.entries(weights).map(([name, weight]) => `  ${name}: ${weight},`);
  return `${head}/* Fitted: do not edit; \`npm run fit\` writes what follows.\n\n${own.join('\n')}\n*/\nexport const CHOICE_WEIGHTS: SlotWeights = {\n${lines.join('\n')}\n};\n`;
}
