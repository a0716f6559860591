import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ManifestEntry, readManifest } from '../../../packages/extraction/cli/manifest.ts';
import { groupingsOf } from '../../../packages/extraction/src/grouping/groupings.ts';
import { layoutOf } from '../../../packages/extraction/src/layout/layout.ts';
import { comparable } from '../../../packages/extraction/src/normalize/text.ts';
import { openPage } from '../../../packages/extraction/src/page.ts';
import { isRecord } from '../../../packages/extraction/src/structured/json.ts';
import { ownTitle } from '../../../packages/extraction/src/titles/own-title.ts';
import { featuresOf } from '../../../packages/extraction/src/titles/slot-features.ts';
import { slotOf, statsOf } from '../../../packages/extraction/src/titles/title-slots.ts';
import { namelessClasses } from '../dressings.ts';
import type { Choice } from './ranking.ts';

/** The titles that the truth has on each day. */
type Truth = ReadonlyMap<string, readonly string[]>;

/** Records of one page beyond these say little more. */
const MOST_RECORDS = 30;

/** The records of recorded pages with the right and the wrong titles, by host. Each page is read as it is, and with meaningless classes. */
export function examplesOf(manifests: readonly string[]): Map<string, Choice[]> {
  const hosts = new Map<string, Choice[]>();
  for (const manifest of manifests) {
    const text = readFileSync(manifest, 'utf8');
    const truths = truthsOf(text);
    for (const entry of readManifest(text)) {
      const truth = truths.get(entry.id);
      if (!truth || !entry.contentType.includes('html')) continue;
      const html = readFileSync(join(dirname(manifest), entry.file), 'utf8');
      const { hostname } = new URL(entry.url);
      const found = [html, namelessClasses.dress(html)].flatMap((dress) => choicesIn(entry, dress, truth));
      if (found.length > 0) hosts.set(hostname, [...(hosts.get(hostname) ?? []), ...found]);
    }
  }
  return hosts;
}

function truthsOf(manifest: string): Map<string, Truth> {
  const found = new Map<string, Truth>();
  for (const entry of JSON.parse(manifest) as unknown[]) {
    if (!isRecord(entry) || !isRecord(entry['truth']) || !Array.isArray(entry['truth']['events'])) continue;
    const days = new Map<string, string[]>();
    for (const event of entry['truth']['events'] as Array<Record<string, unknown>>) {
      const day = String(event['start']).slice(0, 10);
      const titles = [event['title'], event['titleAlt'] ?? []].flat().map((title) => comparable(String(title)));
      days.set(day, [...(days.get(day) ?? []), ...titles]);
    }
    found.set(String(entry['id']), days);
  }
  return found;
}

function choicesIn({ url, hints }: ManifestEntry, html: string, truth: Truth): Choice[] {
  const page = openPage({ url, contentType: 'text/html; charset=utf-8', bytes: new TextEncoder().encode(html) }, hints);
  const layout = layoutOf(page);
  return groupingsOf(layout).flatMap(({ records }) => {
    const read = records.slice(0, MOST_RECORDS);
    const stats = statsOf(records, layout);
    const features = new Map([...stats].map(([slot, stat]) => [slot, featuresOf(stat, records.length, layout)]));
    const choices = read.flatMap((record): Choice[] => {
      const titles = record.marks.flatMap(({ date }) => truth.get(date) ?? []);
      const slots = new Map<string, boolean>();
      for (const piece of layout.piecesIn(record)) {
        const title = ownTitle(piece, layout);
        if (title !== null && !slots.has(slotOf(piece))) slots.set(slotOf(piece), isOneOf(titles, comparable(title)));
      }
      const choice = [...slots].flatMap(([slot, isRight]) => {
        const known = features.get(slot);
        return known ? [{ features: known, isRight }] : [];
      });
      return choice.some(({ isRight }) => isRight) ? [choice] : [];
    });
    // A grouping in which few records have a right title is none of events.
    if (choices.length < read.length / 2) return [];
    return choices.filter((choice) => choice.some(({ isRight }) => !isRight));
  });
}

/** The same words, or those that the other begins with. */
function isOneOf(titles: readonly string[], text: string): boolean {
  return titles.some(
    (title) =>
      title === text ||
      (text.length >= 4 && title.startsWith(`${text} `)) ||
      (title.length >= 4 && text.startsWith(`${title} `)),
  );
}
