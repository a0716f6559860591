import { endpoints } from '@marquee/contract';
import { cityStats } from '@marquee/domain/cities';
import type { ApiDeps } from '@marquee/platform';
import { cityText, drawCities, t } from '@marquee/web/drawn';
import type { ReadShown } from '../copies/read-public.ts';
import { sitePreview } from '../previews/preview.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { copyOf } from './copy-of.ts';
import type { PageDocument } from './page-document.ts';

/** The cities of the network. */
export async function citiesDocument(deps: ApiDeps, read: ReadShown): Promise<PageDocument> {
  const shown = await read(endpoints.cityStats, {}, () => cityStats(deps));
  const { answer: stats } = shown;
  const title = cityText('cities.title');
  const steps = [
    [t('site.name'), '/'],
    [title, '/cities'],
  ] as const;
  return {
    status: 200,
    head: {
      title: t('site.title', { page: title }),
      description: cityText('cities.text'),
      canonical: '/cities',
      image: await sitePreview(),
      structured: [breadcrumbs(steps, deps.publicOrigin)],
    },
    content: drawCities(stats),
    data: [[['cityStats', {}], stats]],
    copy: copyOf([shown]),
  };
}
