import { oncePer } from '../../base/kept.ts';
import type { Layout } from '../../candidates/pieces/layout.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { within } from '../../document/html/within.ts';
import { INGREDIENT } from '../../rules/cooking-words.ts';
import { CHOICE } from '../weights/choice.ts';

const BEGINS_WITH_LETTER = /^[a-z]/i;

/** A recipe may say what to do on which day. */
export const isRecipe = oncePer(({ visible }: Layout) => hasIngredients(visible.text));

function hasIngredients(text: string): boolean {
  let found = 0;
  for (const line of text.split('\n')) {
    if (line.length <= CHOICE.otherPages.longestLine && !BEGINS_WITH_LETTER.test(line) && INGREDIENT.test(line))
      found += 1;
    if (found >= CHOICE.otherPages.fewestIngredients) return true;
  }
  return false;
}

/** `Tue Dec 1 | 12:50 AM | 7:02 AM | 1:15 PM | 7:27 PM | 6:57 AM`: many rows of many hours, with hardly a word: tides, buses, prayers. */
export function areTimetables(records: readonly Stretch[], layout: Layout): boolean {
  if (records.length < CHOICE.otherPages.fewestRows) return false;
  const rows = records.filter(({ start, end }) => {
    if (end - start > CHOICE.otherPages.longestRow) return false;
    const times = within(layout.times, start, end);
    if (new Set(times.map(({ from }) => from)).size < CHOICE.otherPages.manyTimes) return false;
    const words = layout.visible.text.slice(start, end).match(/\p{L}{4,}/gu)?.length ?? 0;
    return words <= times.length;
  });
  return rows.length > records.length * CHOICE.otherPages.mostly;
}

/** `Ana Ruiz, President – December 31, 2026`: until when somebody has an office. */
export function areTermsOfOffice(names: readonly string[]): boolean {
  return names.filter((name) => OFFICE.test(name)).length > names.length / 2;
}

const OFFICE =
  /,\s(?:(?:vice|deputy|past|co)[- ]?)?(?:president|chair(?:man|woman|person)?|secretary|treasurer|clerk|director|trustee|member|commissioner|mayor|council\w*|officer)\W*$/i;
