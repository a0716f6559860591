import { CATEGORIES } from '@marquee/contract';
import type { CityRow } from '../cities/index.ts';
import type { ReadDeps } from '../deps.ts';
import { countCategories } from '../events/index.ts';
import { afterNothing, atFirst } from './next-steps.ts';
import { coveredNear } from './place-of.ts';
import { NO_WISH } from './reading/wish.ts';
import type { Said, Sought } from './said.ts';

const MOST_CATEGORIES = 5;

/** An answer to what asks for no events. */
export async function talk(deps: ReadDeps, { ask, place, words }: Sought, row: CityRow | null): Promise<Said> {
  const said = (sentences: readonly string[], emotion: Said['emotion']): Said => ({
    ...atFirst(words),
    sentences,
    emotion,
    events: [],
    nearby: [],
    wish: NO_WISH,
    hasListing: false,
  });
  switch (ask.kind) {
    case 'hello':
      return said(words.hello(place.city), 'excited');
    case 'thanks':
      return said(words.thanks, 'excited');
    case 'bye':
      return said(words.bye, 'excited');
    case 'cities':
      return said([words.cities(place.city, await coveredNear(deps, row, place.city))], 'curious');
    case 'categories': {
      const counts = await countCategories(deps, place);
      const many = CATEGORIES.map((category) => [category, counts[category] ?? 0] as const).filter(
        ([category, n]) => n > 0 && category !== 'Other',
      );
      return said(
        [words.categories(place.city, many.toSorted((a, b) => b[1] - a[1]).slice(0, MOST_CATEGORIES))],
        'curious',
      );
    }
    case 'weather':
      // Its suggestions name outdoor events: those that say so of themselves.
      return {
        ...said([words.weather], 'thoughtful'),
        suggestions: [words.ask.outdoor, words.ask.tonight, words.ask.weekend],
      };
    case 'other':
      return said(words.other, 'thoughtful');
    case 'danger':
      // Nothing beside it: whatever else is offered would make light of it.
      return { ...said([words.danger], 'empathetic'), suggestions: [], followUpQuestions: [] };
    case 'reset':
      return said([words.reset], 'curious');
    default:
      return { ...said([words.help(place.city)], 'thoughtful'), ...afterNothing(NO_WISH, words), ...atFirst(words) };
  }
}
