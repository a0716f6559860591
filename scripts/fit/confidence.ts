import { readFileSync, writeFileSync } from 'node:fs';
import { PUBLISHING_BAR } from '@marquee/extraction';
import { answered, FIELDS, fitField } from './fit-field.ts';
import { atBar, calibrationError, heldOut, type Judged } from './held-out.ts';
import type { FitOptions } from './options.ts';
import type { Read } from './sample.ts';
import { readLabelled } from './samples.ts';

const FILE = new URL('../../packages/extraction/src/decide/weights/confidence.ts', import.meta.url);
const KINDS = ['shown', 'stated'] as const;
/** Too few errors to learn from leave the share of right values, less one error. */
const LEAST_ERRORS = 5;

/** Fits the weights of confidence, writes them, and returns the report. */
export function fitConfidence(options: FitOptions): string[] {
  const reads = readLabelled(options);
  const report: string[] = [];
  const fields = KINDS.map((kind) => [kind, fieldsOf(kind, reads, report)] as const);
  report.push(...learningCurve(reads));
  if (options.write) writeFileSync(FILE, fileOf(fields, report));
  return report;
}

function fieldsOf(kind: (typeof KINDS)[number], reads: readonly Read[], report: string[]): string {
  const samples = reads.flatMap((read) => (read.kind === kind ? read.samples : []));
  const hosts = new Set(samples.map(({ document }) => document.host)).size;
  report.push(`${kind}: ${samples.length} drafts of ${hosts} sites`);
  const lines = Object.entries(FIELDS).map(([name, field]) => {
    const rows = answered(samples, field);
    const errors = rows.filter(({ isRight }) => !isRight).length;
    if (errors < LEAST_ERRORS) {
      const share = (rows.length - errors) / (rows.length + 1);
      report.push(`  ${name}: ${rows.length} drafts, ${errors} wrong: the same for all`);
      return `    ${name}: { bias: ${rounded(Math.log(share / (1 - share)))}, weights: {}, means: {} },`;
    }
    const bar = name in PUBLISHING_BAR ? PUBLISHING_BAR[name as keyof typeof PUBLISHING_BAR] : 0.9;
    const judged = heldOut(rows, field);
    report.push(
      ...['plain', 'without-data', 'nameless-classes'].flatMap((dressing) =>
        line(
          `${name}, ${dressing}`,
          judged.filter(({ sample: { document } }) => document.dressing === dressing && !document.isWritten),
          bar,
        ),
      ),
      ...firstLooks(name, judged, bar),
      ...line(
        `${name}, written pages`,
        judged.filter(({ sample: { document } }) => document.dressing === 'plain' && document.isWritten),
        bar,
      ),
    );
    const { names, means, model } = fitField(rows, field);
    const pairs = (values: ArrayLike<number>) =>
      names.map((one, index) => `${JSON.stringify(one)}: ${rounded(values[index] ?? 0)}`).join(', ');
    return `    ${name}: {\n      bias: ${rounded(model.bias)},\n      weights: { ${pairs(model.weights)} },\n      means: { ${pairs(means)} },\n    },`;
  });
  return lines.join('\n');
}

function line(name: string, judged: readonly Judged[], bar: number): string[] {
  if (judged.length === 0) return [];
  const right = judged.filter(({ isRight }) => isRight).length / judged.length;
  const above = atBar(judged, bar);
  const share = (value: number) => value.toFixed(3);
  return [
    `  ${name}: ${judged.length} drafts, right ${share(right)}; sites held out: calibration error ${share(calibrationError(judged))}, ` +
      `above ${bar} right ${share(above.right)}, of the right ones kept ${share(above.kept)}`,
  ];
}

/** How what is learned grows with the number of sites: title and day of what was read at first look, sites held out. */
function learningCurve(reads: readonly Read[]): string[] {
  const samples = reads.flatMap((read) => (read.kind === 'shown' ? read.samples : []));
  const rows = answered(samples, FIELDS.titleAndDay);
  const sites = new Set(rows.map(({ sample: { document } }) => document.host)).size;
  return SHARES.flatMap((share) => {
    const judged = heldOut(rows, FIELDS.titleAndDay, share);
    return firstLooks(`learned from ${Math.round(share * sites)} sites`, judged, PUBLISHING_BAR.titleAndDay);
  });
}

const SHARES = [0.125, 0.25, 0.5, 1];

/** What was read before a rule knew the page: of pages of the web, and of pages written for a test. */
function firstLooks(name: string, judged: readonly Judged[], bar: number): string[] {
  const first = judged.filter(({ sample: { document } }) => document.dressing === 'first-look');
  const recorded = first.filter(({ sample: { document } }) => !document.isWritten);
  const written = first.filter(({ sample: { document } }) => document.isWritten);
  return [...line(`${name}, first look`, recorded, bar), ...line(`${name}, first look at written pages`, written, bar)];
}

const rounded = (value: number) => Number(value.toFixed(4));

function fileOf(fields: ReadonlyArray<readonly [string, string]>, report: readonly string[]): string {
  const head = readFileSync(FILE, 'utf8').split('/* Fitted:')[0] ?? '';
  const kinds = fields.map(([kind, lines]) => `  ${kind}: {\n${lines}\n  },`).join('\n');
  return `${head}/* Fitted: do not edit; \`npm run fit\` writes what follows.\n\n${report.join('\n')}\n*/\nexport const WEIGHTS: Readonly<Record<'shown' | 'stated', Weights>> = {\n${kinds}\n};\n`;
}
