import { endpoints } from '@marquee/contract';
import { countLetter } from '@marquee/domain/accounts';
import { dispatchDue } from '@marquee/domain/jobs';
import { askForNewsletter } from '@marquee/domain/newsletters';
import { Reject, written } from '@marquee/kernel';
import { eventsPath, language, NEWSLETTER_FORM, newsletterText, placeName, t } from '@marquee/web/drawn';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { z } from 'zod';
import type { AppEnv } from '../app-env.ts';
import { languageOfRequest } from '../documents/language-of-request.ts';
import { ownPage, pagePolicy } from '../plain-page.ts';
import { hasMail } from '../routes/mail.ts';
import { takesForm } from '../security/forged-requests.ts';
import { afterwardsOf } from './call.ts';
import { boundedBody, parse } from './input.ts';

type Asked = z.output<typeof endpoints.askForNewsletter.body>;

/**
 * The form below a drawn list, for who has no scripts (apps/web/src/drawn/newsletter.ts). It reads no session: every address gets a letter that asks for
 * its confirmation. The answer is a page.
 */
export function mountNewsletterForm(app: Hono<AppEnv>): void {
  const handler = async (c: Context<AppEnv>) => {
    const deps = c.get('deps');
    const fields = Object.fromEntries(new URLSearchParams(new TextDecoder().decode(await boundedBody(c))));
    try {
      const asked = parse(endpoints.askForNewsletter.body, fields) as Asked;
      await countLetter(deps, { email: asked.email, address: c.req.header('cf-connecting-ip') ?? null });
      await askForNewsletter(deps, asked, { hasMail: await hasMail(deps), userId: null });
      await afterwardsOf(c)(() => dispatchDue(deps));
      return await answer(c, 200, {
        title: newsletterText('newsletter.asked'),
        text: newsletterText('newsletter.askedText', asked),
        back: { path: eventsPath(asked), words: newsletterText('newsletter.browse', { place: placeName(asked) }) },
      });
    } catch (error) {
      if (!(error instanceof Reject)) throw error;
      return answer(c, error.status, {
        title: newsletterText('newsletter.failed'),
        text: typeof error.detail === 'string' ? error.detail : written(error.detail),
        back: { path: '/events', words: newsletterText('newsletter.toEvents') },
      });
    }
  };
  takesForm(handler);
  app.post(NEWSLETTER_FORM, languageOfRequest, handler);
}

async function answer(
  c: Context<AppEnv>,
  status: number,
  { title, text, back }: { title: string; text: string; back: { path: string; words: string } },
): Promise<Response> {
  const body = html`<h1>${title}</h1>
    <p>${text}</p>
    <p><a href="${back.path}">${back.words}</a></p>`;
  const page = await ownPage(t('site.title', { page: title }), body, undefined, language());
  return c.body(page.body as string, status as 200, {
    'content-type': page.contentType,
    'cache-control': 'no-store',
    'content-security-policy': await pagePolicy(),
  });
}
