import type { Slices } from '@marquee/contract';
import { countLetter, countLink } from '@marquee/domain/accounts';
import {
  askForNewsletter,
  changeOwnNewsletter,
  confirmNewsletter,
  editNewsletter,
  getNewsletter,
  listNewsletters,
  listOwnNewsletters,
} from '@marquee/domain/newsletters';
import { personOf } from '../person-of.ts';
import { thenDispatched } from '../then-dispatched.ts';
import type { Verbs } from '../verbs.ts';
import { hasMail } from './mail.ts';

export const newsletterRoutes: Verbs<Slices['newsletters']> = {
  askForNewsletter: async (deps, { body }, call) => {
    await countLetter(deps, { email: body.email, address: call.address });
    const userId = call.session?.user.id ?? null;
    return thenDispatched(deps, call, await askForNewsletter(deps, body, { hasMail: await hasMail(deps), userId }));
  },
  confirmNewsletter: async (deps, { body }, call) => {
    await countLink(deps, call.address);
    return confirmNewsletter(deps, body.token, call.language);
  },
  listOwnNewsletters: (deps, _input, call) => listOwnNewsletters(deps, personOf(call)),
  changeOwnNewsletter: (deps, { params, body }, call) =>
    changeOwnNewsletter(deps, personOf(call), { ...params, ...body }),
  listNewsletters: (deps, { query }) => listNewsletters(deps, query),
  getNewsletter: (deps, { params, query }) => getNewsletter(deps, params.slug, query),
  editNewsletter: (deps, { params, body }, call) => editNewsletter(deps, call, params.slug, body),
};
