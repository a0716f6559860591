import type { Slices } from '@marquee/contract';
import { searchConsole } from '@marquee/domain/console';
import type { Verbs } from '../verbs.ts';

export const consoleRoutes: Verbs<Slices['console']> = {
  searchConsole: (deps, { query }) => searchConsole(deps, query.q),
};
