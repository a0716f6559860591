import type { Stretch } from '../time/title-places.ts';
import type { Grouping } from './groupings.ts';
import type { Layout } from './layout.ts';

const KIND =
  /\b(?:[\p{L}'’&-]+ ){0,4}(?:meetings?|hearings?|sessions?|concerts?|screenings?|auctions?|farmers'? markets?|storytimes?|performances?|games?|classes|tours?|workshops?)\b/giu;
const LEADING =
  /^(?:(?:the|a|an|its|their|our|this|all|of|for|at|in|to|and|or|holds?|hosts?|following|is|are|be|by|with|on|monthly|weekly|regular(?:ly)?|annual|scheduled|upcoming|next|public|attend|will|has|each|every|register|board['’]s)\s)+/i;
const LOOK_BACK = 900;

/** `The Board of Education holds its monthly Board meeting …` above a table of dates: what all of them are. */
export function commonTitle({ records }: Grouping, layout: Layout): (Stretch & { text: string }) | null {
  const end = records[0]?.start ?? 0;
  const from = Math.max(0, end - LOOK_BACK);
  const above = layout.visible.text.slice(from, end);
  let best: (Stretch & { text: string }) | null = null;
  for (const match of above.matchAll(KIND)) {
    const lead = LEADING.exec(match[0])?.[0].length ?? 0;
    const text = match[0].slice(lead).replace(/s$/, '');
    if (text.split(' ').length < 2) continue;
    const start = from + match.index + lead;
    // The words closest to the dates are the likeliest; names are likelier than other words.
    if (!best || /\b\p{Lu}/u.test(text) >= /\b\p{Lu}/u.test(best.text))
      best = { start, end: start + text.length, text };
  }
  return best;
}
