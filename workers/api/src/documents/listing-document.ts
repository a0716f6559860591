import { DEFAULT_CITY, endpoints } from '@marquee/contract';
import { countCategories, listEvents } from '@marquee/domain/events';
import type { ApiDeps } from '@marquee/platform';
import {
  categoriesMeant,
  categoryName,
  drawListing,
  eventsPath,
  firstPage,
  listingInAddress,
  noteText,
  placeName,
  t,
} from '@marquee/web/drawn';
import type { ReadShown } from '../copies/read-public.ts';
import { listingPreview } from '../previews/preview.ts';
import { hasMail } from '../routes/mail.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { copyOf } from './copy-of.ts';
import { missingPage, type PageDocument } from './page-document.ts';

/** A city's listing, with the filters of its address. Search results are left to the application, and to no search engine. */
export async function listingDocument(deps: ApiDeps, read: ReadShown, params: URLSearchParams): Promise<PageDocument> {
  const { named, filters, listed, around } = listingInAddress(params);
  const asked = named ?? DEFAULT_CITY;
  const { query, isNothing } = listed(asked);
  const place = endpoints.countCategories.query.safeParse(around(asked));
  const title = t('site.title', { page: t('listing.pageTitle', { place: placeName(asked) }) });
  if (!place.success) return missingPage(404, title, noteText('note.unknown'));
  const input = endpoints.listEvents.query.safeParse(query);
  if (filters.q !== '' || isNothing || !input.success) return hidden(title);
  const [listing, counting, canMail] = await Promise.all([
    read(endpoints.listEvents, { query: input.data }, () => listEvents(deps, input.data)),
    read(endpoints.countCategories, { query: place.data }, () => countCategories(deps, place.data)),
    hasMail(deps),
  ]);
  const { answer: page } = listing;
  const { answer: counts } = counting;
  if (page.city.status === 'unknown') return missingPage(404, title, noteText('note.unknown'));
  const [category = '', ...others] = categoriesMeant(filters.category);
  const only = others.length > 0 ? '' : category;
  const head = headOf(page.city, only, deps.publicOrigin);
  const isOpen = page.city.status === 'live' || page.city.status === 'available';
  return {
    status: 200,
    head: isOpen ? { ...head, image: await listingPreview(page.city, only) } : { ...head, canonical: null },
    content: drawListing({ place: asked, filters, page, counts, now: new Date(deps.clock.now()), hasMail: canMail }),
    data: [firstPage(asked, filters, page), [['countCategories', { query: around(asked) }], counts]],
    copy: copyOf([listing, counting], page.events[0]?.timezone),
  };
}

/** One address for each city, and for each of its categories: order and venue show the same events. */
function headOf(city: { city: string; state: string }, category: string, origin: string) {
  const place = placeName(city);
  const all = t('listing.pageTitle', { place });
  const named = category === '' ? '' : categoryName(category);
  const page = category === '' ? all : t('listing.categoryTitle', { place, category: named });
  const canonical = eventsPath(city, category);
  const step = category === '' ? [] : [[page, canonical] as const];
  const steps = [[t('site.name'), '/'] as const, [all, eventsPath(city)] as const, ...step];
  return {
    title: t('site.title', { page }),
    description: t('listing.description', { place, category: named }),
    canonical,
    structured: [breadcrumbs(steps, origin)],
  };
}

function hidden(title: string): PageDocument {
  return { status: 200, head: { title, description: t('site.description'), canonical: null }, content: null, data: [] };
}
