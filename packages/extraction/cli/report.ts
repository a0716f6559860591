import { inEnglish } from '@marquee/kernel';
import { isRecord } from '../src/base/json.ts';
import { type Draft, doubtfulValues, type Extraction, type Field, isBelowBar } from '../src/index.ts';

/**
 * What was found in a document, for a person: every field with its evidence, what was noticed, what is worth reading too;
 * behind the fields of each draft the lines that `weighed` has for it.
 */
export function reportOf(name: string, found: Extraction, weighed: (draft: Draft) => string[] = () => []): string {
  const method = found.method ? ` by ${found.method}` : '';
  const window = found.window ? `, complete from ${found.window.from} to ${found.window.to}` : '';
  const events = found.drafts.length === 1 ? 'event' : 'events';
  const lines = [name, `${found.drafts.length} ${events}${method}${window}`];
  for (const [index, draft] of found.drafts.entries()) lines.push('', ...linesOf(draft, index + 1), ...weighed(draft));
  if (found.findings.length > 0) lines.push('', 'Noticed');
  for (const { severity, code, message, locator } of found.findings) {
    lines.push(`   ${severity} ${code}: ${inEnglish(message)}${locator ? ` (${locator})` : ''}`);
  }
  if (found.followUps.length > 0) lines.push('', 'Worth reading too');
  for (const followUp of found.followUps) lines.push(`   ${followUp.reason}: ${followUp.url}`);
  return lines.join('\n');
}

function linesOf(draft: Draft, number: number): string[] {
  const lines = [`${number}. ${draft.title.value}   [${draft.key}]`];
  for (const [name, field] of Object.entries(draft)) {
    if (!isField(field)) continue;
    lines.push(
      `   ${name.padEnd(12)}${shorten(typeof field.value === 'string' ? field.value : JSON.stringify(field.value))}`,
    );
    for (const { method, locator, snippet } of field.evidence) {
      lines.push(`   ${''.padEnd(12)}  ← ${method} ${locator}: “${shorten(snippet)}”`);
    }
  }
  return [...lines, ...confidenceLines(draft)];
}

/** How sure each value is, whether a person must decide before it is published, and which values would be left out. */
function confidenceLines(draft: Draft): string[] {
  if (!draft.confidence) return [];
  const { event, title, day, titleAndDay, time, venue } = draft.confidence;
  const figures = { event, title, day, 'title and day': titleAndDay, time, venue };
  const told = Object.entries(figures).flatMap(([name, share]) =>
    share === undefined ? [] : `${name} ${percent(share)}`,
  );
  const leftOut = doubtfulValues(draft);
  const lines = [`   ${'confidence'.padEnd(12)}${told.join(', ')}`];
  if (leftOut.length > 0) lines.push(`   ${''.padEnd(12)}left out, too doubtful: ${leftOut.join(', ')}`);
  if (!isBelowBar(draft)) return lines;
  lines.push(`   ${''.padEnd(12)}held for review`);
  return [...lines, ...(draft.doubts ?? []).map((doubt) => `   ${''.padEnd(12)}  ← ${inEnglish(doubt)}`)];
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

function isField(value: unknown): value is Field<unknown> {
  return isRecord(value) && Array.isArray(value['evidence']);
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
}
