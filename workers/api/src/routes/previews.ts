import type { Slices } from '@marquee/contract';
import { cityStatus } from '@marquee/domain/cities';
import { getEvent } from '@marquee/domain/events';
import { Moved, notFound } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';
import { eventCard, listingCard, siteCard } from '../previews/cards.ts';
import { previewDocument } from '../previews/preview.ts';
import type { Verbs } from '../verbs.ts';

const FILE = /^(.{1,200})\.png$/;

/** Only what exists has a preview, so nobody can have images drawn at will (docs/decisions/029-preview-images.md). */
export const previewRoutes: Verbs<Slices['previews']> = {
  getEventPreview: async (deps, { params }, call) => {
    const [, slug] = FILE.exec(params.file) ?? [];
    if (slug === undefined) throw notFound('preview');
    return previewDocument(deps, eventCard(await eventOf(deps, slug)), call);
  },
  getListingPreview: async (deps, { query }, call) => {
    const { city, state, category } = query;
    const found = await cityStatus(deps, { city, state });
    if (found.status !== 'live' && found.status !== 'available') throw notFound('preview');
    return previewDocument(deps, listingCard(found, category ?? ''), call);
  },
  getSitePreview: (deps, _input, call) => previewDocument(deps, siteCard(), call),
};

/** An event that was merged into another one has that one's preview. */
async function eventOf(deps: ApiDeps, slug: string) {
  try {
    return await getEvent(deps, slug);
  } catch (error) {
    if (error instanceof Moved) return getEvent(deps, error.location.replace(/^.*\//, ''));
    throw error;
  }
}
