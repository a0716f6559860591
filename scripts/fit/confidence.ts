import { readFileSync, writeFileSync } from 'node:fs';
import { PUBLISHING_BAR } from '@marquee/extraction';
import { answered, FIELDS, type Fitted, fitField } from './fit-field.ts';
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
  const tables = KINDS.map((kind) => tableOf(fieldsOf(kind, reads, report)));
  report.push(...learningCurve(reads));
  if (options.write) writeFileSync(FILE, fileOf(tables, report));
  return report;
}

function fieldsOf(kind: (typeof KINDS)[number], reads: readonly Read[], report: string[]): Fitted[] {
  const samples = reads.flatMap((read) => (read.kind === kind ? read.samples : []));
  const hosts = new Set(samples.map(({ document }) => document.host)).size;
  report.push(`${kind}: ${samples.length} drafts of ${hosts} sites`);
  return Object.entries(FIELDS).map(([name, field]) => {
    const rows = answered(samples, field);
    const errors = rows.filter(({ isRight }) => !isRight).length;
    if (errors < LEAST_ERRORS) {
      const share = (rows.length - errors) / (rows.length + 1);
      report.push(`  ${name}: ${rows.length} drafts, ${errors} wrong: the same for all`);
      return { names: [], means: [], model: { bias: Math.log(share / (1 - share)), weights: new Float64Array() } };
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
    return fitField(rows, field);
  });
}

/** A row of the biases, then one a feature: its weight in each field, and its average. */
function tableOf(fields: readonly Fitted[]): string {
  const names = [...new Set(fields.flatMap((field) => field.names))].sort();
  const averaged = fields[Object.keys(FIELDS).indexOf('titleAndDay')];
  const lines = names.flatMap((name) => {
    const weights = fields.map((field) => rounded(field.model.weights[field.names.indexOf(name)] ?? 0));
    if (weights.every((weight) => weight === 0)) return [];
    const mean = rounded(averaged?.means[averaged.names.indexOf(name)] ?? 0);
    return [`    ${/^\w+$/.test(name) ? name : `'${name}'`}: [${[...weights, mean].join(', ')}],`];
  });
  const biases = fields.map(({ model }) => rounded(model.bias));
  return `{\n    bias: [${biases.join(', ')}],\n${lines.join('\n')}\n  }`;
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

const rounded = (value: number) => Number(value.toFixed(4)) || 0;

function fileOf(tables: readonly string[], report: readonly string[]): string {
  const head = readFileSync(FILE, 'utf8').split('/* Fitted:')[0] ?? '';
  const kinds = KINDS.map((kind, index) => `  ${kind}: ${tables[index]},`).join('\n');
  return `${head}/* Fitted: do not edit; \`npm run fit\` writes what follows.\n\n${report.join('\n')}\n*/\nexport const WEIGHTS: Readonly<Record<'shown' | 'stated', Weights>> = {\n${kinds}\n};\n`;
}
