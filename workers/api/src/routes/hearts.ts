import type { Slices } from '@marquee/contract';
import { changeHearts, listHearts } from '@marquee/domain/hearts';
import { personOf } from '../person-of.ts';
import type { Verbs } from '../verbs.ts';

export const heartRoutes: Verbs<Slices['hearts']> = {
  listHearts: (deps, _input, call) => listHearts(deps, personOf(call)),
  changeHearts: (deps, { body }, call) => changeHearts(deps, personOf(call), body),
};
