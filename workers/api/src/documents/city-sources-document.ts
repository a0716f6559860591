import { type CitySources, endpoints } from '@marquee/contract';
import { citySources } from '@marquee/domain/coverage';
import { Reject } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';
import { cityText, coverageText, drawCitySources, placeName, sourcesPath, t } from '@marquee/web/drawn';
import type { ReadShown, Shown } from '../copies/read-public.ts';
import { listingPreview } from '../previews/preview.ts';
import { hasMail } from '../routes/mail.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { copyOf } from './copy-of.ts';
import { missingPage, type PageDocument } from './page-document.ts';

/** What we read in a city. */
export async function citySourcesDocument(deps: ApiDeps, read: ReadShown, slug: string): Promise<PageDocument> {
  const shown = await readSources(deps, read, slug);
  if (shown === null) return missingPage(404, t('site.title', { page: t('missing.title') }), t('missing.hint'));
  const { answer: city } = shown;
  const title = coverageText('coverage.title', { place: placeName(city) });
  const path = sourcesPath(city);
  const steps = [
    [t('site.name'), '/'],
    [cityText('cities.title'), '/cities'],
    [title, path],
  ] as const;
  return {
    status: 200,
    head: {
      title: t('site.title', { page: title }),
      description: coverageText('coverage.text'),
      canonical: path,
      image: await listingPreview(city, ''),
      structured: [breadcrumbs(steps, deps.publicOrigin)],
    },
    content: drawCitySources(city, { hasMail: await hasMail(deps) }),
    data: [[['getCitySources', { params: { slug } }], city]],
    copy: copyOf([shown], city.timezone),
  };
}

async function readSources(deps: ApiDeps, read: ReadShown, slug: string): Promise<Shown<CitySources> | null> {
  const asked = endpoints.getCitySources.params.safeParse({ slug });
  if (!asked.success) return null;
  try {
    return await read(endpoints.getCitySources, { params: asked.data }, () => citySources(deps, asked.data.slug));
  } catch (error) {
    if (error instanceof Reject && error.status === 404) return null;
    throw error;
  }
}
