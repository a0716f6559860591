import type { Slices } from '@marquee/contract';
import { changeBySecret } from '@marquee/domain/letter-links';
import { changeNotices, getNotices } from '@marquee/domain/notices';
import { personOf } from '../person-of.ts';
import type { Verbs } from '../verbs.ts';

export const noticeRoutes: Verbs<Slices['notices']> = {
  getNotices: (deps, _input, call) => getNotices(deps, personOf(call)),
  changeNotices: (deps, { body }, call) => changeNotices(deps, personOf(call), body),
  changeBySecret: (deps, { body }) => changeBySecret(deps, body),
  openUnsubscribe: (_deps, { params }) => ({ redirect: `/unsubscribe#${encodeURIComponent(params.token)}` }),
};
