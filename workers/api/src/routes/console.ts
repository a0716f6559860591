import type { Slices } from '@marquee/contract';
import { getConsoleTour, moveConsoleTour, searchConsole } from '@marquee/domain/console';
import { personOf } from '../person-of.ts';
import type { Verbs } from '../verbs.ts';

export const consoleRoutes: Verbs<Slices['console']> = {
  searchConsole: (deps, { query }) => searchConsole(deps, query.q),
  getConsoleTour: (deps, _input, call) => getConsoleTour(deps, personOf(call)),
  moveConsoleTour: (deps, { body }, call) => moveConsoleTour(deps, personOf(call), body),
};
