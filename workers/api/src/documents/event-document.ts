import { endpoints } from '@marquee/contract';
import { getEvent } from '@marquee/domain/events';
import { Moved, Reject } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';
import { capitalized, detailText, drawEvent, eventsPath, longDate, placeName, placeText, t } from '@marquee/web/drawn';
import type { ReadShown } from '../copies/read-public.ts';
import { eventPreview } from '../previews/preview.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { copyOf } from './copy-of.ts';
import { eventJsonLd } from './event-json-ld.ts';
import { missingPage, type PageDocument } from './page-document.ts';

/** The page of an event. Throws Moved, with the page's address, for an event that was merged into another one. */
export async function eventDocument(deps: ApiDeps, read: ReadShown, slug: string): Promise<PageDocument> {
  const shown = await readEvent(deps, read, slug);
  if (shown === null)
    return missingPage(
      404,
      t('site.title', { page: detailText('detail.notFoundTitle') }),
      detailText('detail.notFoundText'),
    );
  const { answer: event } = shown;
  const { title } = event;
  const path = `/events/${event.slug}`;
  const summary = `${capitalized(longDate(event.startDate))} · ${placeText(event)}`;
  // Its page is gone, or its sources list it no more (packages/domain/src/events/show.ts).
  const isGone = event.status === 'inactive';
  const steps = [
    [t('site.name'), '/'],
    [t('listing.pageTitle', { place: placeName(event) }), eventsPath(event)],
    [title, path],
  ] as const;
  return {
    status: isGone ? 410 : 200,
    head: {
      title: t('site.title', { page: title }),
      description: event.description ? `${summary}. ${event.description}` : `${summary}. ${title}`,
      canonical: isGone ? null : path,
      image: event.imageUrl === null ? await eventPreview(event) : { path: event.imageUrl, alt: title },
      structured: [eventJsonLd(event, deps.publicOrigin), breadcrumbs(steps, deps.publicOrigin)],
    },
    content: drawEvent(event, new Date(deps.clock.now())),
    data: [[['getEvent', { params: { slug } }], event]],
    copy: copyOf([shown], event.timezone),
  };
}

/** An event by the slug of its page, possibly from a copy; null if there is none. Throws Moved with the page's address. */
export async function readEvent(deps: ApiDeps, read: ReadShown, slug: string) {
  const asked = endpoints.getEvent.params.safeParse({ slug });
  if (!asked.success) return null;
  try {
    return await read(endpoints.getEvent, { params: asked.data }, () => getEvent(deps, asked.data.slug));
  } catch (error) {
    if (error instanceof Reject && error.status === 404) return null;
    if (error instanceof Moved) throw new Moved(error.location.replace(/^\/api/, ''));
    throw error;
  }
}
