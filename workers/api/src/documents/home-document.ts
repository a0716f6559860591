import { DEFAULT_CITY, endpoints, LISTING_MILES } from '@marquee/contract';
import { countCategories, listEvents } from '@marquee/domain/events';
import { HOUR_MS } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';
import { comingPage, drawHome, t } from '@marquee/web/drawn';
import type { ReadShown } from '../copies/read-public.ts';
import { sitePreview } from '../previews/preview.ts';
import { copyOf } from './copy-of.ts';
import type { PageDocument } from './page-document.ts';

/** The first page with the default city's events; a visitor who chose another city sees theirs as soon as the application draws it. */
export async function homeDocument(deps: ApiDeps, read: ReadShown): Promise<PageDocument> {
  const { query, carry } = comingPage(DEFAULT_CITY);
  const place = { city: query.city, state: query.state };
  // The tiles lead to the list, which has the towns nearby.
  const around = { ...place, within: String(LISTING_MILES) };
  const asked = {
    listing: endpoints.listEvents.query.parse(query),
    counting: endpoints.countCategories.query.parse(around),
  };
  const [listing, counting] = await Promise.all([
    read(endpoints.listEvents, { query: asked.listing }, () => listEvents(deps, asked.listing)),
    read(endpoints.countCategories, { query: asked.counting }, () => countCategories(deps, asked.counting)),
  ]);
  const { answer: page } = listing;
  // It says what is left of the evening.
  deps.moments?.ends((Math.floor(deps.clock.now() / HOUR_MS) + 1) * HOUR_MS);
  return {
    status: 200,
    head: {
      title: `${t('site.name')}: ${t('site.tagline')}`,
      description: t('site.description'),
      canonical: '/',
      image: await sitePreview(),
      structured: [{ '@type': 'WebSite', name: t('site.name'), url: new URL('/', deps.publicOrigin).href }],
    },
    content: drawHome({ place, page, now: new Date(deps.clock.now()) }),
    data: [carry(page), [['countCategories', { query: around }], counting.answer]],
    copy: copyOf([listing, counting], page.events[0]?.timezone),
  };
}
