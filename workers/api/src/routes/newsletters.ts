import type { Slices } from '@marquee/contract';
import { countLetter, countLink } from '@marquee/domain/accounts';
import { dispatchDue } from '@marquee/domain/jobs';
import {
  askForNewsletter,
  confirmNewsletter,
  editNewsletter,
  getNewsletter,
  listNewsletters,
} from '@marquee/domain/newsletters';
import type { Verbs } from '../verbs.ts';
import { hasMail } from './mail.ts';

export const newsletterRoutes: Verbs<Slices['newsletters']> = {
  askForNewsletter: async (deps, { body }, call) => {
    await countLetter(deps, { email: body.email, address: call.address });
    const userId = call.session?.user.id ?? null;
    const answer = await askForNewsletter(deps, body, { hasMail: await hasMail(deps), userId });
    await call.afterwards(() => dispatchDue(deps));
    return answer;
  },
  confirmNewsletter: async (deps, { body }, call) => {
    await countLink(deps, call.address);
    return confirmNewsletter(deps, body.token, call.language);
  },
  listNewsletters: (deps, { query }) => listNewsletters(deps, query),
  getNewsletter: (deps, { params, query }) => getNewsletter(deps, params.slug, query),
  editNewsletter: (deps, { params, body }, call) => editNewsletter(deps, call, params.slug, body),
};
