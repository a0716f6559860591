import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { showingsOf } from '@marquee/domain/sources';
import { extract, type Hints, isBelowBar } from '@marquee/extraction';
import { comparable } from '../../packages/extraction/src/document/text.ts';
import { DAMAGES } from './damages.ts';

interface Case {
  file: string;
  url: string;
  contentType: string;
  hints: Hints;
}

interface Shown {
  title: string;
  day: string;
  start: string;
  isPublished: boolean;
}

interface Figures {
  documents: number;
  crashed: number;
  /** Showings above the publishing bar. */
  published: number;
  /** Of these, on a day on which the undamaged document has no such showing. */
  wrongDays: number;
}

/**
 * Small documents with each kind of damage: cut at each tenth of their length, with other line ends, with an encoding declared that they do not
 * have. What is published of them must be on a day that the undamaged document says, and nothing may crash. The documents are found in
 * `../shared/cases`, or where `MARQUEE_CASES` says.
 */
export async function bench(): Promise<unknown> {
  const folder = process.env.MARQUEE_CASES ?? fileURLToPath(new URL('../../../shared/cases', import.meta.url));
  if (!existsSync(folder))
    return Promise.resolve({
      benchmark: 'damaged',
      missing: `There are no documents in ${folder}; MARQUEE_CASES names another folder.`,
    });
  const cases = readdirSync(folder)
    .filter((name) => name.endsWith('.expected.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Case);
  const wrong: string[] = [];
  const byDamage: Record<string, Figures> = {};
  for (const one of cases) {
    const bytes = new Uint8Array(readFileSync(join(folder, one.file)));
    const whole = shownIn(one, bytes, one.contentType);
    for (const { name, of } of DAMAGES) {
      const damaged = of(bytes, one.contentType);
      if (!damaged) continue;
      const figures = (byDamage[name] ??= { documents: 0, crashed: 0, published: 0, wrongDays: 0 });
      figures.documents += 1;
      try {
        const published = shownIn(one, damaged.bytes, damaged.contentType).filter(({ isPublished }) => isPublished);
        const others = published.filter((showing) => !isSaid(showing, whole));
        figures.published += published.length;
        figures.wrongDays += others.length;
        if (others.length > 0)
          wrong.push(
            `${one.file}, ${name}: ${others
              .slice(0, 3)
              .map(({ title, start }) => `${title} ${start}`)
              .join('; ')}`,
          );
      } catch (error) {
        figures.crashed += 1;
        wrong.push(`${one.file}, ${name}: ${String(error)}`);
      }
    }
  }
  const sum = (part: keyof Figures) => Object.values(byDamage).reduce((total, figures) => total + figures[part], 0);
  return Promise.resolve({
    benchmark: 'damaged',
    documents: sum('documents'),
    crashed: sum('crashed'),
    published: sum('published'),
    wrongDays: sum('wrongDays'),
    byDamage,
    wrong,
  });
}

function shownIn({ url, hints }: Case, bytes: Uint8Array, contentType: string): Shown[] {
  const extraction = extract({ url, contentType, bytes }, hints);
  const { byDraft } = showingsOf(extraction, hints);
  return extraction.drafts.flatMap((draft, index) =>
    (byDraft[index] ?? []).map(({ title, start }) => ({
      title: comparable(title.value),
      day: start.value.slice(0, 10),
      start: start.value,
      isPublished: !isBelowBar(draft),
    })),
  );
}

/** Whether the undamaged document has it: a name may be cut, or have other letters, so that its beginning or its hour decides. */
function isSaid({ title, day, start }: Shown, whole: readonly Shown[]): boolean {
  return whole.some(
    (one) =>
      one.day === day &&
      (one.start === start || one.title.startsWith(title) || title.startsWith(one.title.slice(0, 4))),
  );
}
