import { DEFAULT_CITY, endpoints } from '@marquee/contract';
import { countCategories, listEvents } from '@marquee/domain/events';
import type { ApiDeps } from '@marquee/platform';
import { comingPage, drawHome, t } from '@marquee/web/drawn';
import type { PageDocument } from './page-document.ts';
import { asSent } from './read-answer.ts';

/** The first page with the default city's events; a visitor who chose another city sees theirs as soon as the application draws it. */
export async function homeDocument(deps: ApiDeps): Promise<PageDocument> {
  const { query, carry } = comingPage(DEFAULT_CITY);
  const place = { city: query.city, state: query.state };
  const [page, counts] = await Promise.all([
    listEvents(deps, endpoints.listEvents.query.parse(query)).then((answer) => asSent(endpoints.listEvents, answer)),
    countCategories(deps, endpoints.countCategories.query.parse(place)).then((answer) =>
      asSent(endpoints.countCategories, answer),
    ),
  ]);
  return {
    status: 200,
    head: {
      title: `${t('site.name')}: ${t('site.tagline')}`,
      description: t('site.description'),
      canonical: '/',
      structured: [{ '@type': 'WebSite', name: t('site.name'), url: new URL('/', deps.publicOrigin).href }],
    },
    content: drawHome({ place, page, now: new Date(deps.clock.now()) }),
    data: [carry(page), [['countCategories', { query: place }], counts]],
  };
}
