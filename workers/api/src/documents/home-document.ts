import type { ApiDeps } from '@marquee/platform';
import { t } from '@marquee/web/drawn';
import type { PageDocument } from './page-document.ts';

/** The first page: its head. What it shows depends on the visitor's own city, so the application draws it. */
export function homeDocument({ publicOrigin }: ApiDeps): Promise<PageDocument> {
  return Promise.resolve({
    status: 200,
    head: {
      title: `${t('site.name')}: ${t('site.tagline')}`,
      description: t('site.description'),
      canonical: '/',
      structured: [{ '@type': 'WebSite', name: t('site.name'), url: new URL('/', publicOrigin).href }],
    },
    content: null,
    data: [],
  });
}
