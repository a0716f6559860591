import { endpoints } from '@marquee/contract';
import { cityStats } from '@marquee/domain/cities';
import { Moved, notFound } from '@marquee/kernel';
import type { Context, Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { copyHeaders } from '../copies/copy-headers.ts';
import { shownReader } from '../copies/read-public.ts';
import { urlOf } from '../feeds/event-words.ts';
import { nearDeps } from '../replicas/follow.ts';
import { answerShared } from '../shared/answer-shared.ts';
import type { Answer, Making } from '../shared/shared-answers.ts';
import { fileHeaders, PAGE_CACHING, PAGE_SECONDS, textAnswer } from './document-answers.ts';
import { readEvent } from './event-document.ts';
import { eventMarkdown } from './event-markdown.ts';
import { llmsText } from './llms-text.ts';

const MARKDOWN = 'text/markdown; charset=utf-8';
const ENDING = '.md';

/** What programs read as text: an event as Markdown, and `/llms.txt` (llmstxt.org), which says where everything is. In English. */
export function mountTextDocuments(app: Hono<AppEnv>): void {
  app.get('/events/:file{.+\\.md}', (c) => {
    const slug = c.req.param('file').slice(0, -ENDING.length);
    return answerShared(c, {
      scope: 'event.md',
      partsOf: () => slug,
      placesOf: () => ({ event: slug }),
      make: (_, making) => markdownAnswer(c, slug, making),
    });
  });
  app.get('/llms.txt', (c) =>
    answerShared(c, {
      scope: 'llms.txt',
      partsOf: () => null,
      make: async () => {
        const deps = nearDeps(c, null);
        const { answer, asOf } = await shownReader(c)(endpoints.cityStats, {}, () => cityStats(deps));
        const text = llmsText(
          answer.states.flatMap(({ cities }) => cities),
          deps.publicOrigin,
        );
        const told = await textAnswer(c, text, fileHeaders(MARKDOWN));
        return asOf === null ? told : { ...told, sharing: 'own' };
      },
    }),
  );
}

async function markdownAnswer(c: Context<AppEnv>, slug: string, making: Making | null): Promise<Answer> {
  const deps = nearDeps(c, making);
  const shown = await readEvent(deps, shownReader(c), slug).catch((error: unknown) => {
    throw error instanceof Moved ? new Moved(`${error.location}${ENDING}`) : error;
  });
  if (shown === null) throw notFound('soughtEvent');
  const { answer: event, asOf } = shown;
  const now = deps.clock.now();
  const answer = await textAnswer(c, eventMarkdown(event, { origin: deps.publicOrigin, now }), {
    'content-type': MARKDOWN,
    // The same content as the page, which is what search engines show.
    link: `<${urlOf(deps.publicOrigin, event)}>; rel="canonical"`,
    ...(asOf === null ? { 'cache-control': PAGE_CACHING } : copyHeaders(asOf, now, PAGE_SECONDS)),
  });
  const status = event.status === 'inactive' ? 410 : 200;
  return { ...answer, status, sharing: status === 200 && asOf === null ? 'kept' : 'own' };
}
