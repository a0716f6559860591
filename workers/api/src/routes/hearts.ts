import type { Slices } from '@marquee/contract';
import { changeHearts, listHearts } from '@marquee/domain/hearts';
import { keepLanguage } from '@marquee/domain/notices';
import { personOf } from '../person-of.ts';
import type { Verbs } from '../verbs.ts';

export const heartRoutes: Verbs<Slices['hearts']> = {
  listHearts: (deps, _input, call) => listHearts(deps, personOf(call)),
  changeHearts: async (deps, { body }, call) => {
    const changed = await changeHearts(deps, personOf(call), body);
    if (body.add.length > 0) await keepLanguage(deps, personOf(call), call.language);
    return changed;
  },
};
