import { endpoints } from '@marquee/contract';
import { cityStats } from '@marquee/domain/cities';
import type { ApiDeps } from '@marquee/platform';
import { drawCities, t } from '@marquee/web/drawn';
import { breadcrumbs } from './breadcrumbs.ts';
import type { PageDocument } from './page-document.ts';
import { asSent } from './read-answer.ts';

/** The cities of the network. */
export async function citiesDocument(deps: ApiDeps): Promise<PageDocument> {
  const stats = asSent(endpoints.cityStats, await cityStats(deps));
  const title = t('cities.title');
  const steps = [
    [t('site.name'), '/'],
    [title, '/cities'],
  ] as const;
  return {
    status: 200,
    head: {
      title: t('site.title', { page: title }),
      description: t('cities.text'),
      canonical: '/cities',
      structured: [breadcrumbs(steps, deps.publicOrigin)],
    },
    content: drawCities(stats),
    data: [[['cityStats', {}], stats]],
  };
}
