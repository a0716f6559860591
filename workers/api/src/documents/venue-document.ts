import { endpoints, type Venue } from '@marquee/contract';
import { listEvents } from '@marquee/domain/events';
import { getVenue } from '@marquee/domain/venues';
import { Reject } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';
import {
  drawVenue,
  eventsPath,
  placeName,
  t,
  venueEventsQuery,
  venuePage,
  venuePath,
  venueText,
} from '@marquee/web/drawn';
import type { ReadShown } from '../copies/read-public.ts';
import { listingPreview } from '../previews/preview.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { copyOf } from './copy-of.ts';
import { missingPage, type PageDocument } from './page-document.ts';
import { venueJsonLd } from './venue-json-ld.ts';

/** The page of a venue with its first events. */
export async function venueDocument(deps: ApiDeps, read: ReadShown, slug: string): Promise<PageDocument> {
  const shown = await readVenue(deps, read, slug);
  if (shown === null) return missingPage(404, t('site.title', { page: t('missing.title') }), t('missing.hint'));
  const { answer: venue } = shown;
  const query = endpoints.listEvents.query.parse(venueEventsQuery(venue));
  const listing = await read(endpoints.listEvents, { query }, () => listEvents(deps, query));
  const { name, list } = venue;
  const place = placeName(venue);
  const path = venuePath(venue.slug);
  const page = venueText('venue.pageTitle', { name, place });
  const steps = [
    [t('site.name'), '/'],
    [t('listing.pageTitle', { place: placeName(list) }), eventsPath(list)],
    [name, path],
  ] as const;
  return {
    status: 200,
    head: {
      title: t('site.title', { page }),
      description: venue.description ?? venueText('venue.description', { name, place }),
      canonical: path,
      image: await listingPreview({ city: list.city, state: list.state }, ''),
      structured: [venueJsonLd(venue, deps.publicOrigin), breadcrumbs(steps, deps.publicOrigin)],
    },
    content: drawVenue(venue, listing.answer, new Date(deps.clock.now())),
    data: [[['getVenue', { params: { slug } }], venue], venuePage(venue, listing.answer)],
    copy: copyOf([shown, listing], venue.timezone),
  };
}

async function readVenue(
  deps: ApiDeps,
  read: ReadShown,
  slug: string,
): Promise<{ answer: Venue; asOf: number | null } | null> {
  const asked = endpoints.getVenue.params.safeParse({ slug });
  if (!asked.success) return null;
  try {
    return await read(endpoints.getVenue, { params: asked.data }, () => getVenue(deps, asked.data.slug));
  } catch (error) {
    if (error instanceof Reject && error.status === 404) return null;
    throw error;
  }
}

/** Where a venue is managed: nobody's search result. */
export function managementDocument(): PageDocument {
  const title = t('site.title', { page: venueText('manage.title') });
  return { status: 200, head: { title, description: t('site.description'), canonical: null }, content: null, data: [] };
}
