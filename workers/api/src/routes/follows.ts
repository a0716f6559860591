import type { Slices } from '@marquee/contract';
import { addFollow, listFollows, removeFollow, renameFollow } from '@marquee/domain/follows';
import { personOf } from '../person-of.ts';
import type { Verbs } from '../verbs.ts';

export const followRoutes: Verbs<Slices['follows']> = {
  listFollows: (deps, _input, call) => listFollows(deps, personOf(call)),
  addFollow: (deps, { body }, call) => addFollow(deps, personOf(call), body, call.language),
  renameFollow: (deps, { params, body }) => renameFollow(deps, params.id, body.name),
  removeFollow: (deps, { params }) => removeFollow(deps, params.id),
};
